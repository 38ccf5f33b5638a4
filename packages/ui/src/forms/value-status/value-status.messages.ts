import { defineMessages } from '../../messages/index.ts';

export const valueStatusMessages = defineMessages('value-face', {
  withAct: '{flag} · {act}',
  inRange: 'in range {range}',
  asUsual: 'in range',
  noUrgentLimit: 'No urgent limit reached',
  notJudged: 'not judged: {reason}',
  'no-rule': 'no limits defined',
  age: 'age missing',
  sex: 'sex missing',
  pregnancy: 'pregnancy not known',
  'gestational-age': 'week of pregnancy missing',
  meal: 'before or after a meal not known',
  words: 'words, not a number',
  'no-unit': 'no unit',
  'other-unit': 'unit not understood',
  invalid: 'invalid result, test again',
  impossible: 'impossible value, measure again',
  swapped: 'numbers swapped, measure again',
  situation: 'time or meal not readable',
  'other-system': 'reading of another system',
});
