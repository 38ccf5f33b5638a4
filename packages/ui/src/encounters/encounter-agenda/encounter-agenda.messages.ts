import { defineMessages } from '../../messages/index.ts';

export const encounterAgendaMessages = defineMessages('encounter-agenda', {
  title: 'Encounters',
  day: 'Day',
  before: 'The day before',
  after: 'The day after',
  today: 'Today',
  loading: 'The encounters are being loaded',
  failed: 'The encounters could not be loaded',
  refreshFailed: 'The encounters could not be refreshed',
  none: 'Nothing is booked for this day',
  count: '{count} encounters',
  open: '{name}, {when}',
});
