import type { InputValues } from '../../src/assessments/index.ts';
import type { Patient } from './published-case.ts';

/** A score as a source works it out. */
export interface PublishedScore {
  readonly name: string;
  readonly scale: string;
  readonly who: Patient;
  readonly inputs: InputValues;
  /** Absent where the source gives none. */
  readonly total?: number;
  readonly atLeast?: number;
  /** Null where no band may be said. */
  readonly band?: string | null;
  readonly sign?: string;
  readonly source: string;
}

const MAN: Patient = { years: 66, sex: 'male' };
const WOMAN: Patient = { years: 38, sex: 'female' };
const MOTHER: Patient = { years: 27, sex: 'female', daysAfterBirth: 40 };
const PREGNANT: Patient = { years: 27, sex: 'female', weeksPregnant: 34 };

const RCP = 'RCP 2017, National Early Warning Score 2, the scoring chart worked by hand';
const SEPSIS3 = 'Singer 2016, JAMA 315, box 4';
const VINCENT = 'Vincent 1996, SOFA, table 3 worked by hand';
const TEASDALE = 'Teasdale 2014, Glasgow structured approach';
const KROENKE = 'Kroenke 2001, PHQ-9, and 2003, PHQ-2';
const COX = 'Cox 1987, EPDS, scoring key';
const KNAUS = 'Knaus 1985, APACHE II, table worked by hand';
const MOHAN = 'Mohan 2005, Indian Diabetes Risk Score, table 3';
const CBAC = 'NHM India 2018, community based assessment checklist, part A';
const MHYRE = 'Mhyre 2014, Maternal Early Warning Criteria, table 1';

const news = (
  [respiration, spo2, systolic, pulse, temperature]: readonly number[],
  consciousness = 'alert',
  oxygen = 'air',
): InputValues => ({ respiration, spo2, oxygen, systolic, pulse, consciousness, temperature });

const items = (answers: string): InputValues =>
  Object.fromEntries([...answers].map((code, index) => [`q${index + 1}`, code]));

const apache = {
  temperature: 37,
  systolic: 120,
  diastolic: 80,
  pulse: 80,
  respiration: 16,
  fio2: 0.21,
  pao2: 90,
  ph: 7.4,
  sodium: 140,
  potassium: 4,
  creatinine: 1,
  acute: 'no',
  hematocrit: 40,
  whiteCells: 8,
  gcs: 15,
  chronic: 'none',
} as const satisfies InputValues;

const sofa = {
  pao2: 450,
  fio2: 1,
  support: 'no',
  platelets: 220,
  bilirubin: 0.8,
  systolic: 120,
  diastolic: 75,
  dose: 'none',
  gcs: 15,
  creatinine: 0.9,
  urine: 1500,
} as const satisfies InputValues;

