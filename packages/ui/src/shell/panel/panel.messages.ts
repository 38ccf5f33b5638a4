import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('panel', {
  close: 'Close',
  notLoaded: 'This could not be opened. Check the connection and try again.',
});
