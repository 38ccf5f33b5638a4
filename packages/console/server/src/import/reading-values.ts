import { LOINC, type LoincMetric, loincMetric } from '@careline/core/metrics/loinc';
import type { StoredValue } from '../store/schema.ts';
import { NumberText } from './number-text.ts';
import type { ReadingComponent, ReadingRow } from './reading-row.ts';

type Measured = Pick<ReadingComponent, 'value' | 'valueText' | 'valueCode' | 'unit' | 'unitCode'>;

/** LOINC is meant where a source names no system. */
export const metricOf = (part: {
  system?: string | undefined;
  code?: string | undefined;
}): LoincMetric | undefined =>
  part.code !== undefined && (part.system ?? LOINC) === LOINC ? loincMetric(part.code) : undefined;

/** The value with the digits or words of the source; undefined where there is none. UCUM before the unit's name. */
function storedValue(key: string, part: Measured): StoredValue | undefined {
  const { value, valueText, valueCode } = part;
  const unit = part.unitCode ?? part.unit;
  if (value instanceof NumberText) {
    const number = value.value;
    return { key, text: value.text, ...(number !== undefined && { value: number }), ...(unit && { unit }) };
  }
  const text = value !== undefined ? String(value) : (valueText ?? valueCode?.display ?? valueCode?.code);
  return text === undefined || text === '' ? undefined : { key, text, ...(unit && { unit }) };
}

/** Under the key of the metric where it is the panel's, else under the component's own code. */
function keyOf(component: ReadingComponent, panel: LoincMetric | undefined, index: number): string {
  const own = metricOf(component);
  if (own?.key && own.metric === panel?.metric) return own.key;
  return component.code || `component${index + 1}`;
}

/** The keys a blood pressure has; the one panel whose parts can be missing. */
const EXPECTED: Readonly<Partial<Record<string, readonly string[]>>> = {
  bloodpressure: ['systolic', 'diastolic'],
};

export interface ReadValues {
  readonly values: readonly StoredValue[];
  readonly partMissing: boolean;
}

/** All values of a reading, in the order the metric has them and else as the source had them; a key only once. */
export function readValues(row: ReadingRow, metric: LoincMetric | undefined): ReadValues {
  const values = new Map<string, StoredValue>();
  const own = storedValue(metric?.key ?? 'value', row);
  if (own) values.set(own.key, own);
  for (const [index, component] of (row.components ?? []).entries()) {
    const key = keyOf(component, metric, index);
    const value = storedValue(values.has(key) ? `${key}#${index + 1}` : key, component);
    if (value) values.set(value.key, value);
  }
  const expected = (metric && metric.key === undefined && EXPECTED[metric.metric]) || [];
  const ordered = [...expected.flatMap((key) => values.get(key) ?? []), ...values.values()];
  const partMissing = values.size > 0 && expected.some((key) => !values.has(key));
  return { values: [...new Set(ordered)], partMissing };
}
