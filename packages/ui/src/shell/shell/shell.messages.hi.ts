import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './shell.messages.ts';

export const shellHindi: TranslationOf<typeof messages> = {
  name: 'shell',
  sentences: {
    skip: 'सीधे सामग्री पर जाएँ',
    account: 'खाता',
    accountInfo: 'खाते की जानकारी',
    closeMenu: 'मेनू बंद करें',
  },
};
