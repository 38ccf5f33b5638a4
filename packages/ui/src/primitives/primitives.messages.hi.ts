import type { TranslationOf } from '../messages/index.ts';
import type { errorStateMessages, fieldMessages, onDemandMessages } from './primitives.messages.ts';

export const errorStateHindi: TranslationOf<typeof errorStateMessages> = {
  name: 'error-state',
  sentences: {
    retry: 'फिर से कोशिश करें',
    reference: 'सहायता के लिए संदर्भ: {requestId}',
    copy: 'संदर्भ कॉपी करें',
    copied: 'कॉपी हो गया',
  },
};

export const fieldHindi: TranslationOf<typeof fieldMessages> = {
  name: 'field',
  sentences: { required: '(आवश्यक)' },
};

export const onDemandHindi: TranslationOf<typeof onDemandMessages> = {
  name: 'on-demand',
  sentences: {
    missing: 'यह हिस्सा लोड नहीं हो सका',
    missingDo: 'कनेक्शन जाँचें और फिर कोशिश करें। आपने जो भरा है, वह बना हुआ है।',
  },
};
