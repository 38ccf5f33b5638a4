import type { EarlyWords } from '../shell/languages.ts';

/** Labels of the frame's buttons, the same as in the console. */
export const shellFrameWords: EarlyWords<{
  readonly skip: string;
  readonly openMenu: string;
  readonly closeMenu: string;
}> = {
  en: { skip: 'Skip to content', openMenu: 'Open menu', closeMenu: 'Close menu' },
  hi: { skip: 'सीधे सामग्री पर जाएँ', openMenu: 'मेनू खोलें', closeMenu: 'मेनू बंद करें' },
};
