import { defineMessages } from '@careline/ui/messages';

export const callInfoPageMessages = defineMessages('call-info-page', {
  title: 'Call Info',
  whomTitle: 'Whom do you want to call?',
  whom: 'A call belongs to a patient. Search for the patient first and open the call from there.',
  search: 'Find a patient',
  allReadings: 'All readings',
  viewReadings: 'View all readings',
});
