import { defineMessages } from '../../../messages/index.ts';

export const readingWordsMessages = defineMessages('reading-words', {
  manual: 'Entered by hand',
  noTime: 'No date',
  why_words: 'words, no number',
  why_no_unit: 'no unit',
  why_other_unit: 'a unit that cannot be converted',
  why_impossible: 'no living person has this value: measure again',
  why_in_words: 'a result in words',
  why_no_time: 'no readable date',
  why_other_situation: 'a meal situation of a later version',
});