/** Worked by the tables of the sources, and none of them from the code. */
export const SCORES: readonly PublishedScore[] = [
  {
    name: 'a well man',
    scale: 'NEWS',
    who: MAN,
    inputs: news([14, 97, 128, 74, 36.8]),
    total: 0,
    band: 'low',
    source: RCP,
  },
  {
    name: 'pneumonia',
    scale: 'NEWS',
    who: MAN,
    inputs: news([26, 92, 108, 112, 38.6]),
    total: 9,
    band: 'high',
    source: RCP,
  },
  {
    name: 'new confusion alone',
    scale: 'NEWS',
    who: MAN,
    inputs: news([16, 97, 130, 80, 37], 'confused'),
    total: 3,
    band: 'single',
    source: RCP,
  },
  {
    name: 'oxygen alone',
    scale: 'NEWS',
    who: MAN,
    inputs: news([18, 96, 118, 88, 36.6], 'alert', 'oxygen'),
    total: 2,
    band: 'low',
    source: RCP,
  },
  {
    name: 'urgent: five points without a single 3',
    scale: 'NEWS',
    who: MAN,
    inputs: news([21, 94, 101, 92, 37]),
    total: 5,
    band: 'medium',
    source: RCP,
  },
  {
    name: 'low pressure alone',
    scale: 'NEWS',
    who: MAN,
    inputs: news([16, 98, 88, 84, 37.2]),
    total: 3,
    band: 'single',
    source: RCP,
  },
  {
    name: 'urosepsis',
    scale: 'NEWS',
    who: WOMAN,
    inputs: news([24, 95, 92, 118, 39.4]),
    total: 9,
    band: 'high',
    source: RCP,
  },
  {
    name: 'saturation not known',
    scale: 'NEWS',
    who: MAN,
    inputs: { ...news([16, 97, 120, 80, 37]), spo2: undefined },
    atLeast: 0,
    band: null,
    source: `${RCP}; a missing part is not normal`,
  },
  {
    name: 'all three',
    scale: 'QSOFA',
    who: MAN,
    inputs: { respiration: 24, systolic: 96, altered: 'yes' },
    total: 3,
    band: 'positive',
    source: SEPSIS3,
  },
  {
    name: 'two of three',
    scale: 'QSOFA',
    who: MAN,
    inputs: { respiration: 22, systolic: 100, altered: 'no' },
    total: 2,
    band: 'positive',
    source: SEPSIS3,
  },
  {
    name: 'one of three',
    scale: 'QSOFA',
    who: MAN,
    inputs: { respiration: 26, systolic: 132, altered: 'no' },
    total: 1,
    band: 'negative',
    source: SEPSIS3,
  },
  {
    name: 'none, mentation not seen',
    scale: 'QSOFA',
    who: MAN,
    inputs: { respiration: 18, systolic: 124 },
    band: null,
    source: `${SEPSIS3}; 0 with a part missing is unknown`,
  },
  {
    name: 'a man without failure',
    scale: 'SOFA',
    who: MAN,
    inputs: sofa,
    total: 0,
    band: 'under',
    source: VINCENT,
  },
  {
    name: 'septic shock on a ventilator',
    scale: 'SOFA',
    who: MAN,
    inputs: {
      pao2: 80,
      fio2: 0.5,
      support: 'yes',
      platelets: 45,
      bilirubin: 3,
      systolic: 90,
      diastolic: 50,
      dose: 'none',
      gcs: 13,
      creatinine: 2.5,
      urine: 1200,
    },
    // 160: 3; 45: 3; 3.0: 2; mean pressure 63: 1; 13: 1; 2.5: 2.
    total: 12,
    band: 'raised',
    source: VINCENT,
  },
  {
    name: 'kidney and liver at their ends',
    scale: 'SOFA',
    who: MAN,
    inputs: { ...sofa, bilirubin: 12, creatinine: 5 },
    total: 8,
    band: 'raised',
    source: VINCENT,
  },
  {
    name: 'fully awake',
    scale: 'GCS',
    who: MAN,
    inputs: { eyes: '4', verbal: '5', motor: '6' },
    total: 15,
    band: 'full',
    source: TEASDALE,
  },
  {
    name: 'a moderate head injury',
    scale: 'GCS',
    who: MAN,
    inputs: { eyes: '3', verbal: '3', motor: '5' },
    total: 11,
    band: 'moderate',
    source: TEASDALE,
  },
  {
    name: 'coma',
    scale: 'GCS',
    who: MAN,
    inputs: { eyes: '2', verbal: '2', motor: '4' },
    total: 8,
    band: 'severe',
    source: TEASDALE,
  },
  {
    name: 'a tube in the throat',
    scale: 'GCS',
    who: MAN,
    inputs: { eyes: '3', verbal: 'NT', motor: '5' },
    band: null,
    source: `${TEASDALE}: no total`,
  },
  {
    name: 'severe depression with thoughts of death',
    scale: 'PHQ_9',
    who: WOMAN,
    inputs: items('333322221'),
    total: 21,
    band: 'severe',
    sign: 'self-harm',
    source: KROENKE,
  },
  {
    name: 'moderate, no thoughts of death',
    scale: 'PHQ_9',
    who: WOMAN,
    inputs: items('221121110'),
    total: 11,
    band: 'moderate',
    source: KROENKE,
  },
  {
    name: 'item 9 alone',
    scale: 'PHQ_9',
    who: WOMAN,
    inputs: items('000000001'),
    total: 1,
    band: 'minimal',
    sign: 'self-harm',
    source: KROENKE,
  },
  {
    name: 'at the cut-off',
    scale: 'PHQ_2',
    who: WOMAN,
    inputs: items('12'),
    total: 3,
    band: 'positive',
    source: KROENKE,
  },
  // Items 1, 2 and 4 count as they stand, the others from the other end: all on the third answer is 3 × 2 + 7 × 1.
  {
    name: 'all third answers',
    scale: 'EPDS',
    who: MOTHER,
    inputs: items('2222222222'),
    total: 13,
    band: 'likely',
    sign: 'self-harm',
    source: COX,
  },
  {
    name: 'item 10 alone',
    scale: 'EPDS',
    who: MOTHER,
    inputs: items('0030333332'),
    total: 1,
    sign: 'self-harm',
    source: COX,
  },
  {
    name: 'nothing out of order',
    scale: 'APACHE_II',
    who: { years: 40, sex: 'male' },
    inputs: apache,
    total: 0,
    source: KNAUS,
  },
  // 39.2 °C: 3; mean pressure 63: 2; pulse 145: 3; 36 breaths: 3; PaO2 62: 1; pH 7.28: 2; age 66: 5.
  {
    name: 'a man of 66 in shock',
    scale: 'APACHE_II',
    who: MAN,
    inputs: {
      ...apache,
      temperature: 39.2,
      systolic: 90,
      diastolic: 50,
      pulse: 145,
      respiration: 36,
      pao2: 62,
      ph: 7.28,
    },
    total: 19,
    source: KNAUS,
  },
  // 50 and older: 30; waist 80 to 89 of a woman: 10; no exercise: 30; both parents: 20.
  {
    name: 'a woman of 55 whose parents have diabetes',
    scale: 'PREDIABETES',
    who: { years: 55, sex: 'female' },
    inputs: { waist: 84, exercise: 'none', parents: 'both' },
    total: 90,
    band: 'high',
    source: MOHAN,
  },
  {
    name: 'a young man who works hard',
    scale: 'PREDIABETES',
    who: { years: 28, sex: 'male' },
    inputs: { waist: 82, exercise: 'both', parents: 'none' },
    total: 0,
    band: 'low',
    source: MOHAN,
  },
  // 40 to 49: 2; never: 0; no: 0; waist 81 to 90 of a woman: 1; inactive: 1; family: 2.
  {
    name: 'a woman of 44 with diabetes in the family',
    scale: 'NCD',
    who: { years: 44, sex: 'female' },
    inputs: { tobacco: 'never', alcohol: 'no', waist: 86, inactive: 'yes', family: 'yes', symptoms: [] },
    total: 6,
    band: 'priority',
    source: CBAC,
  },
  {
    name: 'one red',
    scale: 'MEWC',
    who: PREGNANT,
    inputs: {
      systolic: 86,
      diastolic: 54,
      pulse: 96,
      respiration: 18,
      spo2: 98,
      temperature: 36.9,
      state: 'no',
      urine: 'no',
      headache: 'no',
    },
    band: 'red',
    source: MHYRE,
  },
  {
    name: 'saturation of 94',
    scale: 'MEWC',
    who: PREGNANT,
    inputs: {
      systolic: 112,
      diastolic: 70,
      pulse: 88,
      respiration: 18,
      spo2: 94,
      temperature: 36.9,
      state: 'no',
      urine: 'no',
      headache: 'no',
    },
    band: 'red',
    source: MHYRE,
  },
];
