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

/** The risk charts count adults who are not pregnant (`chartDefinition`), so any adult age works. */
const ADULT_AGE = ageInYears(40);

/** Restricts evaluation to these rules. Triage limits for low values are not classes of these charts. */
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

/** Returns a record's values that are numbers with a unit. */
const enteredOf = (record: StoredRecord): readonly EnteredValue[] =>
  readValues(record).flatMap(({ read }) => (typeof read === 'string' ? [] : [read]));

/** Returns the class of a blood pressure, a key of `PRESSURE_AXIS`; `unknown` if incomplete, text or impossible. */
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

/** Returns the class of an HbA1c or fasting glucose, a key of `SUGAR_AXIS`. Low values count as not raised. */
export function sugarClass(record: StoredRecord): string {
  const [reading] = enteredOf(record);
  if (!reading) return UNKNOWN;
  const context = { age: ADULT_AGE, mealSituation: FASTING } as const;
  const { flag } = flagReading(reading, context, DIAGNOSIS);
  if (flag?.code === 'ada:diabetes-range') return 'diabetes-range';
  return flag?.code === 'ada:prediabetes' ? 'prediabetes' : 'normal';
}

/** Lipid classes by increasing severity, as in `LIPID_AXIS`. */
export const LIPID_CLASSES = ['within', 'borderline', 'high', 'very-high'] as const;

const LIPID_WEIGHT: Readonly<Record<Flag['severity'], number>> = {
  info: 0,
  mild: 1,
  moderate: 2,
  severe: 3,
  critical: 3,
};

/**
 * Returns the severity of a lipid value as an index of `LIPID_CLASSES`; undefined if it can't be evaluated.
 * `sex` is the record's value. Unless it is `male` or `female`, HDL is low only if it is low for both.
 */
export function lipidWeight(record: StoredRecord, sex: string): number | undefined {
  const [reading] = enteredOf(record);
  if (!reading) return undefined;
  const { flag } = flagReading(reading, { age: ADULT_AGE, sex }, LIPIDS);
  return flag ? LIPID_WEIGHT[flag.severity] : 0;
}

const bmiReading = (value: number): Reading => ({ measure: 'bmi', value, unit: 'kg/m2' });

/** Returns the class of a body mass index in kg/m², a key of `BMI_AXIS`. */
export function bmiClass(value: number): string {
  if (!(Number.isFinite(value) && value > 0)) return UNKNOWN;
  const { flag } = flagReading(bmiReading(value), { age: ADULT_AGE }, BMI);
  return flag?.category ?? 'normal';
}
