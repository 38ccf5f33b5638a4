import { defineMessages } from '../messages/index.ts';

export const fileFieldMessages = defineMessages('file-field', {
  remove: 'Remove {name}',
  uploading: 'Uploading {name}',
  failed: '{name} could not be uploaded. Remove it and choose it again.',
  tooLarge: '{name} is too large. Remove it and choose a smaller file.',
  wrongType: 'Files like {name} are not accepted. Remove it and choose another file.',
  infected: 'A virus was found in {name}. Remove it.',
  filesOf: 'Files of {label}',
  atMost: { one: 'One file', other: 'At most {count} files' },
});

export const numberFieldMessages = defineMessages('number-field', { unitOf: 'Unit of {label}' });

export const progressMessages = defineMessages('progress', { loading: 'Loading' });

export const textAreaMessages = defineMessages('text-area', {
  left: { one: '{count} character left', other: '{count} characters left' },
});

export const dateFieldMessages = defineMessages('date-field', {
  /** Date order of the specification: day, month, year. */
  shape: 'DD-MM-YYYY',
  notADay: 'Write the day as DD-MM-YYYY, for example 05-01-2024.',
  calendar: 'Choose a day from the calendar',
  timeOf: 'Time',
  timeShape: 'h:mm pm',
  notATime: 'Write the time as 4:30 pm or 16:30.',
  clock: 'Choose a time from a list',
});

export const filterPanelMessages = defineMessages('filter-panel', {
  filters: 'Filters',
  filtersSet: { one: 'Filters ({count})', other: 'Filters ({count})' },
  clear: 'Clear filters',
  remove: 'Remove filter: {label}',
  /** The name of a filter and its value. */
  chip: '{name}: {value}',
});

export const dialogMessages = defineMessages('dialog', { close: 'Close' });

export const progressLineMessages = defineMessages('progress-line', { wait: 'Please wait' });
