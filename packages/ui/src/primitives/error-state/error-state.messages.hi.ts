import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './error-state.messages.ts';

export const errorStateHindi: TranslationOf<typeof messages> = {
  name: 'error-state',
  sentences: {
    retry: 'फिर से कोशिश करें',
    reference: 'सहायता के लिए संदर्भ: {requestId}',
    copy: 'संदर्भ कॉपी करें',
    copied: 'कॉपी हो गया',
  },
};
