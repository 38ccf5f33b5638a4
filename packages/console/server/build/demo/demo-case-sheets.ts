import {
  CASE_SHEET_SECTIONS,
  type CaseSheetSectionKey,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import type { InsertObject } from 'kysely';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS } from '../../src/demo/demo-staff.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { COURSE_OF_DIABETES, LOW_SODIUM, type OrderedLabs, PENDING } from './demo-labs.ts';
import type { Course, HealthStory } from './health-story.ts';
import type { HeldConsultation } from './held-consultations.ts';

type Answers = SheetVersion['answers'];
type Row = InsertObject<Schema, 'case_sheet_version'>;

const [FIRST] = DEMO_FACILITIES;
const DOCTOR = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@'))?.id ?? '';

/** What a consultation adds to the patient's case sheet. */
export interface CaseSheetText {
  readonly summary: Answers[string];
  readonly diagnoses: readonly (readonly [term: string, code: string, since: string])[];
  readonly advice: string;
  readonly topics: readonly string[];
  readonly allergy?: Readonly<Record<string, string | readonly string[]>>;
}

/** A consultation with what was prescribed and ordered. */
export interface Written extends CaseSheetText {
  /** Who it is written for. */
  readonly fits: (story: HealthStory) => boolean;
  /** Medicines as the doctor typed them. */
  readonly prescribed: readonly string[];
  readonly labs?: OrderedLabs;
}

const PENICILLIN = {
  substance: 'Penicillin',
  kind: 'DRUG',
  reaction: ['HIVES', 'SWELLING'],
  severity: 'SEVERE',
  since: '2014',
  certainty: 'REPORTED',
};
const SULFA = {
  substance: 'Sulfa drugs',
  kind: 'DRUG',
  reaction: ['RASH'],
  severity: 'MODERATE',
  certainty: 'REPORTED',
};

/** In the order of the consultations, oldest first, like the prescriptions. */
const isHigh = (course: Course): boolean => course === 'uncontrolled' || course === 'worsening';
const isTreated = (course: Course): boolean => course === 'controlled' || course === 'improving';

