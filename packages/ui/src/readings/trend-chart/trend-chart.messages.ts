import { defineMessages } from '../../messages/index.ts';

export const trendChartMessages = defineMessages('trend-chart', {
  chart: '{trend}, course over time',
  stop: '{date}, {values}, {flag}, {number} of {count}',
  unflagged: 'no flag',
  none: 'No value in this time',
  keys: 'Arrow keys go from value to value, Home and End to the first and last.',
});
