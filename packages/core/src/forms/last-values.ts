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

/** Whether a stored value is the answer of one field; what another form stored under its key may be rows. */
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
 * A number that is the patient's reading has its last reading. What else goes with a reading, such as its meal
 * situation, was said of that one alone. Everything else has its last answer: an infant's numbers, the result of a test
 * that is chosen, and a number of one situation, of which the last reading may be of another.
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

/** The last value of every field of the sections themselves, by `section.field`. */
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

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * By how much a number differs from the last one, with its sign and as many decimals as the finer of the two; undefined for what is
 * no number, for another unit, and for no difference.
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
