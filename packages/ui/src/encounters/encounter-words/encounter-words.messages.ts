import { defineMessages } from '../../messages/index.ts';

export const encounterWordsMessages = defineMessages('encounter-words', {
  waiting: 'Waiting {time}',
  late: '{time} late',
  unclosed: 'Not closed',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
  days: { one: '{count} day', other: '{count} days' },
  nameless: 'Name not recorded',
  noUhid: 'No UHID',
  nobody: 'Not assigned',
  range: '{from} – {to}',
  dayAndTime: '{day}, {time}',
  today: 'Today, {date}',
  tomorrow: 'Tomorrow, {date}',
  yesterday: 'Yesterday, {date}',
});
