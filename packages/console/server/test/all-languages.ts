import { loadLanguages } from '../src/languages/load-languages.ts';

// The server loads its languages when it starts.
await loadLanguages();
