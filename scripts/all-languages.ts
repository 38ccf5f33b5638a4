import { loadAllLanguages } from '@careline/core/internal/languages';

// Labels are in English until a page or server loads other languages. Tests need all of them.
await loadAllLanguages();
