import { defineMessages } from '../../messages/index.ts';

export const lastReadingsMessages = defineMessages('last-readings', {
  title: 'Last readings',
  failed: '{metric} could not be loaded',
  none: 'none recorded',
  by: '{date}, {author}',
  beforeEnrolment: 'before enrolment',
  before: '{change} since {date} ({value})',
  beforeOnly: 'Before: {value} ({date})',
  course: { one: '{count} value since {since}: {range}', other: '{count} values since {since}: {range}' },
  irrPulse: 'irregular pulse',
});
