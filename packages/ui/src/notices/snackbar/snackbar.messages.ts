import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('snackbar', {
  // The trailing space is the specification's (section 8).
  loggingOut: 'Logging out now ',
});
