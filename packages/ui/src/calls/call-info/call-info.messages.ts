import { defineMessages } from '../../messages/index.ts';

/** Messages of the call screen as a whole. Each part has a file of its own. */
export const messages = defineMessages('call-info', {
  loading: 'Loading the patient',
  notLoaded: 'The call could not be opened',
  formMissing: 'The form of the call could not be loaded',
  patientMissing: 'There is no such patient at your facility. Search again.',
  noFacility: 'You have no facility',
  noFacilityDo: 'Calls are made for a facility. Ask an administrator to assign you to one.',
  notEnrolled: 'No call can be logged for this patient',
  notEnrolledDo:
    'The patient is not enrolled in a programme with calls here. Ask your registration desk to enrol them.',
  closed: 'This call is already finished',
  closedDo: 'You can find it in the call status history.',
  openHistory: 'See it in the history',
  searchAnother: 'Search for another patient',
  chooseCall: 'Choose the type of call',
  chooseCallDo: 'The form and the script depend on it.',
  call: 'Call',
  retry: 'Try again',
  context: 'About the patient',
  failedOtherPatient:
    'The server sent another patient’s data, which was discarded. Try again; if it happens again, report it.',
  failedClosed:
    'This call is already closed: it was saved earlier or from another window. Check the history before you enter it again.',
  failedConflict: 'Someone has changed this call. Check the history before you enter it again.',
  failedStopped:
    'Calls to this number or patient have been stopped. Check below whether you may call another number.',
  failedNoNumber: 'No phone number is recorded for this patient.',
});
