import { defineMessages } from '../../messages/index.ts';

export const outcomeCorrectionMessages = defineMessages('outcome-correction', {
  text: 'The call reached nobody. Correct its outcome here; its time and type are corrected separately.',
  outcome: 'Outcome',
  outcomeRequired: 'Choose an outcome.',
  reachedTitle: 'A call that reached somebody has a log',
  reachedText:
    'A correction cannot add one. Withdraw this call, then open the patient’s call screen and record the call there with its log.',
  noteTooLong: 'Shorten the note to {max} characters.',
  conflictText: 'It is now: {outcome}. Check your entries below; saving replaces it.',
});
