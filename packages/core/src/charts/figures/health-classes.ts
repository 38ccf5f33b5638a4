import {
  ageInYears,
  type EnteredValue,
  type Flag,
  flagReading,
  gravest,
  INDIA_PROGRAMME,
  judgeValues,
  type Reading,
  readValues,
} from '#clinical';
import type { MetricRecord } from '#metrics';
import { UNKNOWN } from './chart-definition.ts';

/** The population of the risks is adult and not with child (`chartDefinition`), so any grown-up age does. */
const ADULT_AGE = ageInYears(40);

/** Judged by these rules alone: a limit of triage for a low value is no class of these charts. */
const judgedBy = (...only: readonly string[]) => ({ ...INDIA_PROGRAMME, only });

const PRESSURE = judgedBy('ish', 'triage');
const DIAGNOSIS = judgedBy('ada');
const LIPIDS = judgedBy('atp');
const BMI = judgedBy('bmi-in');

const FASTING = 'MEAL_SITUATION_FASTING';

type StoredRecord = Pick<MetricRecord, 'metric' | 'values'>;

const pressureOf = ({ code }: Flag): string => {
  if (code === 'pressure:dangerous') return 'grade3';
  if (code === 'pressure:low') return 'normal';
  if (code.startsWith('ish:grade2')) return 'grade2';
  return code.startsWith('ish:grade1') ? 'grade1' : 'high-normal';
};

/** The values of a record that are numbers with a unit. */
const enteredOf = (record: StoredRecord): readonly EnteredValue[] =>
  readValues(record).flatMap(({ read }) => (typeof read === 'string' ? [] : [read]));

/** The class of a stored blood pressure, a key of `PRESSURE_AXIS`; `unknown` for half a pair, words and the impossible. */
export function pressureClass(record: StoredRecord): string {
  const entered = enteredOf(record);
  const [systolic, diastolic] = (['systolic', 'diastolic'] as const).map((measure) =>
    entered.find((one) => one.measure === measure),
  );
  if (!systolic || !diastolic || diastolic.value >= systolic.value) return UNKNOWN;
  const judged = judgeValues([systolic, diastolic], { age: ADULT_AGE }, PRESSURE);
  const flag = gravest(judged.map((one) => one.flag));
  return flag ? pressureOf(flag) : 'normal';
}

/** The class of a stored HbA1c or fasting glucose, a key of `SUGAR_AXIS`. A low one is not raised. */
export function sugarClass(record: StoredRecord): string {
  const [reading] = enteredOf(record);
  if (!reading) return UNKNOWN;
  const context = { age: ADULT_AGE, mealSituation: FASTING } as const;
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
  const [reading] = enteredOf(record);
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
