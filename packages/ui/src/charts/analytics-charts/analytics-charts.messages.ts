import { defineMessages } from '../../messages/index.ts';

export const analyticsChartsMessages = defineMessages('analytics-charts', {
  topics: 'Topics',
  topic: 'Topic',
  period: 'Period',
  frame: 'Chart: {topic}',
  loading: 'Loading the chart',
  shown: 'Chart loaded: {topic}',
  again: 'Refresh',
  full: 'Full screen',
  notFull: 'Exit full screen',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  print: 'Print',
  printFailed: 'The print page could not be opened. Allow pop-ups for this site, then try again.',
  export: 'Export as CSV',
  exportFailed: 'The file could not be created. Try again.',
  failedTitle: 'The chart could not be loaded',
  slow: 'The charts service did not answer within 15 seconds.',
  elsewhere: 'Chart by {service}. If you see no chart, refresh it.',
  population: 'Who is counted',
  measure: 'How',
});
