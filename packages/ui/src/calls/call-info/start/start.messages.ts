import { defineMessages } from '../../../messages/index.ts';

export const callNumbersMessages = defineMessages('call-numbers', {
  others: 'Other numbers of the patient',
  call: 'Call {number}',
  elsewhere: 'Called {number} from my own phone',
  notOneNumber: '“{text}” is not one phone number. Correct it in the registration.',
  stopped: '{number}: {reason}, said by {name} on {date}',
  allow: 'Allow again',
  allowNumber: 'Allow again: {number}',
  reason: 'Why may {number} be called again?',
  reasonHint: 'Visible in the audit.',
  reasonRequired: 'Enter a reason.',
  cancel: 'Cancel',
  failed: 'The number was not allowed again',
});

export const callStartMessages = defineMessages('call-start', {
  start: 'Start the call',
  dial: 'Call {number}',
  askTitle: 'Dial this number?',
  askText: '{number}, {name}',
  askDial: 'Dial',
  askCancel: 'Cancel',
  elsewhere: 'Called from my own phone',
  prefers: 'The patient prefers to be called from {from} to {to}.',
  noNumber: 'No phone number is recorded',
  noNumberDo: 'If you reached the patient another way, record the call here.',
  stopped: 'Calls to this patient were stopped',
  noneLeft: 'No number of the patient is left to call',
  noneLeftDo:
    'Ask the family or the record for another number, or allow one of these again. If you reached the patient another way, record the call here.',
  stoppedWhy: '{reason}, since {date}.',
  notBegun: 'The call could not be started',
  offline: 'No network: you can still call',
  offlineDo:
    'Call {number} from your own phone, then press “Called from my own phone”. What you enter is kept on this device and sent when the network is back.',
  offlineNoNumber:
    'Call from your own phone, then press “Called from my own phone”. What you enter is kept on this device and sent when the network is back.',
  unheard:
    'This call began without a network. It is kept on this device and sent when the network is back. Whether a colleague is calling this patient as well is not known until then.',
  running: 'Call in progress',
  unfinished: 'Unfinished call of {when}',
  again: 'Dial {number} again',
  ownPhone: 'Made on your own phone',
  attempt: 'Attempt {attempt}',
  duration: 'Duration of the call',
});

export const outsideHoursMessages = defineMessages('outside-hours', {
  title: 'Patients are not called at this hour',
  why: 'The calling hours are {from} to {to}.',
  next: 'Calls are permitted again: {when}.',
  reason: 'Reason of the emergency',
  reasonHint: 'Only for an emergency. It is kept in the audit with your name.',
  reasonRequired: 'Enter why this cannot wait.',
  call: 'Call in an emergency',
});
