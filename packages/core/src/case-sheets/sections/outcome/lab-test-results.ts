import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, date, files, line, text } from '../../fields.ts';

/**
 * Lab results without a reading of their own, as the lab wrote them: the value is text, because it may be a word, and
 * the range is the lab's.
 */
export const LAB_TEST_RESULT_CASESHEET_V2 = caseSheet(
  'LAB_TEST_RESULT_CASESHEET_V2',
  { source: 'ISO 15189:2022, 7.4 (content of reports); HL7 FHIR R4 Observation (interpretation)' },
  part('results', ['Lab results', 'लैब के परिणाम'], [], {
    group: rows(
      'results',
      ['Result', 'परिणाम'],
      60,
      line('test', ['Test', 'जाँच'], { required: true }),
      line('value', ['Value', 'मान'], {
        maxLength: 120,
        required: true,
        hint: ['A number or a word, as on the report', 'संख्या या शब्द, जैसा रिपोर्ट में है'],
      }),
      line('unit', ['Unit', 'इकाई'], { maxLength: 40 }),
      line('range', ['Reference range of the laboratory', 'लैब की संदर्भ सीमा'], { maxLength: 80 }),
      date('takenOn', ['Taken on', 'नमूना कब लिया'], { required: true }),
      choice('flag', ['Marked by the laboratory', 'लैब का निशान'], {
        NORMAL: ['Normal', 'सामान्य'],
        LOW: ['Low', 'कम'],
        HIGH: ['High', 'अधिक'],
        CRITICAL: ['Critical', 'गंभीर'],
        ABNORMAL: ['Abnormal', 'असामान्य'],
      }),
      line('laboratory', ['Laboratory', 'लैब']),
      files('report', ['Report', 'रिपोर्ट'], 3),
      text('note', ['Note', 'टिप्पणी'], { maxLength: 1000 }),
    ),
  }),
);
