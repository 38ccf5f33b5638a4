import { defineMessages } from '../../messages/index.ts';

export const outcomeCorrectionMessages = defineMessages('outcome-correction', {
  text: 'The call reached nobody. What it came to is set right here; its time and type are set right on their own.',
  outcome: 'Outcome',
  outcomeRequired: 'Choose what the call came to.',
  reachedTitle: 'A call that reached somebody has a log',
  reachedText:
    'A correction cannot add one. Withdraw this call, then open the patient’s call screen and record the call there with its log.',
  noteTooLong: 'Shorten the note to {max} characters.',
  conflictText: 'It is now: {outcome}. Look at what stands below; saving puts yours in its place.',
});
