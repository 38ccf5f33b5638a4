import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { apps: 'Apps', tabs: 'App links', account: 'Account menu of {name}' },
  hi: { apps: 'ऐप', tabs: 'ऐप लिंक', account: '{name} का खाता मेनू' },
});
