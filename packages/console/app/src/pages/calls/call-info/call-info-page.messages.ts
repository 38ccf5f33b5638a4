import { defineMessages } from '@careline/ui/messages';

export const callInfoPageMessages = defineMessages('call-info-page', {
  title: 'Call Info',
  search: 'Find a patient',
  allReadings: 'All readings',
  viewReadings: 'View all readings',
  correct: 'Correct registration',
  correctTitle: 'Correct the registration',
});
