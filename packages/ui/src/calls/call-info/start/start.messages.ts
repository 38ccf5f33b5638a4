import { defineMessages } from '../../../messages/index.ts';

export const callNumbersMessages = defineMessages('call-numbers', {
  others: 'Other numbers of the patient',
  call: 'Call {number}',
  elsewhere: 'Called {number} from my own phone',
  notOneNumber: '“{text}” is not a single phone number. Correct it in the registration.',
  stopped: '{number}: {reason}, recorded by {name} on {date}',
  allow: 'Allow again',
  allowNumber: 'Allow again: {number}',
  reason: 'Why may {number} be called again?',
  reasonHint: 'Visible in the audit log.',
  reasonRequired: 'Enter a reason.',
  cancel: 'Cancel',
  failed: 'The number could not be allowed again',
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
  noneLeft: 'None of the patient’s numbers can be called',
  noneLeftDo:
    'Ask the family or the record for another number, or allow one of these again. If you reached the patient another way, record the call here.',
  stoppedWhy: '{reason}, since {date}.',
  notBegun: 'The call could not be started',
  offline: 'You are offline, but you can still call',
  offlineDo:
    'Call {number} from your own phone, then press “Called from my own phone”. What you enter is saved on this device and sent when you are back online.',
  offlineNoNumber:
    'Call from your own phone, then press “Called from my own phone”. What you enter is saved on this device and sent when you are back online.',
  unheard:
    'This call started offline. It is saved on this device and sent when you are back online. Until then, a colleague may be calling the same patient.',
  running: 'Call in progress',
  unfinished: 'Unfinished call of {when}',
  again: 'Dial {number} again',
  ownPhone: 'Made on your own phone',
  attempt: 'Attempt {attempt}',
  duration: 'Duration of the call',
});

export const outsideHoursMessages = defineMessages('outside-hours', {
  title: 'Calls are not permitted at this hour',
  why: 'The calling hours are {from} to {to}.',
  next: 'Calls are permitted again: {when}.',
  reason: 'Reason for the emergency call',
  reasonHint: 'Only for an emergency. It is saved in the audit log with your name.',
  reasonRequired: 'Enter why this cannot wait.',
  call: 'Call in an emergency',
});
