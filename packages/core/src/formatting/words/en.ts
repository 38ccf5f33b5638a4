import { defineWords } from '../catalogue.ts';

export const months = defineWords('formatting.months', {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
});

export const weekdays = defineWords('formatting.weekdays', {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
});

export const times = defineWords('formatting.times', {
  today: 'Today at {time}',
  yesterday: 'Yesterday at {time}',
  tomorrow: 'Tomorrow at {time}',
  lastWeekday: 'Last {weekday} at {time}',
  longDate: '{date} at {time}',
});

export const ages = defineWords('formatting.ages', {
  about: 'about {age}',
  underOneYear: 'under 1 year',
  underOneMonth: 'under 1 month',
});

export const durations = defineWords('formatting.durations', {
  'year.one': '{count} year',
  'year.other': '{count} years',
  'month.one': '{count} month',
  'month.other': '{count} months',
  'week.one': '{count} week',
  'week.other': '{count} weeks',
  'day.one': '{count} day',
  'day.other': '{count} days',
});
