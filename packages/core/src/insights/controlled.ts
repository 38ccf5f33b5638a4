import { convert, readValues } from '#clinical';
import type { MetricRecord } from '#metrics';
import type { Measure } from '#observations';
import { CONTROLLED, LOW_BIRTH_WEIGHT } from './indicator.ts';

type Values = MetricRecord['values'];

/** Returns a value in a unit; undefined if the record lacks it, or has it in words or without a known unit. */
function numberIn(metric: string, values: Values, measure: Measure, unit: string): number | undefined {
  const found = readValues({ metric, values }).find((value) => value.measure === measure);
  if (!found || typeof found.read === 'string') return undefined;
  return convert(found.read.value, measure, found.read.unit, unit);
}

/** Returns systolic and diastolic pressure in mmHg; undefined if either is missing. */
export function pressureIn(values: Values): readonly [systolic: number, diastolic: number] | undefined {
  const systolic = numberIn('bloodpressure', values, 'systolic', 'mm[Hg]');
  const diastolic = numberIn('bloodpressure', values, 'diastolic', 'mm[Hg]');
  return systolic === undefined || diastolic === undefined ? undefined : [systolic, diastolic];
}

/** Returns whether a blood pressure is below 140/90 mmHg; undefined if it is not a pair of numbers. */
export function isPressureControlled(values: Values): boolean | undefined {
  const pressure = pressureIn(values);
  return pressure && pressure[0] < CONTROLLED.systolic && pressure[1] < CONTROLLED.diastolic;
}

/** Returns whether an HbA1c is below 7 %; undefined if it is not a number. */
export function isSugarControlled(values: Values): boolean | undefined {
  const hba1c = numberIn('hba1c', values, 'hba1c', '%');
  return hba1c === undefined ? undefined : hba1c < CONTROLLED.hba1c;
}

/** Returns whether a birth weight is not low; undefined if it is not a number. */
export function isBirthWeightGood(values: Values): boolean | undefined {
  const weight = numberIn('body', values, 'birthWeight', 'kg');
  return weight === undefined ? undefined : weight >= LOW_BIRTH_WEIGHT;
}
