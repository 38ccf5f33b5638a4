import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('error-state', {
  retry: 'Try again',
  reference: 'Reference for support: {requestId}',
  copy: 'Copy reference',
  copied: 'Copied',
});
