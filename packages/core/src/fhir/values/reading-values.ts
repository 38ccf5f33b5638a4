import { unitCode as codeOfUnit, writtenDigits, writtenPressure } from '#clinical';
import { codedResult } from '#labs';
import type { MetricValue } from '#metrics';
import { LOINC, type LoincMetric, loincMetric } from '#metrics/loinc';
import { metricOf as definitionOf, measureOf } from '#observations';
import type { MeasuredPart, MeasuredRow } from './measured-row.ts';
import { NumberText } from './number-text.ts';

type Measured = Pick<MeasuredPart, 'value' | 'comparator' | 'valueText' | 'valueCode' | 'unit' | 'unitCode'>;

/** Assumes LOINC if the source names no system. */
export const metricOf = (part: {
  system?: string | undefined;
  code?: string | undefined;
}): LoincMetric | undefined =>
  part.code !== undefined && (part.system ?? LOINC) === LOINC ? loincMetric(part.code) : undefined;

const COMPARATORS = new Set(['<', '<=', '>', '>=']);

/** Words that a meter shows beyond its range, or `0Hi` in a column of digits. */
const METER_WORD = /^0?(?<word>lo|hi)$/i;

const meterWord = (part: Measured): string | undefined =>
  [part.value, part.valueText, part.valueCode?.display, part.valueCode?.code]
    .map((each) => (typeof each === 'string' ? METER_WORD.exec(each.trim())?.groups?.word : undefined))
    .find((word) => word !== undefined)
    ?.toUpperCase();

/** Returns whether a meter measures the metric and so may show a word. */
const isOfMeter = (metric = ''): boolean =>
  Object.values(definitionOf(metric)?.values ?? {}).some(({ of }) => of.meter !== undefined);

/** Reads a text: a meter's word, a number with its unit and nothing else, or any other text unchanged. */
function textValue(
  part: Measured,
  metric: string | undefined,
  key: string,
): Pick<MetricValue, 'text' | 'unit'> {
  const { value, valueText, valueCode, unitCode, unit: name } = part;
  const unit = unitCode ?? name;
  const text =
    value !== undefined ? String(value) : (valueText ?? valueCode?.display ?? valueCode?.code ?? '');
  const word = isOfMeter(metric) ? meterWord(part) : undefined;
  const measure = metric === undefined ? undefined : measureOf(metric, key);
  const inText =
    word === undefined &&
    !unit &&
    measure &&
    writtenDigits(text, (one) => codeOfUnit(measure, one) !== undefined);
  const unitGiven = unit || (inText ? inText.unit : undefined);
  return { text: word ?? (inText ? inText.digits : text), ...(unitGiven && { unit: unitGiven }) };
}

/** Returns a bound as text: `<5` is not 5, so nothing may take it for a number. */
const boundOf = ({ value, comparator = '' }: Measured): string | undefined =>
  value instanceof NumberText && COMPARATORS.has(comparator) ? `${comparator}${value.text}` : undefined;

/** Returns the value with the source's digits or words, or undefined. Prefers UCUM over the unit's name. */
function storedValue(key: string, part: Measured, metric?: string): MetricValue | undefined {
  const bound = boundOf(part);
  if (bound !== undefined || !(part.value instanceof NumberText)) {
    const read = textValue({ ...part, ...(bound !== undefined && { value: bound }) }, metric, key);
    return read.text === '' ? undefined : { key, ...read };
  }
  const unit = part.unitCode ?? part.unit;
  const { text, value } = part.value;
  return { key, text, ...(value !== undefined && { value }), ...(unit && { unit }) };
}

/** Returns the metric's key if the component belongs to the panel, or else the component's own code. */
function keyOf(component: MeasuredPart, panel: LoincMetric | undefined, index: number): string {
  const own = metricOf(component);
  if (own?.key && own.metric === panel?.metric) return own.key;
  return component.code || `component${index + 1}`;
}

/** Returns the values that a complete panel must have, such as both numbers of a blood pressure. */
function expectedOf(metric: string): readonly string[] {
  const { panel, values = {} } = definitionOf(metric) ?? {};
  return panel ? Object.keys(values).filter((key) => values[key]?.entry?.required) : [];
}

/** Splits a blood pressure in one text into its two numbers. Other values stay as they are. */
function partsOf(value: MetricValue, metric: LoincMetric | undefined): readonly MetricValue[] {
  if (metric?.metric !== 'bloodpressure' || value.value !== undefined) return [value];
  const pressure = writtenPressure(value.text, (text) => codeOfUnit('systolic', text) !== undefined);
  if (!pressure) return [value];
  const unit = pressure.unit ?? value.unit;
  return (['systolic', 'diastolic'] as const).map((key) => ({
    key,
    text: String(pressure[key]),
    value: pressure[key],
    ...(unit !== undefined && { unit }),
  }));
}

export interface ReadValues {
  readonly values: readonly MetricValue[];
  readonly partMissing: boolean;
}

/** Returns all values of a reading, in the metric's order or else the source's, each key once. */
export function readValues(row: MeasuredRow, metric: LoincMetric | undefined): ReadValues {
  const values = new Map<string, MetricValue>();
  const own = storedValue(metric?.key ?? 'value', row, metric?.metric);
  for (const value of own ? partsOf(own, metric) : []) values.set(value.key, value);
  for (const [index, component] of (row.components ?? []).entries()) {
    const key = keyOf(component, metric, index);
    const value = storedValue(
      values.has(key) ? `${key}#${index + 1}` : key,
      component,
      metricOf(component)?.metric,
    );
    if (value) values.set(value.key, value);
  }
  const expected = metric && metric.key === undefined ? expectedOf(metric.metric) : [];
  const ordered = [...expected.flatMap((key) => values.get(key) ?? []), ...values.values()];
  const partMissing = values.size > 0 && expected.some((key) => !values.has(key));
  return { values: [...new Set(ordered)], partMissing };
}

/** Returns the single value of a laboratory result without a metric in the catalogue, or undefined. */
export function laboratoryValues(
  row: MeasuredRow,
  { values }: Pick<ReadValues, 'values'>,
): ReadValues['values'] | undefined {
  const [value, ...others] = values;
  if (row.code === undefined || (row.system ?? LOINC) !== LOINC || !value || others.length > 0)
    return undefined;
  const result = codedResult(row.code, value);
  if (!result || row.components?.length) return undefined;
  return [{ ...result, ...(value.value !== undefined && { value: value.value }) }];
}
