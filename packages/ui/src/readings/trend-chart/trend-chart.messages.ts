import { defineMessages } from '../../messages/index.ts';

export const trendChartMessages = defineMessages('trend-chart', {
  chart: '{trend}, course over time',
  stop: '{date}, {values}, {flag}, {number} of {count}',
  none: 'No value in this time',
  keys: 'Arrow keys go from value to value, Home and End to the first and last; plus and minus zoom, 0 shows the whole time.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole time',
  shown: '{from} to {to}',
  before: 'before enrolment',
  beforeEnrolment: 'Before enrolment',
  lines: 'Lines shown',
  bounds: 'Green lines: normal range of the line with the same dashes.',
  marks: 'Calls and notes',
  mark: '{date}: {text}, {number} of {count}',
  call: 'Call',
  note: 'Note',
});
