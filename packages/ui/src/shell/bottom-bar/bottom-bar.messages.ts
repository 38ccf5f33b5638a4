import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { bar: 'Quick access', alerts: 'Alerts', account: 'Account' },
  hi: { bar: 'त्वरित पहुँच', alerts: 'अलर्ट', account: 'खाता' },
});
