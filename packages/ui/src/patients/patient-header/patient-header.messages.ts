import { defineMessages } from '../../messages/index.ts';

export const patientHeaderMessages = defineMessages('patient-header', {
  region: 'Patient',
  loading: 'Loading the patient',
  programmes: 'Programmes',
  languages: 'Languages',
  enrolledSince: '{programme} since {date}',
  none: 'none recorded',
  deceased: 'Deceased',
  callsStopped: 'Calls stopped: {reason}',
  emergency: 'Emergency access until {time}',
  emergencyOver: 'Emergency access has ended',
});
