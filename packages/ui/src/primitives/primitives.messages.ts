import { defineMessages } from '../messages/index.ts';

export const errorStateMessages = defineMessages('error-state', {
  retry: 'Try again',
  reference: 'Reference for support: {requestId}',
  copy: 'Copy reference',
  copied: 'Copied',
});

export const fieldMessages = defineMessages('field', { required: '(required)' });

export const onDemandMessages = defineMessages('on-demand', {
  missing: 'This part could not be loaded',
  missingDo: 'Check the connection and try again. What you have entered is still here.',
  retry: 'Try again',
});