export const WRITTEN: readonly Written[] = [
  {
    summary: {
      complaint: 'Thirst and tiredness for three weeks',
      history: 'Missed the evening tablets for a month while away from home.',
      findings: 'Fasting sugar 178 mg/dL at home, weight down 2 kg. No burning, no wounds.',
      impression: 'Sugar out of control because tablets were left out',
      plan: 'Start again, measure fasting and after dinner for two weeks, HbA1c in three months.',
      course: 'WORSE',
      urgency: 'SOON',
    },
    diagnoses: [['Type 2 diabetes mellitus without complications', 'E11.9', '2019']],
    advice: 'Take the tablet after breakfast and after dinner, also when you travel.',
    topics: ['MEDICINES', 'LESS_SUGAR', 'HOME_READINGS'],
    fits: ({ diabetes }) => isHigh(diabetes),
    prescribed: ['metformin 500 mg tab bd after food 30d', 'glimepiride 1 mg od before food 30d'],
    allergy: PENICILLIN,
  },
  {
    summary: {
      complaint: 'Review of blood pressure, no complaint',
      findings: 'Home values 128 to 136 over 78 to 84 in two weeks.',
      impression: 'At the target',
      plan: 'The same tablets. Lipids with the next blood sample.',
      course: 'BETTER',
      urgency: 'ROUTINE',
    },
    diagnoses: [
      ['Essential (primary) hypertension', 'I10', '2016'],
      ['Hyperlipidaemia, unspecified', 'E78.5', '2021'],
    ],
    advice: 'Go on as before and walk half an hour on most days.',
    topics: ['MEDICINES', 'LESS_SALT', 'ACTIVITY'],
    fits: ({ hypertension }) => isTreated(hypertension),
    prescribed: ['amlodipine 5 mg od cont', 'atorvastatin 10 mg hs cont', 'aspirin 75 mg od after food cont'],
  },
  {
    summary: {
      complaint: 'Headache in the morning for five days',
      history: 'Sleeps badly since a family wedding; eats out often.',
      findings: '152/94 mmHg twice, no weakness, no trouble with sight.',
      impression: 'Blood pressure above the target, headache without a warning sign',
      plan: 'Raise the dose, home values twice a day, call in a week.',
      course: 'WORSE',
      urgency: 'SOON',
    },
    diagnoses: [['Essential (primary) hypertension', 'I10', '2020']],
    advice: 'Measure in the morning and in the evening, sitting, after five minutes of rest.',
    topics: ['MEDICINES', 'LESS_SALT', 'HOME_READINGS'],
    fits: ({ hypertension }) => isHigh(hypertension),
    prescribed: ['telmisartan 40 mg od cont', 'paracetamol 650 mg sos for headache 5d'],
  },
  {
    summary: {
      complaint: 'Review of sugar, low value once',
      history: 'Skipped lunch on a fasting day and felt shaky; better after tea with sugar.',
      findings: 'HbA1c 7.4 %.',
      impression: 'Well treated, one low value with a known cause',
      plan: 'Tablets stay. What to do on fasting days was explained.',
      course: 'SAME',
      urgency: 'ROUTINE',
    },
    diagnoses: [['Type 2 diabetes mellitus without complications', 'E11.9', '2015']],
    advice: 'On a fasting day leave out the tablet of that meal and measure twice.',
    topics: ['MEDICINES', 'FOOT_CARE'],
    fits: ({ diabetes }) => isTreated(diabetes),
    prescribed: ['metformin 500 mg tab bd after food cont', 'vildagliptin 50 mg bd cont'],
    labs: COURSE_OF_DIABETES,
    allergy: SULFA,
  },
  {
    summary: {
      complaint: 'Weight gain and constipation for four months',
      findings: 'TSH 11.2 mIU/L, pulse 62 a minute.',
      impression: 'Thyroid works too little',
      plan: 'Start treatment, TSH again in six weeks.',
      course: 'FIRST',
      urgency: 'ROUTINE',
    },
    diagnoses: [['Hypothyroidism, unspecified', 'E03.9', '2026']],
    advice: 'Take the tablet on an empty stomach, half an hour before tea.',
    topics: ['MEDICINES'],
    fits: ({ lowThyroid, pregnancy }) => lowThyroid && !pregnancy,
    prescribed: ['levothyroxine 50 mcg od empty stomach cont'],
    labs: PENDING,
  },
  {
    summary: {
      complaint: 'Swollen ankles in the evening',
      findings: '146/90 mmHg, no breathlessness, lungs reported clear.',
      impression: 'Swelling may come from amlodipine',
      plan: 'Second tablet in the morning, ankles looked at in two weeks.',
      course: 'SAME',
      urgency: 'ROUTINE',
    },
    diagnoses: [['Essential (primary) hypertension', 'I10', '2012']],
    advice: 'Put the feet up in the evening. Call at once if breathing gets hard.',
    topics: ['LESS_SALT', 'REST'],
    fits: ({ hypertension }) => hypertension !== 'absent',
    prescribed: ['amlodipine 5 mg od 30d', 'chlorthalidone 12.5 mg od 30d'],
    labs: LOW_SODIUM,
  },
];

/** Returns the sections written in a consultation, as their forms store them. */
export function writtenSections({
  summary,
  diagnoses,
  advice,
  topics,
  allergy,
}: CaseSheetText): readonly (readonly [CaseSheetSectionKey, Answers])[] {
  const known = { allergies: { allergies: [{ ...allergy }] } } as unknown as Answers;
  return [
    ['ALLERGIES', allergy ? known : ({ statement: { noneKnown: true } } as Answers)],
    ['SUMMARY', { summary } as Answers],
    [
      'DIAGNOSIS',
      {
        diagnoses: {
          diagnoses: diagnoses.map(([term, code, since], index) => ({
            term,
            code,
            since,
            certainty: 'CONFIRMED',
            rank: index === 0 ? 'MAIN' : 'OTHER',
            status: 'ACTIVE',
          })),
        },
      } as unknown as Answers,
    ],
    [
      'ADVICE',
      {
        advice: { advice, topics: [...topics] },
        understanding: { explainedTo: ['PATIENT'] },
      } as Answers,
    ],
  ];
}

const MINUTE = 60;

/** Returns the sections written in a consultation, a minute apart. */
export function caseSheetRows(encounter: HeldConsultation, written: CaseSheetText): Row[] {
  return writtenSections(written).map(([section, answers], index) => {
    const at = encounter.starts_at + (5 + index) * MINUTE;
    return {
      id: seededUuid(`case-sheet/${encounter.id}/${section}`, at),
      organisation_id: DEMO_ORGANISATION.id,
      facility_id: FIRST.id,
      person_id: encounter.person_id,
      written_for: encounter.person_id,
      encounter_id: encounter.id,
      section,
      number: 1,
      form: CASE_SHEET_SECTIONS[section].form.id,
      answers: JSON.stringify(answers),
      follows: [],
      reason: null,
      author_id: DOCTOR,
      source: 'manual',
      created_at: at,
      updated_at: at,
    };
  });
}
