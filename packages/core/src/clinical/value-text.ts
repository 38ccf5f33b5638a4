import { formatReading, labelIn } from '#formatting';
import type { MetricValue } from '#metrics';
import { MEASURE_DEFINITIONS, METRICS, measureOf, wordLabel } from '#observations';
import { measureLabel } from './measure.ts';
import { shortDigits } from './short-digits.ts';
import { readValue } from './stored-value.ts';

/** Returns the digits of a stored value for display; computed ones are shortened (see `shortDigits`). */
export const valueDigits = ({ key, text, unit }: MetricValue, metric?: string | null): string =>
  shortDigits(text, metric ? measureOf(metric, key) : undefined, unit);

/** Returns the word of a measure without numbers: a lab's "not detected" is the dipstick's nil. */
function valueWord(value: MetricValue, metric: string | null | undefined, locale?: string) {
  if (value.word) return labelIn(value.word, locale);
  const measure = metric ? measureOf(metric, value.key) : undefined;
  const words = measure && MEASURE_DEFINITIONS[measure].words;
  if (!measure || !words) return undefined;
  const read = readValue(measure, value);
  const word = typeof read === 'string' ? undefined : words[read.value];
  return wordLabel(word ?? value.text, locale);
}

/**
 * Returns a stored value with its unit: "148 mmHg", "7.8 mmol/L"; words by label in the locale, by default English.
 * Nothing is converted.
 */
export const valueText = (value: MetricValue, metric?: string | null, locale?: string): string =>
  valueWord(value, metric, locale) ?? formatReading(valueDigits(value, metric), value.unit);

/**
 * Returns the values of a reading on one line, both blood pressure numbers together: "148/92 mmHg", "72 kg, 165 cm".
 * `metric` is null for unknown codes.
 */
export function valuesText(values: readonly MetricValue[], metric?: string | null, locale?: string): string {
  const of = (key: string) => values.find((value) => value.key === key);
  const [systolic, diastolic] = [of('systolic'), of('diastolic')];
  const pair = systolic && diastolic && systolic.unit === diastolic.unit ? [systolic, diastolic] : [];
  const rest = values.filter((value) => !pair.includes(value));
  return [
    ...(pair.length > 0
      ? [formatReading(pair.map((value) => valueDigits(value, metric)).join('/'), pair[0]?.unit)]
      : []),
    ...rest.map((value) => valueText(value, metric, locale)),
  ].join(', ');
}

/**
 * Returns the subject of a finding in a locale: blood pressure if both numbers are there, the name in a lab result, or
 * the measure.
 */
export function findingLabel(
  measure: string,
  values: readonly Pick<MetricValue, 'key' | 'label'>[] = [],
  locale?: string,
): string {
  const named = values.find(({ key }) => key === measure)?.label;
  if (named) return labelIn(named, locale);
  const isPair = ['systolic', 'diastolic'].every((key) => values.some((value) => value.key === key));
  return isPair ? labelIn(METRICS.bloodpressure.labels, locale) : measureLabel(measure, locale);
}
