import { defineMessages } from '../../messages/index.ts';

/** How the entries of a call are stored before the server has confirmed them. */
export const callDraftMessages = defineMessages('call-draft', {
  savedNow: 'Saved on this device',
  savedSeconds: 'Saved on this device {count} s ago',
  savedMinutes: 'Saved on this device {count} min ago',
  unsaved: 'Saving on this device',
  failed:
    'Your last entries could not be saved on this device. Careline keeps trying; do not close this page.',
  opening: 'Looking for your earlier entries',
  restored: 'What you entered {when} has been restored. It is not saved to the patient’s record yet.',
  elsewhere: 'This call is open in another tab. Here you can only read it.',
  takeOver: 'Take over here',
  asideTitle: 'Earlier entries that have no field in this form',
  asideDo: 'The form has changed. Enter again what still applies; otherwise it is not saved.',
  unavailable: 'What you enter is lost when you close this page, because this device cannot save it now.',
  unreadable:
    'An earlier draft of this call cannot be opened here. What you enter now is lost when you close this page.',
  otherFacility:
    'You started this call at another facility. Switch to it to continue. What you enter now is lost when you close this page.',
});

export const callLineMessages = defineMessages('call-line', {
  line: 'Line',
  simulated: 'Simulated line: no real call is made',
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
  notAnswered: 'The call has not been answered yet. Save this only if you spoke to someone.',
  hangUp: 'Hang up',
  notHungUp: 'The call could not be ended. Try again.',
  notConnected: 'The call was not connected',
  providerRefused:
    'The telephony provider refused the call. Dial from your own phone, and tell your administrator.',
  providerUnreachable:
    'The telephony provider cannot be reached. Dial from your own phone; this call stays open for its outcome.',
  providerUnknown: 'The provider may or may not be dialling. Wait for a ring, or dial from your own phone.',
  ownPhone: 'Dial {number} from your own phone',
});

/** A call whose save is queued on the device. */
export const queuedCallMessages = defineMessages('queued-call', {
  title: 'The call is waiting to be sent',
  stored: 'Saved on this device, even if you close this page. Careline sends it once.',
  storedPage: 'It is not saved on this device. Do not close this page until it is sent.',
  network: 'You are offline. Careline sends it when you are back online.',
  server: 'The server returned an error. Careline tries again automatically.',
  signIn: 'Your session has ended. Careline sends it after you sign in again.',
  nothing: 'An earlier entry for this patient must be sent first. It needs your attention.',
  sending: 'It is being sent now.',
  now: 'Send now',
  change: 'Change it before it is sent',
  busy: 'It is being sent right now. Wait a moment and try again.',
  maybe: 'It may already be saved. If so, you will compare both versions after your change.',
  changeStill: 'Change it anyway',
  leave: 'Leave it as it is',
  nextPatient: 'Next patient',
});

export const saveSummaryMessages = defineMessages('save-summary', {
  stores: 'Will be saved',
  nothingYet: 'Choose an outcome to save.',
  note: 'Note',
  nextCall: 'Next call {when}',
  nextCallOpen: 'Next call: enter the day',
  noNextCall: 'No next call',
  reportedTo: 'Reported to {name}, {when}',
  notReported: 'Not reported yet',
  formLeftOut: 'Form answers are not saved for unreached calls.',
  reading: '{metric} {value}',
  save: 'Save call',
  retry: 'Try to save again',
  saving: 'Saving',
  key: 'Ctrl+Enter',
  notSaved: 'The call is not saved yet',
  fileFailed: '{name} was not saved. Choose it again or remove it, then save.',
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
  nextCall: 'Next call: enter a day and time in the future.',
  nextCallAfterDanger: 'Next call: choose tomorrow at the latest, because a danger sign is open.',
});

/** The stored call differs from what was entered here. */
export const callConflictMessages = defineMessages('call-conflict', {
  title: 'A different version of this call is saved',
  by: '{author} finished it {when}. Your entries are not saved to the record. They stay on this device until you decide.',
  differences: 'Differences',
  what: 'Entry',
  ours: 'Entered here',
  theirs: 'Saved',
  none: 'Nothing',
  yes: 'Yes',
  no: 'No',
  disposition: 'Outcome',
  detail: 'Answer to the outcome',
  note: 'Note',
  nextCallAt: 'Next call',
  row: '{section}, {number}: {field}',
  keepStored: 'Keep the saved version',
  sure: 'Your entries will be deleted from this device.',
  delete: 'Delete my entries',
  back: 'Keep both for now',
  history: 'See the saved call',
  choose: 'Which version is right?',
  allOurs: 'Use all my entries',
  allTheirs: 'Use all saved values',
  fixed:
    'The saved outcome stays: a correction cannot change whether the call reached someone. If it is wrong, withdraw the call in the history and enter it again.',
  changes: 'What saving changes',
  beforeAfter: '{before} → {after}',
  becomes: 'This is saved as a correction, version {version}. The current version stays in the history.',
  becomesStatus: 'This is saved as a correction. The current version stays in the history.',
  reason: 'Reason for the correction',
  reasonHint: 'Visible in the call history.',
  reasonRequired: 'Enter a reason.',
  reasonTooLong: 'Shorten the reason.',
  store: 'Save the correction',
  misfit: 'These choices do not fit together. Change one, or correct the call in the history.',
  failed: 'The correction was not saved',
  storedHere: 'Your entries are still saved on this device.',
  changedAgain: 'The saved call has changed again. Check the differences, then save.',
});

export const callBarMessages = defineMessages('call-bar', {
  panes: 'View',
  form: 'Form',
  script: 'Script',
  patient: 'Patient',
});
