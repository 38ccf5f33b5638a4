import { defineMessages } from '../messages/index.ts';

export const errorStateMessages = defineMessages('error-state', {
  retry: 'Try again',
  reference: 'Reference for support: {requestId}',
  copy: 'Copy reference',
  copied: 'Copied',
});

export const fieldMessages = defineMessages('field', { required: '(required)' });
