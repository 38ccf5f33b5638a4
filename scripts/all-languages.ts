import { loadAllLanguages } from '@careline/core/internal/languages';

// Labels are English until a page or a server has loaded its languages. Tests read them in each.
await loadAllLanguages();
