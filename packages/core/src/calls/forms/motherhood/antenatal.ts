import { LONGEST_PREGNANCY_DAYS } from '#clinical';
import type { AnswersOf, Condition } from '#forms';
import { anyOf, asked, choice, counted, date, measured, section, text, when, yesNo } from '../fields.ts';
import { CHALLENGE_2H, TOLERANCE_0H, TOLERANCE_1H, TOLERANCE_2H } from '../glucose-situations.ts';
import { DAYS_OF_WEEK, MAX_BABIES, WEEKS_AT_SCAN } from './limits.ts';

/** Td replaced TT in India; the stored keys stay. */
const VACCINES = ['TD', 'TT'] as const;

export const ttImmunization1 = section('ttImmunization1', [
  yesNo('given'),
  asked('dose', when('given', 'YES'), [date('date'), choice('vaccine', VACCINES), yesNo('booster')]),
]);

export const ttImmunization2 = section('ttImmunization2', [
  yesNo('given'),
  asked('dose', when('given', 'YES'), [date('date'), choice('vaccine', VACCINES)]),
]);

/** A single booster is enough after two doses in a pregnancy of the last three years (clinical review). */
export const NEEDS_SECOND_DOSE: Condition = {
  not: { section: 'ttImmunization1', field: 'booster', is: ['YES'] },
};

export type TtImmunization1 = AnswersOf<typeof ttImmunization1>;
export type TtImmunization2 = AnswersOf<typeof ttImmunization2>;

/** The dating scan. No scan asks for the child's sex: Indian law (PC-PNDT) forbids disclosing it. */
export const earlyUltrasoundScan = section('earlyUltrasoundScan', [
  yesNo('done'),
  asked('scan', when('done', 'YES'), [
    date('date'),
    counted('weeks', WEEKS_AT_SCAN),
    counted('days', DAYS_OF_WEEK),
    counted('babies', { min: 1, max: MAX_BABIES }),
    text('detail', { maxLength: 1000 }),
  ]),
]);

const SCAN_KINDS = ['ANOMALY_SCAN', 'GROWTH_SCAN', 'DOPPLER_SCAN'] as const;
const SCAN_FINDINGS = [
  'BREECH_OR_TRANSVERSE',
  'LOW_PLACENTA',
  'LITTLE_FLUID',
  'MUCH_FLUID',
  'SMALL_FOR_DATES',
  'LARGE_FOR_DATES',
  'ANOMALY_SUSPECTED',
  'OTHER',
  'NONE',
] as const;

export const ultrasoundScan = section('ultrasoundScan', [
  yesNo('done'),
  asked('scan', when('done', 'YES'), [
    date('date'),
    choice('kind', [...SCAN_KINDS, 'OTHER']),
    counted('weeks', WEEKS_AT_SCAN),
    anyOf('findings', SCAN_FINDINGS),
    text('detail', { maxLength: 1000 }),
  ]),
]);

export type UltrasoundScan = AnswersOf<typeof ultrasoundScan>;

const CHECK_PLACES = [
  'GOVERNMENT_HOSPITAL',
  'PRIVATE_HOSPITAL',
  'HEALTH_CENTRE',
  'VILLAGE_HEALTH_DAY',
  'HOME',
] as const;

/** Contents of every antenatal check (Mother and Child Protection card of India). */
const CHECKED = ['BLOOD_PRESSURE', 'WEIGHT', 'ABDOMEN', 'FETAL_HEARTBEAT', 'URINE', 'BLOOD', 'NONE'] as const;

export const lastAntentalCheck = section('lastAntentalCheck', [
  date('date'),
  choice('place', CHECK_PLACES),
  anyOf('checked', CHECKED),
  text('advice', { maxLength: 1000 }),
  date('nextCheck', { days: { min: 0, max: LONGEST_PREGNANCY_DAYS } }),
]);

export type LastAntentalCheck = AnswersOf<typeof lastAntentalCheck>;

/** India: at least four, the first within 12 weeks; WHO: at least eight (clinical review). */
export const antenatalCheckupsDoneTillDate = section('antenatalCheckupsDoneTillDate', [
  // Our own limit: one per week of the longest pregnancy.
  counted('count', { min: 0, max: 44 }),
  yesNo('firstWithin12Weeks'),
  yesNo('hasCard'),
]);

const GDM_TESTS = ['FASTING_OGTT', 'DIPSI'] as const;

const glucose = { metric: 'bloodglucose', part: 'value', subject: 'patient' } as const;

/**
 * The kind of test is stored with its values, because the two-hour limit differs: 153 mg/dL after fasting, 140 without
 * (clinical review). Each number is a reading on the day of the test.
 */
export const screeningForGestationalDiabetes = section('screeningForGestationalDiabetes', [
  yesNo('done'),
  asked('test', when('done', 'YES'), [
    choice('kind', GDM_TESTS, { required: true }),
    date('date', { reading: { ...glucose, part: 'date' } }),
    asked('fastingTest', when('kind', 'FASTING_OGTT'), [
      measured('fasting', 'glucose', { reading: { ...glucose, situation: TOLERANCE_0H } }),
      measured('oneHour', 'glucose', { reading: { ...glucose, situation: TOLERANCE_1H } }),
    ]),
    measured('twoHours', 'glucose', {
      reading: {
        ...glucose,
        situation: { by: 'kind', of: { FASTING_OGTT: TOLERANCE_2H, DIPSI: CHALLENGE_2H } },
      },
    }),
  ]),
]);
