import type { MetricRecord, MetricValue } from '#metrics';
import { checkEntry } from './check-entry.ts';
import type { Reading } from './flag-reading.ts';
import type { EnteredValue } from './judge-value.ts';
import type { Measure } from './measure.ts';
import { ucumUnit } from './unit.ts';

/** What the values of a metric are, by their keys. Metrics and values that are not here are never judged. */
const MEASURED: Readonly<Record<string, Readonly<Record<string, Measure>>>> = {
  bloodpressure: { systolic: 'systolic', diastolic: 'diastolic' },
  body: { weight: 'weight', bmi: 'bmi' },
  bloodglucose: { value: 'glucose' },
  heartrate: { value: 'pulse' },
  restinghr: { value: 'pulse' },
  spo2: { value: 'spo2' },
  temperature: { value: 'temperature' },
  hemoglobin: { value: 'hemoglobin' },
  uricacid: { value: 'urate' },
  creatinine: { value: 'creatinine' },
  hba1c: { value: 'hba1c' },
  lipid: { totalCholesterol: 'totalCholesterol', triglycerides: 'triglycerides', hdl: 'hdl', ldl: 'ldl' },
  thyroid: { tsh: 'tsh', ft4: 'ft4', t4: 't4', ft3: 'ft3', t3: 't3' },
};

/** Values that have units and limits and no rule. */
const UNJUDGED: Readonly<Record<string, Readonly<Record<string, Measure>>>> = { body: { height: 'height' } };

const within = (table: typeof MEASURED, metric: string, key: string): Measure | undefined => {
  const measures = Object.hasOwn(table, metric) ? table[metric] : undefined;
  return measures && Object.hasOwn(measures, key) ? measures[key] : undefined;
};

/** What a value of a metric measures; undefined where nothing is known of its units and limits. */
export const measureOf = (metric: string, key: string): Measure | undefined =>
  within(MEASURED, metric, key) ?? within(UNJUDGED, metric, key);

/**
 * A number, or what a meter or a laboratory writes for one beyond its range (`<54`, `> 600`). Sources that compute write all
 * the digits of a double, nineteen of them behind the point: those are numbers too.
 */
const DIGITS = /^([<>]?)\s*(\d{1,9}(?:\.\d{1,40})?)$/;

/** A text as the number it says; undefined for words. */
export function writtenNumber(text: string): Pick<EnteredValue, 'value' | 'comparator'> | undefined {
  const [, comparator, digits] = DIGITS.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  return comparator === '<' || comparator === '>' ? { value, comparator } : { value };
}

/** Why a stored value is none that can be judged or drawn. */
export type ValueProblem = 'words' | 'no-unit' | 'other-unit' | 'impossible';

/** A stored value as a number with its unit, or why it is none. */
export function readValue(measure: Measure, { text, unit }: MetricValue): EnteredValue | ValueProblem {
  const written = writtenNumber(text);
  if (!written) return 'words';
  if (unit === undefined) return 'no-unit';
  const { kind } = checkEntry(measure, written.value, unit, { keepsTyped: true });
  if (kind === 'unit') return 'other-unit';
  return kind === 'impossible' ? 'impossible' : { measure, unit, ...written };
}

/** The value as a number with its unit; undefined without a unit, for words, and for what nobody alive can have. */
function enteredValue(measure: Measure, stored: MetricValue): EnteredValue | undefined {
  const read = readValue(measure, stored);
  return typeof read === 'string' ? undefined : read;
}

/** The two numbers together. A diastolic that is not the lower one was written down wrongly, so neither is judged. */
function pressures(values: readonly EnteredValue[]): readonly Reading[] {
  const [systolic, diastolic] = (['systolic', 'diastolic'] as const).map((measure) =>
    values.find((one) => one.measure === measure),
  );
  if (!systolic || !diastolic) return values;
  if (systolic.comparator || diastolic.comparator) return values;
  if (diastolic.value >= systolic.value || ucumUnit(systolic.unit) !== ucumUnit(diastolic.unit)) return [];
  return [
    {
      measure: 'bloodPressure',
      systolic: systolic.value,
      diastolic: diastolic.value,
      unit: systolic.unit,
    },
  ];
}

/** What of a stored record can be judged: none where its values have no unit, are words, or cannot be true. */
export function readingsOf({ metric, values }: Pick<MetricRecord, 'metric' | 'values'>): readonly Reading[] {
  const entered = values.flatMap((value) => {
    const measure = within(MEASURED, metric, value.key);
    return (measure && enteredValue(measure, value)) ?? [];
  });
  return metric === 'bloodpressure' ? pressures(entered) : entered;
}
