import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('shell', {
  skip: 'Skip to content',
  account: 'Account',
  accountInfo: 'Account Info',
  closeMenu: 'Close menu',
});
