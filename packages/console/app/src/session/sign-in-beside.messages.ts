import { defineMessages } from '@careline/ui/messages';

export const signInBesideMessages = defineMessages('sign-in-beside', {
  signIn: 'Sign in in a new window',
  blocked: 'The browser did not open the window.',
  openTab: 'Sign in in a new tab',
  afterwards: 'Come back to this page afterwards.',
});
