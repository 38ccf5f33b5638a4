import { defineMessages } from '../../../messages/index.ts';

export const adherenceMessages = defineMessages('medicine-adherence', {
  title: 'Is the patient taking the prescribed medicines?',
  allTaken: 'All taken as prescribed',
  oneByOne: 'Answer one by one',
  answer: 'How is {medicine} taken?',
  choose: 'Not asked',
  missedDoses: 'Missed doses in the last week',
  missedMissing: 'Enter how many doses were missed, from 1 to 84.',
  reason: 'Why it was stopped',
  remark: 'Remark',
  reasonMissing: 'Enter why it was stopped.',
  noneChosen: 'Choose an answer for at least one medicine.',
  save: 'Save answers',
  close: 'Close',
  change: 'Change answers',
  stored: 'The answers have been saved.',
  storedNotTaken: 'The answers have been saved. The doctor who prescribed gets a task.',
  failed: 'The prescribed medicines could not be loaded.',
  again: 'Try again',
  ended: 'A medicine has ended since you opened this. Check the list and answer again.',
  last: 'Call, {day}: {text}',
});
