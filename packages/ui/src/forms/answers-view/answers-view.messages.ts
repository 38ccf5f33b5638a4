import { defineMessages } from '../../messages/index.ts';

export const answersViewMessages = defineMessages('answers-view', {
  rowOf: '{row} {number} of {count}',
  reason: 'Reason: {reason}',
  yes: 'Yes',
  no: 'No',
});
