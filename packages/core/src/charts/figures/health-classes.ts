import {
  ALL_RANGES,
  ageInYears,
  type Flag,
  flagReading,
  INDIA_PROGRAMME,
  type Reading,
  readingsOf,
} from '#clinical';
import type { MetricRecord } from '#metrics';
import { UNKNOWN } from './chart-definition.ts';

/** The population of the risks is adult and not with child (`chartDefinition`), so any grown-up age does. */
const ADULT_AGE = ageInYears(40);

/** Judged by these rules alone: a warning score's point for a low value is no class of these charts. */
const judgedBy = (...schemes: readonly string[]) => ({
  ...INDIA_PROGRAMME,
  own: ALL_RANGES.filter(({ scheme }) => schemes.includes(scheme)),
});

const PRESSURE = judgedBy('ish', 'esc');
const DIAGNOSIS = judgedBy('ada');
const LIPIDS = judgedBy('atp');
const BMI = judgedBy('bmi-in');

const FASTING = 'MEAL_SITUATION_FASTING';

type StoredRecord = Pick<MetricRecord, 'metric' | 'values'>;

const pressureOf = ({ code }: Flag): string => {
  if (code === 'esc:grade3') return 'grade3';
  if (code.startsWith('ish:grade2')) return 'grade2';
  return code.startsWith('ish:grade1') ? 'grade1' : 'high-normal';
};

/** The class of a stored blood pressure, a key of `PRESSURE_AXIS`; `unknown` for half a pair, words and the impossible. */
export function pressureClass(record: StoredRecord): string {
  const reading = readingsOf(record).find(({ measure }) => measure === 'bloodPressure');
  if (!reading) return UNKNOWN;
  const { flag, missing } = flagReading(reading, { age: ADULT_AGE }, PRESSURE);
  if (missing.includes('unit') || missing.includes('value')) return UNKNOWN;
  return flag ? pressureOf(flag) : 'normal';
}

/** The class of a stored HbA1c or fasting glucose, a key of `SUGAR_AXIS`. A low one is not raised. */
export function sugarClass(record: StoredRecord): string {
  const [reading] = readingsOf(record);
  if (!reading) return UNKNOWN;
  const context = { age: ADULT_AGE, treated: false, mealSituation: FASTING } as const;
  const { flag } = flagReading(reading, context, DIAGNOSIS);
  if (flag?.code === 'ada:diabetes-range') return 'diabetes-range';
  return flag?.code === 'ada:prediabetes' ? 'prediabetes' : 'normal';
}

/** The classes of lipids from the lightest to the weightiest, as `LIPID_AXIS` has them. */
export const LIPID_CLASSES = ['within', 'borderline', 'high', 'very-high'] as const;

const LIPID_WEIGHT: Readonly<Record<Flag['severity'], number>> = {
  info: 0,
  mild: 1,
  moderate: 2,
  severe: 3,
  critical: 3,
};

/**
 * How far one value of a lipid panel is out, an index of `LIPID_CLASSES`; undefined for one that cannot be judged. `sex` is
 * the record's word; for any but `male` and `female` an HDL is low only where it is for both.
 */
export function lipidWeight(record: StoredRecord, sex: string): number | undefined {
  const [reading] = readingsOf(record);
  if (!reading) return undefined;
  const { flag } = flagReading(reading, { age: ADULT_AGE, sex }, LIPIDS);
  return flag ? LIPID_WEIGHT[flag.severity] : 0;
}

const bmiReading = (value: number): Reading => ({ measure: 'bmi', value, unit: 'kg/m2' });

/** The class of a body mass index in kg/m², a key of `BMI_AXIS`. */
export function bmiClass(value: number): string {
  if (!(Number.isFinite(value) && value > 0)) return UNKNOWN;
  const { flag } = flagReading(bmiReading(value), { age: ADULT_AGE }, BMI);
  return flag?.category ?? 'normal';
}
