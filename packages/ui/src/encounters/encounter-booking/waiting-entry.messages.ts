import { defineMessages } from '../../messages/index.ts';

export const waitingEntryMessages = defineMessages('waiting-entry', {
  title: 'Put on the waiting list',
  intro: 'Today shows this patient when a suitable time becomes free. Nothing is booked automatically.',
  service: 'Service type',
  careProvider: 'Care provider',
  anyone: 'Any care provider',
  from: 'From',
  until: 'Until',
  needDays: 'Enter both days.',
  daysReversed: 'The last day is before the first.',
  dayPart: 'Part of the day',
  anyTime: 'Any time',
  urgency: 'Priority',
  note: 'Note',
  add: 'Put on the waiting list',
  back: 'Back',
  close: 'Close',
  failed: 'The patient was not put on the waiting list',
  alreadyWaiting: 'The patient is already waiting for this',
  addedTitle: 'On the waiting list',
  addedText: 'Today shows this patient when a suitable time becomes free.',
});
