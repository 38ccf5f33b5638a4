import { defineMessages } from '@careline/ui/messages';

export const patientRegistrationMessages = defineMessages('patient-registration-page', {
  title: 'Registration of a patient',
  noAccess: 'Your account may not change registrations. Nothing was loaded.',
  unknown: 'There is no such patient at your facility',
  readings: 'All readings',
});
