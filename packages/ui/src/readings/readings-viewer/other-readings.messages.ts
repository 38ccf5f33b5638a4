import { defineMessages } from '../../messages/index.ts';

export const otherReadingsMessages = defineMessages('other-readings', {
  bare: 'Records without a value',
  rapidTests: 'Rapid tests',
  other: 'Other readings',
  otherNote: 'Codes that belong to no metric; they have no reference and no flag.',
  withheld: { one: '1 reading removed or replaced', other: '{count} readings removed or replaced' },
  notDrawn: { one: 'Not on the chart: 1', other: 'Not on the chart: {count}' },
  deleted: 'Deleted',
  superseded: 'Replaced by a correction',
  enteredInError: 'Taken back: entered in error',
  standing: 'Does not count: {standing}',
  unnamed: 'Without a name',
  more: { one: 'Show 1 more', other: 'Show {count} more' },
});
