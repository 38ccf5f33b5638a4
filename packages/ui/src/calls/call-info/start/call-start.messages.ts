import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('call-start', {
  start: 'Start the call',
  dial: 'Call {number}',
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
  running: 'Call in progress',
  unfinished: 'Unfinished call of {when}',
  again: 'Dial {number} again',
  ownPhone: 'Made on your own phone',
  attempt: 'Attempt {attempt}',
  duration: 'Duration of the call',
});
