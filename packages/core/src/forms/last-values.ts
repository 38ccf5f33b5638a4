import type { MetricRecord } from '#metrics';
import { fieldPath } from './field-at.ts';
import type { FormAnswers } from './form-answers.ts';
import { type FormDefinition, type FormSection, leafFields, sectionFields } from './form-definition.ts';
import { type FieldValue, type RowValues, rowsOf, unitKey } from './form-values.ts';

/** When and by whom something was said or measured. */
export interface LastTime {
  /** Unix seconds, where a time of day is known. */
  readonly timestamp?: number;
  /** The calendar day, where only that is. */
  readonly date?: string;
  readonly author?: string;
}

/** What was measured or answered last in a field: shown beside it with its date and author. */
export interface LastValue extends LastTime {
  /** A number as its digits were entered; else what the field held. */
  readonly value: FieldValue;
  readonly unit?: string;
}

/** The rows of a group as they were answered last. */
export interface LastRows extends LastTime {
  readonly rows: readonly RowValues[];
}

/** Earlier answers of the patient, to this form or another: fields of the same section and key are the same question. */
export interface EarlierAnswers {
  readonly answers: FormAnswers;
  /** Unix seconds. */
  readonly timestamp: number;
  readonly author?: string;
}

/** What a form knows from before: readings and earlier answers. */
export interface Earlier {
  /** The patient's readings by metric, oldest first, as the metric client publishes them. */
  readonly records?: Readonly<Record<string, readonly MetricRecord[]>>;
  /** Newest first. */
  readonly logs?: readonly EarlierAnswers[];
}

function lastRecord(records: readonly MetricRecord[], part: string): LastValue | undefined {
  for (let index = records.length - 1; index >= 0; index -= 1) {
    const record = records[index];
    const value = record?.values.find((candidate) => candidate.key === part);
    if (!record || !value) continue;
    const { timestamp, date, author } = record;
    return { value: value.text, unit: value.unit, timestamp, date, author };
  }
  return undefined;
}

function lastAnswer(logs: readonly EarlierAnswers[], section: string, key: string): LastValue | undefined {
  for (const { answers, timestamp, author } of logs) {
    const said = answers[section];
    const value = said?.[key] as FieldValue | undefined;
    if (said === undefined || value === undefined || value === '') continue;
    const unit = said[unitKey({ key })];
    return { value, unit: typeof unit === 'string' ? unit : undefined, timestamp, author };
  }
  return undefined;
}

/**
 * The last value of every field of the sections themselves, by `section.field`: of a number that is the patient's
 * reading the last reading, of everything else the last answer.
 */
export function lastValues(
  definition: FormDefinition,
  { records = {}, logs = [] }: Earlier,
): Readonly<Record<string, LastValue>> {
  const found: [string, LastValue][] = [];
  for (const section of definition.sections) {
    for (const field of leafFields(section.fields)) {
      const { reading } = field;
      const isReading = field.control === 'number' && reading?.subject === 'patient';
      const last = isReading
        ? lastRecord(records[reading.metric] ?? [], reading.part)
        : reading
          ? undefined
          : lastAnswer(logs, section.key, field.key);
      if (last) found.push([fieldPath({ section: section.key, key: field.key }), last]);
    }
  }
  return Object.fromEntries(found);
}

function lastRowsOf(section: FormSection, logs: readonly EarlierAnswers[]): LastRows | undefined {
  for (const { answers, timestamp, author } of logs) {
    const rows = rowsOf(section, answers[section.key]);
    if (rows.length > 0) return { rows, timestamp, author };
  }
  return undefined;
}

/** The rows of every group as they were answered last, by section key. */
export function lastRows(
  definition: FormDefinition,
  { logs = [] }: Earlier,
): Readonly<Record<string, LastRows>> {
  const found = definition.sections.flatMap((section) => {
    const last = lastRowsOf(section, logs);
    return last ? [[section.key, last] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The metrics whose readings a form asks for. */
export function metricsAsked(definition: FormDefinition): readonly string[] {
  const metrics = definition.sections
    .flatMap(sectionFields)
    .flatMap(({ reading }) => (reading?.subject === 'patient' ? [reading.metric] : []));
  return [...new Set(metrics)];
}
