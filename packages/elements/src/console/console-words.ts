import type { Language } from '../shell/languages.ts';

/** What stands in the place of the console once there is no session. */
export const consoleWords: Readonly<Record<Language, { readonly ended: string }>> = {
  en: { ended: 'You are signed out.' },
  hi: { ended: 'आप साइन आउट हो चुके हैं।' },
};
