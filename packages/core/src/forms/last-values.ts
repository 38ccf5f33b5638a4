import type { MetricRecord } from '#metrics';
import { measureOf } from '#observations';
import { fieldPath } from './definition/field-at.ts';
import {
  type FormDefinition,
  type FormSection,
  type LeafField,
  leafFields,
  sectionFields,
} from './definition/form-definition.ts';
import type { FormAnswers } from './form-answers.ts';
import { type FieldValue, type RowValues, rowsOf, unitKey } from './form-values.ts';

/** Time and author of an earlier value. */
export interface LastTime {
  /** Unix seconds, if the time is known. */
  readonly timestamp?: number;
  /** Calendar day, if only that is known. */
  readonly date?: string;
  readonly author?: string;
}

/** The previous value of a field, shown next to it with date and author. */
export interface LastValue extends LastTime {
  /** A number with the digits as entered, or the field's content. */
  readonly value: FieldValue;
  readonly unit?: string;
}

/** The previous rows of a group. */
export interface LastRows extends LastTime {
  readonly rows: readonly RowValues[];
}

/** Earlier answers of the patient, to this or another form. The same section and key mean the same question. */
export interface EarlierAnswers {
  readonly answers: FormAnswers;
  /** Unix seconds. */
  readonly timestamp: number;
  readonly author?: string;
}

/** Previous data for a form: readings and earlier answers. */
export interface Earlier {
  /** Readings by metric, oldest first, as the metric client publishes them. */
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

/** Whether a stored value is a field's answer. Another form may have rows under its key. */
function isAnswer(value: unknown): value is FieldValue {
  if (typeof value === 'boolean' || (typeof value === 'string' && value !== '')) return true;
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

function lastAnswer(logs: readonly EarlierAnswers[], section: string, key: string): LastValue | undefined {
  for (const { answers, timestamp, author } of logs) {
    const values = answers[section];
    const value = values?.[key];
    if (!values || !isAnswer(value)) continue;
    const unit = values[unitKey({ key })];
    return { value, unit: typeof unit === 'string' ? unit : undefined, timestamp, author };
  }
  return undefined;
}

/**
 * Returns the previous value of a field: the last reading for a number that is a patient's reading, otherwise the last
 * answer.
 * Properties of a reading, such as its meal situation, are not carried over. Infant numbers, chosen test results and
 * numbers with their own situation use the last answer, because the last reading may be a different one.
 */
function lastValue(
  section: string,
  { key, control, reading }: LeafField,
  { records = {}, logs = [] }: Earlier,
): LastValue | undefined {
  const isAnswered =
    reading?.subject !== 'patient' || reading.situation || (reading.texts && !reading.beside);
  if (isAnswered) return lastAnswer(logs, section, key);
  const isValue = control === 'number' || (control === 'dropdown' && measureOf(reading.metric, reading.part));
  return isValue ? lastRecord(records[reading.metric] ?? [], reading.part) : undefined;
}

/** Returns the previous value of every section field, by `section.field`. */
export function lastValues(
  definition: FormDefinition,
  earlier: Earlier,
): Readonly<Record<string, LastValue>> {
  const found = definition.sections.flatMap(({ key: section, fields }) =>
    leafFields(fields).flatMap((field) => {
      const last = lastValue(section, field, earlier);
      return last ? [[fieldPath({ section, key: field.key }), last] as const] : [];
    }),
  );
  return Object.fromEntries(found);
}

function lastRowsOf(section: FormSection, logs: readonly EarlierAnswers[]): LastRows | undefined {
  for (const { answers, timestamp, author } of logs) {
    const rows = rowsOf(section, answers[section.key]);
    if (rows.length > 0) return { rows, timestamp, author };
  }
  return undefined;
}

/** Returns the previous rows of every group, by section key. */
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

/** Returns the metrics that a form records. */
export function metricsAsked(definition: FormDefinition): readonly string[] {
  const metrics = definition.sections
    .flatMap(sectionFields)
    .flatMap(({ reading }) => (reading?.subject === 'patient' ? [reading.metric] : []));
  return [...new Set(metrics)];
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * Returns the signed difference from the previous number, with the decimals of the more precise one; undefined for
 * text, another unit or no difference.
 */
export function changeSince(last: LastValue, text: string, unit: string | undefined): string | undefined {
  const { value, unit: lastUnit } = last;
  if (typeof value !== 'string' || value.trim() === '' || text.trim() === '') return undefined;
  const [before, now] = [Number(value), Number(text)];
  if (!Number.isFinite(before) || !Number.isFinite(now) || (lastUnit ?? '') !== (unit ?? ''))
    return undefined;
  const change = (now - before).toFixed(Math.max(decimalsOf(value), decimalsOf(text)));
  if (Number(change) === 0) return undefined;
  return Number(change) > 0 ? `+${change}` : change.replace('-', '−');
}
