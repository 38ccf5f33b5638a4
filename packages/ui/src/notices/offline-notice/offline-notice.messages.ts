import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('offline-notice', {
  offline: 'No Internet. Please Check your Connection',
});
