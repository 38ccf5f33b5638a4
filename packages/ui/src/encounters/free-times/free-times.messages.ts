import { defineMessages } from '../../messages/index.ts';

export const freeTimesMessages = defineMessages('free-times', {
  freeTimes: 'Free times',
  loading: 'Loading free times',
  firstOfEach: 'First free time of each care provider',
  timeWith: '{when}, {name}',
  week: '{from} to {to}',
  earlier: 'Earlier week',
  later: 'Later week',
  noneInWeek: 'No free times in this week.',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  otherTime: 'Enter another time',
  showFreeTimes: 'Show free times',
  noneLeft: 'There is no other free time in the next 12 weeks.',
});
