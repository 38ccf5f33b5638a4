import { defineMessages } from '../../messages/index.ts';

export const encounterAgendaMessages = defineMessages('encounter-agenda', {
  title: 'Encounters',
  day: 'Day',
  before: 'Previous day',
  after: 'Next day',
  today: 'Today',
  loading: 'Loading the encounters',
  failed: 'The encounters could not be loaded',
  refreshFailed: 'The encounters could not be refreshed',
  none: 'Nothing is booked for this day',
  count: '{count} encounters',
  open: '{name}, {when}',
});
