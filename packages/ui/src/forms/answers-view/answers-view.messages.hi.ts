import type { TranslationOf } from '../../messages/index.ts';
import type { answersViewMessages } from './answers-view.messages.ts';

export const answersViewHindi: TranslationOf<typeof answersViewMessages> = {
  name: 'answers-view',
  sentences: {
    rowOf: '{row} {number} (कुल {count})',
    reason: 'कारण: {reason}',
    yes: 'हाँ',
    no: 'नहीं',
  },
};
