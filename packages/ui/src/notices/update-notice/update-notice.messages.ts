import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('update-notice', {
  ready: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
});
