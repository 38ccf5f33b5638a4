import { asked, choice, date, files, line, rows, section, when } from './fields.ts';

/**
 * Reports that the patient reads out or sends, one per row.
 *
 * @param reportMetrics report metrics of the programme, in the words of specification 4
 */
export const labReports = (reportMetrics: readonly string[]) =>
  section('labReports', [], {
    group: rows('reports', 10, [
      choice('metric', reportMetrics, { required: true }),
      asked('unlisted', when('metric', 'Others'), [line('name', { required: true, maxLength: 120 })]),
      // Words or numbers: "Low risk", "1:1800", "112 / 168 / 140".
      line('value', { maxLength: 120 }),
      line('unit', { maxLength: 20 }),
      date('date'),
      files('files', 5),
    ]),
  });
