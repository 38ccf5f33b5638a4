import type { TranslationOf } from '@careline/ui/messages';
import type { callInfoElementMessages } from './call-info.messages.ts';

export const callInfoElementHindi: TranslationOf<typeof callInfoElementMessages> = {
  name: 'element-call-info',
  sentences: {
    whom: 'आप किसे कॉल कर रहे हैं?',
    whomDo: 'पहले मरीज़ चुनें; कॉल यहीं खुलेगी।',
  },
};
