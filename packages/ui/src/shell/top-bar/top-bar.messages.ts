import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('top-bar', {
  apps: 'Apps',
  tabs: 'App links',
  account: 'Account menu of {name}',
});
