import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    retry: 'Try again',
    reference: 'Reference for support: {requestId}',
    copy: 'Copy reference',
    copied: 'Copied',
  },
  hi: {
    retry: 'फिर से कोशिश करें',
    reference: 'सहायता के लिए संदर्भ: {requestId}',
    copy: 'संदर्भ कॉपी करें',
    copied: 'कॉपी हो गया',
  },
});
