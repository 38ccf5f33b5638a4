import { defineMessages } from '@careline/ui/messages';

export const patientRegistrationMessages = defineMessages('patient-registration-page', {
  title: 'Registration of a patient',
  noAccess: 'Your account may not change registrations. Nothing was loaded.',
  needs: 'This page needs the scope {scopes}, and a scope that opens the programme area.',
  ask: 'Ask your administrator for it, and name that scope.',
  unknown: 'There is no such patient at your facility',
  readings: 'All readings',
});
