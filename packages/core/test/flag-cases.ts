import type { Measure } from '#observations';
import {
  ageInYears,
  INDIA_PROGRAMME,
  INTERNATIONAL,
  type PersonContext,
  type Reading,
  type ThresholdScheme,
} from '../src/clinical/index.ts';

export interface FlagCase {
  readonly name: string;
  readonly reading: Reading;
  readonly context: PersonContext;
  readonly scheme: ThresholdScheme;
  /** `scheme:category`, or undefined. */
  readonly flag: string;
}

type Facts = Omit<PersonContext, 'age'>;

const woman = (years: number, facts: Facts = {}): PersonContext => ({
  sex: 'female',
  age: ageInYears(years),
  ...facts,
});
const man = (years: number, facts: Facts = {}): PersonContext => ({
  sex: 'male',
  age: ageInYears(years),
  ...facts,
});
const child = (sex: 'male' | 'female', months: number, days: number): PersonContext => ({
  sex,
  age: { months, days },
});

const AHA = INTERNATIONAL;
const ISH = INDIA_PROGRAMME;
const WHO = INTERNATIONAL;
const INDIA = INDIA_PROGRAMME;

export const pressure = (systolic: number, diastolic: number): Reading => ({
  measure: 'bloodPressure',
  systolic,
  diastolic,
  unit: 'mm[Hg]',
});

const words = (reading: Reading): string => {
  if (reading.measure === 'bloodPressure') return `${reading.systolic}/${reading.diastolic}`;
  if (reading.measure === 'glucoseTolerance') return Object.values(reading.hours).join('/');
  return `${reading.value} ${reading.unit}`;
};

const aCase = (
  who: string,
  reading: Reading,
  context: PersonContext,
  flag: string,
  scheme = WHO,
): FlagCase => ({ name: `${reading.measure} ${words(reading)}, ${who}`, reading, context, scheme, flag });

/** Builds cases of one measure: the person, what is known about them, the value, the flag. */
const casesOf =
  (measure: Measure, unit: string) =>
  (who: string, context: PersonContext, value: number, flag: string, scheme = WHO): FlagCase =>
    aCase(who, { measure, value, unit }, context, flag, scheme);

const bp = (who: string, context: PersonContext, upper: number, lower: number, flag: string, scheme = WHO) =>
  aCase(who, pressure(upper, lower), context, flag, scheme);

const NOON = 1_704_450_600;
const HOUR = 3600;
const weeks = (count: number, days = 0): number => count * 7 + days;

/** A second reading five hours after the first. */
const second = (systolic: number, diastolic: number, facts: Facts): PersonContext =>
  woman(28, { ...facts, at: NOON, earlier: [{ systolic, diastolic, at: NOON - 5 * HOUR }] });
const one = (gestationalDays: number): PersonContext => woman(28, { gestationalDays, at: NOON });

const spo2 = casesOf('spo2', '%');
const temperature = casesOf('temperature', 'Cel');
const pulse = casesOf('pulse', '/min');
const systolic = casesOf('systolic', 'mm[Hg]');
const respiration = casesOf('respiration', '/min');
const mg = casesOf('glucose', 'mg/dL');
const mmol = casesOf('glucose', 'mmol/L');
const percent = casesOf('hba1c', '%');
const hemoglobin = casesOf('hemoglobin', 'g/dL');
const egfr = casesOf('egfr', 'mL/min/{1.73_m2}');
const bmi = casesOf('bmi', 'kg/m2');
const weight = casesOf('weight', 'kg');

const scale2 = (onOxygen: boolean) => man(66, { oxygenScale: 2, onOxygen });
const fasting = woman(50, { mealSituation: 'MEAL_SITUATION_FASTING' });
const random = (symptoms: boolean) =>
  woman(50, { mealSituation: 'MEAL_SITUATION_RANDOM', symptoms: symptoms ? ['thirst'] : [] });
const twoHours = woman(50, { tolerance: { fasting: true, hour: 2 } });
const treated = (facts: Facts = {}) => man(58, { diabetes: true, ...facts });
const beforeMeal = treated({ mealSituation: 'MEAL_SITUATION_BEFORE_MEAL' });
const afterMeal = treated({ mealSituation: 'MEAL_SITUATION_AFTER_MEAL' });
const tested = (asFasting: boolean, hour: 0 | 1 | 2) =>
  woman(30, { gestationalDays: weeks(26), tolerance: { fasting: asFasting, hour } });
