import type { MetricRecord } from '#metrics';
import type { FormDefinition } from './form-definition.ts';
import { fieldPath } from './validate-form.ts';

/** What was measured last for a field: shown beside it with its date and author. */
export interface LastValue {
  readonly text: string;
  readonly unit?: string;
  /** Unix seconds, where a time of day is known. */
  readonly timestamp?: number;
  readonly date?: string;
  readonly author?: string;
}

function lastOf(records: readonly MetricRecord[], part: string): LastValue | undefined {
  for (let index = records.length - 1; index >= 0; index -= 1) {
    const record = records[index];
    const value = record?.values.find((candidate) => candidate.key === part);
    if (!record || !value) continue;
    const { timestamp, date, author } = record;
    return { text: value.text, unit: value.unit, timestamp, date, author };
  }
  return undefined;
}

/**
 * The last value of every field that is a reading, by `section.field`. `records` are the patient's readings by metric,
 * oldest first, as the metric client publishes them.
 */
export function lastValues(
  definition: FormDefinition,
  records: Readonly<Record<string, readonly MetricRecord[]>>,
): Readonly<Record<string, LastValue>> {
  const found: [string, LastValue][] = [];
  for (const section of definition.sections) {
    for (const field of section.fields) {
      if (field.control !== 'number' || field.reading?.subject !== 'patient') continue;
      const last = lastOf(records[field.reading.metric] ?? [], field.reading.part);
      if (last) found.push([fieldPath(section.key, field.key), last]);
    }
  }
  return Object.fromEntries(found);
}
