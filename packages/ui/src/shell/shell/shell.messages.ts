import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    skip: 'Skip to content',
    account: 'Account',
    accountInfo: 'Account Info',
    closeMenu: 'Close menu',
  },
  hi: {
    skip: 'सीधे सामग्री पर जाएँ',
    account: 'खाता',
    accountInfo: 'खाते की जानकारी',
    closeMenu: 'मेनू बंद करें',
  },
});
