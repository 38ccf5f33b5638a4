import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './date-field.messages.ts';

export const dateFieldHindi: TranslationOf<typeof messages> = {
  name: 'date-field',
  sentences: {
    shape: 'दिन-माह-वर्ष',
    notADay: 'दिन को DD-MM-YYYY के रूप में लिखें, जैसे 05-01-2024।',
    calendar: 'कैलेंडर से दिन चुनें',
    timeOf: 'समय',
  },
};
