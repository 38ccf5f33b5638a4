import type { TranslationOf } from '../../messages/index.ts';
import type { restingSearchMessages } from './resting-search.messages.ts';

export const restingSearchHindi: TranslationOf<typeof restingSearchMessages> = {
  name: 'resting-search',
  sentences: {
    hint: 'UHID लिखें या स्कैन करें, या फ़ोन नंबर, नाम या जन्म तिथि लिखें।',
    title: 'आप किसे खोज रहे हैं?',
    text: 'UHID, मरीज़ के किसी भी फ़ोन नंबर, किसी भी शब्द-क्रम में नाम, या जन्म तिथि से खोजें।',
  },
};
