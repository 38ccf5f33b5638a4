import { formatReading } from '#formatting';
import type { MetricValue } from '#metrics';
import { measureOf } from './readings-of-record.ts';
import { shortDigits } from './short-digits.ts';

/** The digits of a stored value as they are read; those of a source that computes are shortened (see `shortDigits`). */
export const valueDigits = ({ key, text, unit }: MetricValue, metric?: string | null): string =>
  shortDigits(text, metric ? measureOf(metric, key) : undefined, unit);

/** A stored value with its unit as it is read: "148 mmHg", "7.8 mmol/L". Nothing is converted. */
export const valueText = (value: MetricValue, metric?: string | null): string =>
  formatReading(valueDigits(value, metric), value.unit);

/**
 * The values of a reading on one line, both numbers of a blood pressure in one: "148/92 mmHg", "72 kg, 165 cm". The metric
 * is null for a code that is none.
 */
export function valuesText(values: readonly MetricValue[], metric?: string | null): string {
  const of = (key: string) => values.find((value) => value.key === key);
  const [systolic, diastolic] = [of('systolic'), of('diastolic')];
  const pair = systolic && diastolic && systolic.unit === diastolic.unit ? [systolic, diastolic] : [];
  const rest = values.filter((value) => !pair.includes(value));
  return [
    ...(pair.length > 0
      ? [formatReading(pair.map((value) => valueDigits(value, metric)).join('/'), pair[0]?.unit)]
      : []),
    ...rest.map((value) => valueText(value, metric)),
  ].join(', ');
}
