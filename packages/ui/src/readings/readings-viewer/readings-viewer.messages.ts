import { defineMessages } from '../../messages/index.ts';

export const readingsViewerMessages = defineMessages('readings-viewer', {
  readings: 'Readings',
  loading: 'Loading the readings',
  loaded: { one: '1 reading', other: '{count} readings' },
  failedTitle: 'The readings could not be loaded',
  partTitle: 'Some readings are missing',
  partText: 'Could not be loaded: {parts}. This view is incomplete.',
  otherPart: 'other readings',
  refreshFailed: 'The readings could not be refreshed. This view may be out of date.',
  unreadable: {
    one: '1 reading cannot be shown by this version.',
    other: '{count} readings cannot be shown by this version.',
  },
  noneTitle: 'No readings yet',
  noneText: 'Readings appear here as soon as they are reported on a call, added or imported.',
  add: 'Add a reading',
  cards: 'Trends',
  first: 'Show {trend} first',
  notFirst: 'Show {trend} in its usual place',
  values: { one: '1 value', other: '{count} values' },
  change: '{change} since the previous one',
  notDrawn: { one: '1 not on the chart', other: '{count} not on the chart' },
  back: 'All readings',
  printedAt: 'Printed',
  unknownTrend: 'There is no such trend among these readings.',
});

export const readingWordsMessages = defineMessages('reading-words', {
  manual: 'Entered by hand',
  noTime: 'No date',
  why_words: 'words, not a number',
  why_no_unit: 'no unit',
  why_other_unit: 'a unit that cannot be converted',
  why_impossible: 'no living person has this value: measure again',
  why_in_words: 'a result in words',
  why_no_time: 'no readable date',
  why_other_situation: 'a meal situation from a later version',
});
