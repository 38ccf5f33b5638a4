import { defineMessages } from '../../messages/index.ts';

export const otherReadingsMessages = defineMessages('other-readings', {
  bare: 'Records without a value',
  rapidTests: 'Rapid tests',
  other: 'Other readings',
  otherNote: 'Codes that do not belong to a metric. They have no reference and no flag.',
  withheld: {
    one: '1 reading that does not count: removed, replaced or in doubt',
    other: '{count} readings that do not count: removed, replaced or in doubt',
  },
  notDrawn: { one: 'Not on the chart: 1', other: 'Not on the chart: {count}' },
  assessment: 'Other system: {words}',
  deleted: 'Deleted',
  superseded: 'Replaced by a correction',
  enteredInError: 'Withdrawn: entered in error',
  inFuture: 'In doubt: dated in the future when imported',
  beforeBirth: 'In doubt: before the date of birth on record',
  afterDeath: 'In doubt: after the date of death on record',
  standing: 'Does not count: {standing}',
  unnamed: 'Without a name',
  more: { one: 'Show 1 more', other: 'Show {count} more' },
});
