import type { AnswersOf } from '#forms';
import type { RAPID_TEST_RESULTS, RapidTest, UrineDipstick } from '#observations';
import { asked, catalogued, choice, counted, date, line, measured, section, when } from './fields.ts';

type RapidTestResult = (typeof RAPID_TEST_RESULTS)[number];

/** Results of qualitative tests; "not done" is an answer too. */
const RESULTS_WITH_DATE = ['NON_REACTIVE', 'REACTIVE', 'INDETERMINATE'] as const;

/** Dipstick results as stored in readings: ordered words, never numbers; nil is a result. */
const DIPSTICK: Readonly<Record<string, UrineDipstick>> = {
  NIL: 'nil',
  TRACE: 'trace',
  PLUS_1: '1+',
  PLUS_2: '2+',
  PLUS_3: '3+',
  PLUS_4: '4+',
};

/** Result of a reading; tests that were not done give none. */
const RAPID_TEST: Readonly<Record<(typeof RESULTS_WITH_DATE)[number], RapidTestResult>> = {
  NON_REACTIVE: 'negative',
  REACTIVE: 'positive',
  INDETERMINATE: 'invalid',
};

export const hemoglobin = section('hemoglobin', [
  measured('value', 'hemoglobin', {
    required: true,
    units: ['g/dL', 'g/L'],
    reading: { metric: 'hemoglobin', part: 'value', subject: 'patient' },
  }),
  date('date', { reading: { metric: 'hemoglobin', part: 'date', subject: 'patient' } }),
]);

const reported = (metric: string, part: string) => ({ metric, part, subject: 'patient' }) as const;
const testDate = (metric: string) => date('date', { reading: reported(metric, 'date') });

/** Lab values reported on a call, each with its own date. */
export const hba1c = section('hba1c', [catalogued('hba1c', 'value'), testDate('hba1c')]);

export const lipid = section('lipid', [
  catalogued('lipid', 'totalCholesterol'),
  catalogued('lipid', 'ldl'),
  catalogued('lipid', 'hdl'),
  catalogued('lipid', 'triglycerides'),
  testDate('lipid'),
]);

export const thyroid = section('thyroid', [
  catalogued('thyroid', 'tsh'),
  catalogued('thyroid', 'ft4'),
  catalogued('thyroid', 't4'),
  catalogued('thyroid', 'ft3'),
  catalogued('thyroid', 't3'),
  testDate('thyroid'),
]);

export const creatinine = section('creatinine', [catalogued('creatinine', 'value'), testDate('creatinine')]);

/**
 * Complete blood picture. The limits are our own: they accept every value reported in a living patient, and reject
 * counts read in lakhs or thousands. Haemoglobin has its own section.
 */
export const cbp = section('cbp', [
  counted('whiteCells', { min: 50, max: 1_000_000 }, { unit: '/uL' }),
  counted(
    'platelets',
    { min: 1, max: 10_000 },
    { unit: '10*3/uL', reading: reported('bloodcount', 'platelets') },
  ),
  counted('packedCellVolume', { min: 3, max: 80 }, { unit: '%', decimals: 1 }),
  counted('meanCellVolume', { min: 30, max: 180 }, { unit: 'fL', decimals: 1 }),
  testDate('bloodcount'),
]);

const dipstick = <const Key extends string>(key: Key, part: string) =>
  choice(key, Object.keys(DIPSTICK), { reading: { ...reported('urine', part), texts: DIPSTICK } });

/** Complete urine examination. Pus cells are reported as a range, such as 2-4. */
export const cue = section('cue', [
  dipstick('protein', 'protein'),
  dipstick('sugar', 'glucose'),
  line('pusCells', { maxLength: 20 }),
  testDate('urine'),
]);

/** A test for an infection: its result, with the date if there is one. */
const infection = (test: RapidTest) =>
  [
    choice('result', [...RESULTS_WITH_DATE, 'NOT_DONE'], {
      required: true,
      reading: { ...reported('rapidtest', test), texts: RAPID_TEST },
    }),
    asked('done', when('result', ...RESULTS_WITH_DATE), [testDate('rapidtest')]),
  ] as const;

export const hiv = section('hiv', infection('hiv'));
export const vdrl = section('vdrl', infection('syphilis'));
export const hbsag = section('hbsag', infection('hepatitis_b'));

export type Hemoglobin = AnswersOf<typeof hemoglobin>;
export type CBP = AnswersOf<typeof cbp>;
export type CUE = AnswersOf<typeof cue>;
export type HIV = AnswersOf<typeof hiv>;
export type VDRL = AnswersOf<typeof vdrl>;
export type HBsAg = AnswersOf<typeof hbsag>;
