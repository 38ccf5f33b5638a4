import { defineMessages } from '../../messages/index.ts';

export const patientEncountersMessages = defineMessages('patient-encounters', {
  title: 'Encounters',
  others: 'Other encounters',
  upcoming: 'Upcoming',
  past: 'Past',
  none: 'No encounters are booked for this patient.',
  noOthers: 'No other encounters of this patient.',
  failed: 'The encounters could not be loaded',
  open: '{service}, {when}',
  first: 'Only the latest {count} are shown.',
});
