import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, diagnosisCode, line, text } from '../../fields.ts';
import * as words from './words/en.ts';

/** One row each; the code is ICD-10, empty for free text. */
export const DIAGNOSIS = caseSheet(
  'DIAGNOSIS',
  {
    source:
      'WHO ICD-10, version 2019; HL7 FHIR R4 Condition (certainty and status); EHR Standards for India, MoHFW 2016',
  },
  part('diagnoses', wordLabel(words.diagnosis, 'diagnoses'), [], {
    group: rows(
      'diagnoses',
      wordLabel(words.diagnosis, 'diagnosis'),
      30,
      line('term', wordLabel(words.diagnosis, 'diagnosis'), {
        required: true,
        lookUp: 'code',
        hint: wordLabel(words.diagnosis, 'hint'),
      }),
      diagnosisCode('code', wordLabel(words.diagnosis, 'code')),
      choice('certainty', wordLabel(words.diagnosis, 'certainty'), wordLabels(words.diagnosisCertainty), {
        required: true,
      }),
      choice('rank', wordLabel(words.diagnosis, 'rank'), wordLabels(words.diagnosisRank)),
      choice('status', wordLabel(words.diagnosis, 'status'), wordLabels(words.diagnosisStatus)),
      line('since', wordLabel(words.diagnosis, 'since'), { maxLength: 40 }),
      text('note', wordLabel(words.diagnosis, 'note'), { maxLength: 1000 }),
    ),
  }),
);
