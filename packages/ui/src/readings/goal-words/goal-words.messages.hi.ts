import type { TranslationOf } from '../../messages/index.ts';
import type { goalWordMessages } from './goal-words.messages.ts';

export const goalWordsHindi: TranslationOf<typeof goalWordMessages> = {
  name: 'goal-words',
  sentences: {
    whole: '{what}: {aim}',
    isBelow: '{value} से कम',
    isAtMost: 'अधिक से अधिक {value}',
    isAtLeast: 'कम से कम {value}',
    isAbove: '{value} से अधिक',
  },
};
