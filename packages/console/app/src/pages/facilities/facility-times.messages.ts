import { defineMessages } from '@careline/ui/messages';

export const facilityTimesMessages = defineMessages('facility-times', {
  title: 'Times for health checks',
  intro:
    'Health checks can be booked at these times. Offer the same days again to change the number of places; booked patients keep theirs.',
  from: 'First day',
  to: 'Last day',
  fromTime: 'First time',
  untilTime: 'Last time ends',
  every: 'Length of each time',
  minutes: 'minutes',
  places: 'Places for each time',
  placesHint: '0 closes the times.',
  weekdays: 'Weekdays',
  'day.mon': 'Monday',
  'day.tue': 'Tuesday',
  'day.wed': 'Wednesday',
  'day.thu': 'Thursday',
  'day.fri': 'Friday',
  'day.sat': 'Saturday',
  'day.sun': 'Sunday',
  offer: 'Offer these times',
  offered: { one: '{count} time is offered.', other: '{count} times are offered.' },
  'fault.days': 'Choose a first day, and a last day that is not before it.',
  'fault.weekdays': 'Choose at least one weekday.',
  'fault.hours': 'Leave room for one time between the first time and the end.',
  'fault.numbers': 'A time lasts 5 to 720 minutes and has 0 to 1000 places.',
});
