import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('on-demand', {
  missing: 'This part could not be loaded',
  missingDo: 'Check the connection and try again. What you have entered is still there.',
});
