import type { TranslationOf } from '../messages/index.ts';
import type {
  dateFieldMessages,
  dialogMessages,
  errorStateMessages,
  fieldMessages,
  onDemandMessages,
  progressLineMessages,
} from './primitives.messages.ts';

export const dateFieldHindi: TranslationOf<typeof dateFieldMessages> = {
  name: 'date-field',
  sentences: {
    shape: 'दिन-माह-वर्ष',
    notADay: 'दिन को DD-MM-YYYY के रूप में लिखें, जैसे 05-01-2024।',
    calendar: 'कैलेंडर से दिन चुनें',
    timeOf: 'समय',
  },
};

export const dialogHindi: TranslationOf<typeof dialogMessages> = {
  name: 'dialog',
  sentences: { close: 'बंद करें' },
};

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

export const progressLineHindi: TranslationOf<typeof progressLineMessages> = {
  name: 'progress-line',
  sentences: {
    wait: 'कृपया प्रतीक्षा करें',
  },
};
