import { defineMessages } from '../../messages/index.ts';

/** How the entries of a call are stored before the server has confirmed them. */
export const callDraftMessages = defineMessages('call-draft', {
  savedNow: 'Kept on this device',
  savedSeconds: 'Kept on this device {count} s ago',
  savedMinutes: 'Kept on this device {count} min ago',
  unsaved: 'Keeping on this device',
  failed: 'This device could not keep the last entries. It is tried again; do not close this page.',
  opening: 'Looking for what you entered before',
  restored: 'What you entered {when} has been put back. It is not saved with the patient yet.',
  elsewhere: 'You have this call open in another tab. Here it can only be read.',
  takeOver: 'Take over here',
  asideTitle: 'Earlier entries without a place in this form',
  asideDo: 'The form has changed since. Enter again what still counts; it is not saved otherwise.',
  unavailable: 'What you enter is kept only while this page is open: this device keeps nothing now.',
  unreadable:
    'An earlier draft of this call cannot be opened here. What you enter now is kept only while this page is open.',
  otherFacility:
    'You began this call at another facility; switch there to go on. What you enter now is kept only while this page is open.',
});

export const callLineMessages = defineMessages('call-line', {
  line: 'Line',
  simulated: 'Simulated line: nobody is called',
  dialling: 'Dialling',
  ringing: 'Ringing',
  answered: 'Answered',
  ended: 'Hung up',
  failed: 'Not connected',
  other: 'Line open',
  noAnswer: 'No answer',
  busy: 'Busy',
  unreachable: 'Switched off or unreachable',
  invalidNumber: 'The number does not exist',
  notAnswered: 'The line has not been answered yet. Save this only if you spoke to somebody.',
  hangUp: 'Hang up',
  notHungUp: 'The line could not be ended. Try again.',
  notConnected: 'The call was not connected',
  providerRefused:
    'The telephony provider refused the call. Dial from your own phone, and tell your administrator.',
  providerUnreachable:
    'The telephony provider cannot be reached. Dial from your own phone; this call stays open for its outcome.',
  providerUnknown:
    'It is not known whether the provider is dialling. Wait for a ring, or dial from your own phone.',
  ownPhone: 'Dial {number} from your own phone',
});

/** A call whose save is queued on the device. */
export const queuedCallMessages = defineMessages('queued-call', {
  title: 'The call is waiting to be sent',
  stored: 'It is kept on this device, even if you close this page, and is sent once.',
  storedPage: 'It is kept only while this page is open. Do not close the page until it is sent.',
  network: 'There is no connection. It is sent as soon as there is one.',
  server: 'The server did not answer correctly. Sending is tried again automatically.',
  signIn: 'Your session has ended. It is sent once you are signed in again.',
  nothing: 'It waits for an earlier save about this patient, which needs you.',
  sending: 'It is being sent now.',
  now: 'Send now',
  change: 'Change it before it is sent',
  busy: 'It is being sent just now. Wait a moment and try again.',
  maybe: 'It may already be saved. If so, you compare both versions after your change.',
  changeStill: 'Change it anyway',
  leave: 'Leave it as it is',
  nextPatient: 'Next patient',
});

export const saveSummaryMessages = defineMessages('save-summary', {
  stores: 'Will be stored',
  nothingYet: 'Choose an outcome to save.',
  note: 'Note',
  nextCall: 'Next call {when}',
  nextCallOpen: 'Next call: enter the day',
  noNextCall: 'No next call',
  reportedTo: 'Told {name}, {when}',
  notReported: 'Nobody is told yet',
  formLeftOut: 'Form answers are not saved for unreached calls.',
  reading: '{metric} {value}',
  save: 'Save call',
  retry: 'Try to save again',
  saving: 'Saving',
  key: 'Ctrl+Enter',
  notSaved: 'The call is not saved yet',
  fileFailed: '{name} was not stored. Choose it again or remove it, then save.',
  filesOnTheWay: 'The files are being uploaded. The call is saved after that.',
  stored: 'Everything you entered is still here.',
  saved: 'The call is saved',
  nextPatient: 'Next patient',
  searchPatient: 'Search for a patient',
  history: 'See it in the history',
});

export const callInfoOutcomeMessages = defineMessages('call-info/call-outcome', {
  form: 'Call form',
  answersFailed: 'The answers of earlier calls could not be loaded.',
  afterwards: 'Note and next call',
  note: 'Note',
  noteHint: 'What the next caller should know',
  noteTooLong: 'Shorten the note to {max} characters.',
  disposition: 'Outcome: choose one.',
  detail: 'Outcome: answer the question below it.',
  confirmation: 'Outcome: confirm it, or choose another one.',
  nextCall: 'Next call: enter a day and a time that is still to come.',
  nextCallAfterDanger: 'Next call: choose tomorrow at the latest, because a danger is open.',
});

/** The stored call differs from what was entered here. */
export const callConflictMessages = defineMessages('call-conflict', {
  title: 'Something else is stored for this call',
  by: '{author} finished it {when}. What you entered is not stored, and stays on this device until you decide.',
  differences: 'Where the two differ',
  what: 'Entry',
  ours: 'Entered here',
  theirs: 'Stored',
  none: 'Nothing',
  yes: 'Yes',
  no: 'No',
  disposition: 'Outcome',
  detail: 'Answer to the outcome',
  note: 'Note',
  nextCallAt: 'Next call',
  row: '{section}, {number}: {field}',
  keepStored: 'What is stored is right',
  sure: 'What you entered here is then deleted from this device.',
  delete: 'Delete what I entered',
  back: 'Keep both for now',
  history: 'See what is stored',
  choose: 'Which of the two is right?',
  allOurs: 'All as entered here',
  allTheirs: 'All as stored',
  fixed:
    'It stays as it is stored: a correction never turns a call that reached somebody into one that did not, or the other way. If that is wrong, withdraw the call in the history and enter it anew.',
  changes: 'What storing it changes',
  beforeAfter: '{before} → {after}',
  becomes:
    'It is stored as a correction, version {version}. What is stored now stays readable in the history.',
  becomesStatus: 'It is stored as a correction. What is stored now stays readable in the history.',
  reason: 'Reason for the correction',
  reasonHint: 'Visible in the call history.',
  reasonRequired: 'Enter a reason.',
  reasonTooLong: 'Shorten the reason.',
  store: 'Store the correction',
  misfit: 'These do not fit together as chosen. Choose otherwise, or correct the call in the history.',
  failed: 'The correction was not stored',
  storedHere: 'What you entered is still kept on this device.',
  changedAgain: 'The stored call was changed again meanwhile. Look at what differs now, then store it.',
});

export const callBarMessages = defineMessages('call-bar', {
  panes: 'What is shown',
  form: 'Form',
  script: 'Script',
  patient: 'Patient',
});
