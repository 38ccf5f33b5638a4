import { defineMessages } from '@careline/ui/messages';

export const firstStepsMessages = defineMessages('facility-setup', {
  title: 'First steps',
  intro: 'This facility has no patients yet. Set it up in this order; you can change everything later.',
  progress: '{done} of {count} done',
  done: 'Done',
  open: 'To do',
  'facility.title': 'Complete the facility',
  'facility.text': 'Address and phone number appear on prescriptions and lab requests.',
  'facility.do': 'Open the facility',
  'duty-doctor.title': 'Enter the doctor on duty',
  'duty-doctor.text': 'Staff call this number when something cannot wait.',
  'duty-doctor.do': 'Enter the number',
  'colleagues.title': 'Invite colleagues',
  'colleagues.text': 'Each person gets an invitation by e-mail and the rights you choose.',
  'colleagues.do': 'Invite a colleague',
  'health-check-times.title': 'Offer times for health checks',
  'health-check-times.text': 'Health checks are booked only in times that the facility offers.',
  'health-check-times.do': 'Offer times',
  'patients.title': 'Register the first patient',
  'patients.text': 'Or import patients from another system with npm start -- import on the server.',
  'patients.do': 'Register a patient',
});
