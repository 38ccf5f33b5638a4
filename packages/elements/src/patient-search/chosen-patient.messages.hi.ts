import type { TranslationOf } from '@careline/ui/messages';
import type { messages } from './chosen-patient.messages.ts';

export const chosenPatientHindi: TranslationOf<typeof messages> = {
  name: 'chosen-patient',
  sentences: {
    chosen: 'चुना गया मरीज़',
    change: 'दूसरा मरीज़ चुनने के लिए ऊपर लिखें।',
  },
};
