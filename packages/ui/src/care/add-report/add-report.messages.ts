import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('add-report', {
  title: 'Add a report',
  loading: 'Loading the patient',
  notJudged:
    'The patient’s record could not be loaded. You can add the report; its values are not checked for age and pregnancy here.',
  again: 'Try again',
  metric: 'Report',
  choose: 'Choose',
  metricMissing: 'Choose the report.',
  day: 'Date of the report',
  dayMissing: 'Choose the date of the report.',
  dayToCome: 'This date is yet to come.',
  file: 'File of the report',
  fileHint: 'PDF, JPEG or PNG, up to 20 MB. Optional where you enter values.',
  empty: 'Enter a value or choose a file.',
  close: 'Close',
  failed: 'It is not stored yet, and nothing you entered is lost.',
  added: '{metric} was added.',
  stored: 'The report is stored.',
});
