import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { ready: 'A new version is ready', reload: 'Reload', later: 'Later' },
  hi: { ready: 'नया संस्करण तैयार है', reload: 'फिर से लोड करें', later: 'बाद में' },
});
