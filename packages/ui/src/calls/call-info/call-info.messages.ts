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
    'The patient is in no programme whose calls can be logged here. Ask whoever keeps the register to enrol them.',
  closed: 'This call was finished already',
  closedDo: 'It is kept in the call status history.',
  openHistory: 'See it in the history',
  searchAnother: 'Search another patient',
  chooseCall: 'Choose the type of call',
  chooseCallDo: 'The form and the script depend on it.',
  call: 'Call',
  retry: 'Try again',
  context: 'About the patient',
  failedOtherPatient:
    'The answer was about another patient and was not used. Try again; if it happens again, report it.',
  failedClosed:
    'This call is closed already: an earlier try, or another window, was saved. Look at the history before you enter it again.',
  failedConflict: 'Somebody changed this call meanwhile. Look at the history before you enter it again.',
  failedStopped:
    'Calls to this number, or to this patient, were stopped meanwhile. See below whether another number may be called.',
  failedNoNumber: 'No phone number is recorded for this patient.',
});