const withGdm = (facts: Facts) =>
  woman(30, { gestationalDays: weeks(30), diabetesInPregnancy: true, ...facts });
const adult = man(40);

/** The labelled cases of the clinical review, one per row. */
export const FLAG_CASES: readonly FlagCase[] = [
  bp('F 45 y, aha', woman(45), 119, 79, 'none', AHA),
  bp('F 45 y, aha', woman(45), 120, 79, 'aha:elevated', AHA),
  bp('M 52 y, aha', man(52), 130, 79, 'aha:stage1', AHA),
  bp('M 52 y, aha', man(52), 118, 80, 'aha:stage1', AHA),
  bp('M 52 y, aha', man(52), 140, 75, 'aha:stage2', AHA),
  bp('M 52 y, aha (safety: critical from 180)', man(52), 180, 120, 'pressure:dangerous', AHA),
  bp('M 52 y, aha', man(52), 181, 100, 'pressure:dangerous', AHA),
  bp('M 60 y, clinic, ish', man(60, { setting: 'clinic' }), 129, 84, 'none', ISH),
  bp('M 60 y, clinic, ish', man(60, { setting: 'clinic' }), 130, 84, 'ish:high-normal', ISH),
  bp('M 60 y, clinic, ish', man(60, { setting: 'clinic' }), 139, 89, 'ish:high-normal', ISH),
  bp('M 60 y, setting unknown, ish', man(60), 130, 84, 'ish:high-normal', ISH),
  bp('M 60 y, setting unknown, ish', man(60), 135, 84, 'ish:home-high', ISH),
  bp('M 60 y, setting unknown, ish', man(60), 120, 85, 'ish:home-high', ISH),
  bp('M 60 y, clinic, ish', man(60), 140, 89, 'ish:grade1+isolated-systolic', ISH),
  bp('M 60 y, clinic, ish', man(60), 150, 100, 'ish:grade2', ISH),
  bp('M 60 y, home, ish', man(60, { setting: 'home' }), 134, 84, 'none', ISH),
  bp('M 60 y, home, ish', man(60, { setting: 'home' }), 135, 84, 'ish:home-high', ISH),
  bp('F 28 y, 24w0d, one reading', one(weeks(24)), 139, 89, 'none'),
  bp('F 28 y, 24w0d, one reading', one(weeks(24)), 140, 85, 'ob:high'),
  bp(
    'F 28 y, 24w0d, second reading, dipstick nil',
    second(140, 85, { gestationalDays: weeks(24), proteinuria: 'nil' }),
    142,
    84,
    'ob:gestational-ht',
  ),
  bp(
    'F 28 y, 19w6d, second reading',
    second(142, 92, { gestationalDays: weeks(19, 6) }),
    144,
    90,
    'ob:chronic-ht',
  ),
  bp('F 28 y, 30w0d, one reading', one(weeks(30)), 160, 105, 'ob:severe'),
  bp('F 28 y, 30w0d, one reading', one(weeks(30)), 150, 110, 'ob:severe'),
  bp(
    'F 28 y, 32w0d, second reading, dipstick 2+',
    second(142, 92, { gestationalDays: weeks(32), proteinuria: '2+' }),
    146,
    94,
    'ob:pre-eclampsia-range',
  ),
  systolic('F 28 y, 30w0d (safety: severe from 160, one number alone too)', one(weeks(30)), 160, 'ob:severe'),
  temperature(
    'F 28 y, day 4 after birth',
    woman(28, { daysAfterBirth: 4 }),
    38.1,
    'maternity-temperature:fever',
  ),
  spo2('M 40 y, scale 1', adult, 96, 'none'),
  spo2('M 40 y, scale 1', adult, 95, 'spo2:low'),
  spo2('M 40 y, scale 1', adult, 92, 'spo2:very-low'),
  spo2('M 40 y, scale 1', adult, 91, 'spo2:dangerous'),
  spo2('M 66 y, scale 2, air', scale2(false), 88, 'none'),
  spo2('M 66 y, scale 2, air', scale2(false), 87, 'spo2-scale2:low'),
  spo2('M 66 y, scale 2, air', scale2(false), 93, 'none'),
  spo2('M 66 y, scale 2, on oxygen', scale2(true), 97, 'spo2-scale2:high'),
  temperature('M 40 y', adult, 35.0, 'temperature:cold'),
  temperature('M 40 y', adult, 38.0, 'none'),
  temperature('M 40 y', adult, 38.1, 'temperature:fever'),
  temperature('M 40 y', adult, 39.1, 'temperature:high-fever'),
  pulse('M 40 y', adult, 40, 'pulse:dangerously-slow'),
  pulse('M 40 y', adult, 90, 'none'),
  pulse('M 40 y (safety: 91 to 100 is no flag of its own)', adult, 91, 'none'),
  pulse('M 40 y', adult, 131, 'pulse:dangerously-fast'),
  systolic('M 40 y', adult, 111, 'none'),
  systolic('M 40 y', adult, 220, 'pressure:dangerous'),
  respiration('M 40 y', adult, 20, 'none'),
  respiration('M 40 y', adult, 21, 'breathing:fast'),
  respiration('M 40 y', adult, 25, 'breathing:dangerously-fast'),
  mg('F 50 y, fasting', fasting, 99, 'none'),
  mg('F 50 y, fasting', fasting, 100, 'ada:prediabetes'),
  mg('F 50 y, fasting', fasting, 125, 'ada:prediabetes'),
  mg('F 50 y, fasting', fasting, 126, 'ada:diabetes-range'),
  mmol('F 50 y, fasting', fasting, 5.5, 'none'),
  mmol('F 50 y, fasting', fasting, 7.0, 'ada:diabetes-range'),
  mg('F 50 y, random, no symptoms', random(false), 126, 'none'),
  mg('F 50 y, random, symptoms', random(true), 199, 'none'),
  mg('F 50 y, random, no symptoms', random(false), 200, 'ada:confirm'),
  mg('F 50 y, random, symptoms', random(true), 200, 'ada:diabetes-range'),
  mg('F 50 y, 2 h of 75 g', twoHours, 139, 'none'),
  mg('F 50 y, 2 h of 75 g', twoHours, 140, 'ada:igt'),
  mg('F 50 y, 2 h of 75 g', twoHours, 200, 'ada:diabetes-range'),
  mg(
    'F 50 y, 2 h after a meal, no diabetes',
    woman(50, { mealSituation: 'MEAL_SITUATION_AFTER_MEAL', hoursAfterMeal: 2 }),
    150,
    'none',
  ),
  mg('M 58 y, treated, before meal', beforeMeal, 79, 'goal:below'),
  mg('M 58 y, treated, before meal', beforeMeal, 130, 'none'),
  mg('M 58 y, treated, peak after meal (safety: over 180)', afterMeal, 180, 'none'),
  mg('M 58 y, treated, peak after meal', afterMeal, 181, 'goal:above'),
  mg('M 58 y, treated, any time', treated(), 70, 'none'),
  mg('M 58 y, treated, any time', treated(), 69, 'ada:low-level1'),
  mg('M 58 y, treated, any time', treated(), 53, 'ada:low-level2'),
  mg('F 30 y, 26w0d, 75 g fasting', tested(true, 0), 92, 'iadpsg:gdm'),
  aCase(
    'F 30 y, 26w0d, 75 g after a fast',
    { measure: 'glucoseTolerance', fasting: true, hours: { 0: 91, 1: 179, 2: 152 }, unit: 'mg/dL' },
    woman(30, { gestationalDays: weeks(26) }),
    'none',
  ),
  mg('F 30 y, 26w0d, 75 g not fasting, 2 h', tested(false, 2), 139, 'none'),
  mg('F 30 y, 26w0d, 75 g not fasting, 2 h', tested(false, 2), 140, 'dipsi:gdm'),
  mg(
    'F 30 y, 30w0d, known GDM, fasting',
    withGdm({ mealSituation: 'MEAL_SITUATION_FASTING' }),
    95,
    'gdm-goal:above',
  ),
  mg(
    'F 30 y, 30w0d, known GDM, 1 h after meal',
    withGdm({ mealSituation: 'MEAL_SITUATION_AFTER_MEAL', hoursAfterMeal: 1 }),
    139,
    'none',
  ),
  percent('M 55 y', man(55), 5.6, 'none'),
  percent('M 55 y', man(55), 5.7, 'ada:prediabetes'),
  percent('M 55 y', man(55), 6.5, 'ada:diabetes-range'),
  casesOf('hba1c', 'mmol/mol')('M 55 y', man(55), 47, 'ada:prediabetes'),
  percent('M 55 y, treated', man(55, { diabetes: true }), 7.0, 'goal:above'),
  casesOf('totalCholesterol', 'mg/dL')('M 44 y', man(44), 199, 'none'),
  casesOf('totalCholesterol', 'mg/dL')('M 44 y', man(44), 240, 'atp:high'),
  casesOf('ldl', 'mg/dL')('M 44 y', man(44), 100, 'atp:near-optimal'),
  casesOf('ldl', 'mg/dL')('M 44 y', man(44), 159, 'atp:borderline'),
  casesOf('ldl', 'mg/dL')('M 44 y', man(44), 190, 'atp:very-high'),
  casesOf('hdl', 'mg/dL')('M 44 y', man(44), 39, 'atp:low'),
  casesOf('hdl', 'mg/dL')('F 44 y', woman(44), 49, 'atp:low'),
  casesOf('triglycerides', 'mg/dL')('M 44 y', man(44), 150, 'atp:borderline'),
  casesOf('triglycerides', 'mg/dL')('M 44 y (safety: the same day)', man(44), 500, 'triglycerides:very-high'),
  casesOf('tsh', 'm[IU]/L')('F 35 y', woman(35), 4.1, 'tsh:high'),
  casesOf('tsh', 'm[IU]/L')('F 29 y, 10w0d', woman(29, { gestationalDays: weeks(10) }), 0.1, 'none'),
  casesOf('tsh', 'm[IU]/L')('F 29 y, 10w0d', woman(29, { gestationalDays: weeks(10) }), 4.1, 'ata:high'),
  hemoglobin('M 30 y', man(30), 13.0, 'none'),
  hemoglobin('M 30 y', man(30), 12.9, 'who24:mild'),
  hemoglobin('F 30 y', woman(30), 11.9, 'who24:mild'),
  hemoglobin('F 30 y', woman(30), 10.9, 'who24:moderate'),
  hemoglobin('F 30 y', woman(30), 7.9, 'who24:severe'),
  hemoglobin('F 27 y, 13w6d', woman(27, { gestationalDays: weeks(13, 6) }), 10.9, 'who24:mild'),
  hemoglobin('F 27 y, 14w0d', woman(27, { gestationalDays: weeks(14) }), 10.5, 'none'),
  hemoglobin('F 27 y, 14w0d, India', woman(27, { gestationalDays: weeks(14) }), 10.5, 'amb:mild', INDIA),
  hemoglobin('F 27 y, 28w0d', woman(27, { gestationalDays: weeks(28) }), 9.9, 'who24:moderate'),
  hemoglobin(
    'F 27 y, 28w0d (safety: critical under 7)',
    woman(27, { gestationalDays: weeks(28) }),
    6.9,
    'hemoglobin:dangerous',
  ),
  hemoglobin('M 12 mo', child('male', 12, 366), 10.5, 'none'),
  hemoglobin('M 30 mo', child('male', 30, 913), 7.5, 'who24:moderate'),
  hemoglobin('M 4 mo', child('male', 4, 122), 10.0, 'none'),
  egfr('M 70 y', man(70), 89, 'kdigo:G2'),
  egfr('M 70 y', man(70), 59, 'kdigo:G3a'),
  egfr('M 70 y', man(70), 29, 'kdigo:G4'),
  bmi('F 40 y, WHO', woman(40), 24.9, 'none'),
  bmi('F 40 y, India', woman(40), 23.0, 'bmi-in:overweight', INDIA),
  bmi('F 40 y, India', woman(40), 25.0, 'bmi-in:obese', INDIA),
  respiration('M 20 d (safety: critical)', child('male', 0, 20), 60, 'breathing:dangerously-fast'),
  respiration('M 5 mo', child('male', 5, 152), 49, 'none'),
  casesOf('birthWeight', 'g')('F newborn', child('female', 0, 0), 2499, 'lbw:low'),
  casesOf('birthWeight', 'g')('F newborn', child('female', 0, 0), 2500, 'none'),
  weight('F 91 d', child('female', 2, 91), 4.5, 'waz:underweight'),
  weight('F 91 d', child('female', 2, 91), 4.6, 'none'),
  weight('M 182 d', child('male', 5, 182), 5.6, 'waz:severely-underweight'),
];
