import { unitCode as codeOfUnit, writtenDigits, writtenPressure } from '@careline/core/internal/clinical';
import { LOINC, type LoincMetric, loincMetric } from '@careline/core/internal/metrics/loinc';
import { metricOf as definitionOf, measureOf } from '@careline/core/internal/observations';
import type { StoredValue } from '../../platform/database/schema.ts';
import { NumberText } from '../files/number-text.ts';
import type { ReadingComponent, ReadingRow } from './reading-row.ts';

type Measured = Pick<
  ReadingComponent,
  'value' | 'comparator' | 'valueText' | 'valueCode' | 'unit' | 'unitCode'
>;

/** LOINC is meant where a source names no system. */
export const metricOf = (part: {
  system?: string | undefined;
  code?: string | undefined;
}): LoincMetric | undefined =>
  part.code !== undefined && (part.system ?? LOINC) === LOINC ? loincMetric(part.code) : undefined;

const COMPARATORS = new Set(['<', '<=', '>', '>=']);

/** What a meter shows instead of a number beyond its range; `0Hi` as some write it into a column of digits. */
const METER_WORD = /^0?(?<word>lo|hi)$/i;

const meterWord = (part: Measured): string | undefined =>
  [part.value, part.valueText, part.valueCode?.display, part.valueCode?.code]
    .map((each) => (typeof each === 'string' ? METER_WORD.exec(each.trim())?.groups?.word : undefined))
    .find((word) => word !== undefined)
    ?.toUpperCase();

/** Whether a meter measures it, and so may show a word. */
const isOfMeter = (metric = ''): boolean =>
  Object.values(definitionOf(metric)?.values ?? {}).some(({ of }) => of.meter !== undefined);

/** What stands in a text: the word of a meter, a number with its unit and no other words, or any other words as they came. */
function textValue(
  part: Measured,
  metric: string | undefined,
  key: string,
): Pick<StoredValue, 'text' | 'unit'> {
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

/** `<5` is no 5: a bound is a text, so that nothing takes it for a number. */
const boundOf = ({ value, comparator = '' }: Measured): string | undefined =>
  value instanceof NumberText && COMPARATORS.has(comparator) ? `${comparator}${value.text}` : undefined;

/** The value with the digits or words of the source; undefined where there is none. UCUM before the unit's name. */
function storedValue(key: string, part: Measured, metric?: string): StoredValue | undefined {
  const bound = boundOf(part);
  if (bound !== undefined || !(part.value instanceof NumberText)) {
    const read = textValue({ ...part, ...(bound !== undefined && { value: bound }) }, metric, key);
    return read.text === '' ? undefined : { key, ...read };
  }
  const unit = part.unitCode ?? part.unit;
  const { text, value } = part.value;
  return { key, text, ...(value !== undefined && { value }), ...(unit && { unit }) };
}

/** Under the key of the metric where it is the panel's, else under the component's own code. */
function keyOf(component: ReadingComponent, panel: LoincMetric | undefined, index: number): string {
  const own = metricOf(component);
  if (own?.key && own.metric === panel?.metric) return own.key;
  return component.code || `component${index + 1}`;
}

/** The values without which a panel is not whole: both numbers of a blood pressure. */
function expectedOf(metric: string): readonly string[] {
  const { panel, values = {} } = definitionOf(metric) ?? {};
  return panel ? Object.keys(values).filter((key) => values[key]?.entry?.required) : [];
}

/** A blood pressure in one text is its two numbers; every other value is itself. */
function partsOf(value: StoredValue, metric: LoincMetric | undefined): readonly StoredValue[] {
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
  readonly values: readonly StoredValue[];
  readonly partMissing: boolean;
}

/** All values of a reading, in the order the metric has them and else as the source had them; a key only once. */
export function readValues(row: ReadingRow, metric: LoincMetric | undefined): ReadValues {
  const values = new Map<string, StoredValue>();
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
