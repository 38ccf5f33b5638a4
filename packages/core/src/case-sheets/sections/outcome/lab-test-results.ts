import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, date, files, line, text } from '../../fields.ts';
import * as words from './words/en.ts';

/**
 * Lab results without a reading of their own, as the lab wrote them: the value is text, because it may be a word, and
 * the range is the lab's.
 */
export const LAB_TEST_RESULT_CASESHEET_V2 = caseSheet(
  'LAB_TEST_RESULT_CASESHEET_V2',
  { source: 'ISO 15189:2022, 7.4 (content of reports); HL7 FHIR R4 Observation (interpretation)' },
  part('results', wordLabel(words.labTestResults, 'results'), [], {
    group: rows(
      'results',
      wordLabel(words.labTestResults, 'result'),
      60,
      line('test', wordLabel(words.labTestResults, 'test'), { required: true }),
      line('value', wordLabel(words.labTestResults, 'value'), {
        maxLength: 120,
        required: true,
        hint: wordLabel(words.labTestResults, 'hint'),
      }),
      line('unit', wordLabel(words.labTestResults, 'unit'), { maxLength: 40 }),
      line('range', wordLabel(words.labTestResults, 'range'), { maxLength: 80 }),
      date('takenOn', wordLabel(words.labTestResults, 'takenOn'), { required: true }),
      choice('flag', wordLabel(words.labTestResults, 'flag'), wordLabels(words.labTestResultsFlag)),
      line('laboratory', wordLabel(words.labTestResults, 'laboratory')),
      files('report', wordLabel(words.labTestResults, 'report'), 3),
      text('note', wordLabel(words.labTestResults, 'note'), { maxLength: 1000 }),
    ),
  }),
);
