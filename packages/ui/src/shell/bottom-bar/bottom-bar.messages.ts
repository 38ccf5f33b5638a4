import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('bottom-bar', {
  bar: 'Quick access',
  alerts: 'Alerts',
  account: 'Account',
});
