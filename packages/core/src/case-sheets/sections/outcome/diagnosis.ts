import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, diagnosisCode, line, text } from '../../fields.ts';

/** One row each; the code is ICD-10, empty for free text. */
export const DIAGNOSIS = caseSheet(
  'DIAGNOSIS',
  {
    source:
      'WHO ICD-10, version 2019; HL7 FHIR R4 Condition (certainty and status); EHR Standards for India, MoHFW 2016',
  },
  part('diagnoses', ['Diagnoses', 'निदान'], [], {
    group: rows(
      'diagnoses',
      ['Diagnosis', 'निदान'],
      30,
      line('term', ['Diagnosis', 'निदान'], {
        required: true,
        lookUp: 'code',
        hint: ['By name or code, or in own words', 'नाम या कोड से, या अपने शब्दों में'],
      }),
      diagnosisCode('code', ['ICD-10 code', 'ICD-10 कोड']),
      choice(
        'certainty',
        ['Certainty', 'निश्चितता'],
        {
          PROVISIONAL: ['Provisional', 'संभावित'],
          CONFIRMED: ['Confirmed', 'पुष्ट'],
          RULED_OUT: ['Ruled out', 'नहीं पाया गया'],
        },
        { required: true },
      ),
      choice('rank', ['Main or other', 'मुख्य या अन्य'], {
        MAIN: ['Main', 'मुख्य'],
        OTHER: ['Other', 'अन्य'],
        COMPLICATION: ['Complication', 'जटिलता'],
      }),
      choice('status', ['Status', 'स्थिति'], {
        ACTIVE: ['Active', 'सक्रिय'],
        CONTROLLED: ['Under control', 'नियंत्रण में'],
        RELAPSE: ['Came back', 'दोबारा हुआ'],
        RESOLVED: ['Resolved', 'ठीक हो गया'],
      }),
      line('since', ['Since', 'कब से'], { maxLength: 40 }),
      text('note', ['Note', 'टिप्पणी'], { maxLength: 1000 }),
    ),
  }),
);
