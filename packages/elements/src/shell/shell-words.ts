import type { Language } from './languages.ts';

/** What is said when nothing else could be loaded; in the views' own words, which a test holds equal. */
export const shellWords: Readonly<Record<Language, { readonly failed: string; readonly retry: string }>> = {
  en: { failed: 'This part could not be shown.', retry: 'Try again' },
  hi: { failed: 'यह हिस्सा नहीं दिखाया जा सका।', retry: 'फिर कोशिश करें' },
};
