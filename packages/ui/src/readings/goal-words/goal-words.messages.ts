import { defineMessages } from '../../messages/index.ts';

export const goalWordMessages = defineMessages('goal-words', {
  whole: '{what} {aim}',
  isBelow: 'below {value}',
  isAtMost: 'at most {value}',
  isAtLeast: 'at least {value}',
  isAbove: 'above {value}',
});
