import type { Language } from '../shell/languages.ts';

/** What a frame says of a page that the server does not know; in the views' own words, which a test holds equal. */
export const unknownPageWords: Readonly<Record<Language, string>> = {
  en: 'Careline does not know {origin}. Ask an administrator to add it under Settings, Partners.',
  hi: 'Careline {origin} को नहीं पहचानता। व्यवस्थापक से कहें कि वे इसे “सेटिंग्स, साझेदार” में जोड़ें।',
};
