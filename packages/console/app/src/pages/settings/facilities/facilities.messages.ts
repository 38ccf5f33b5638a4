import { defineMessages } from '@careline/ui/messages';

export const facilitiesMessages = defineMessages('settings-facilities', {
  intro:
    'The number of the doctor on duty stands on the card of what cannot wait on a call, so that the caller can ring it at once.',
  callingHours: 'Patients are called from {from} to {to}',
  dutyDoctor: 'Number of the doctor on duty',
  dutyDoctorHint:
    'Ten digits in India, + and the country code elsewhere. Leave it empty where there is no such doctor.',
  wrongPhone: 'Enter a phone number: ten digits in India, + and the country code elsewhere.',
});
