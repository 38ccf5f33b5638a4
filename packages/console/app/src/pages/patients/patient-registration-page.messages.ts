import { defineMessages } from '@careline/ui/messages';

export const patientRegistrationMessages = defineMessages('patient-registration-page', {
  title: 'Patient registration',
  noAccess: 'Your account cannot change registrations. Nothing was loaded.',
  unknown: 'There is no such patient at your facility',
  readings: 'All readings',
});
