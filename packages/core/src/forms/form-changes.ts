import type { FieldAt } from './definition/field-at.ts';
import { fieldPath } from './definition/field-at.ts';
import { type FormDefinition, type FormSection, leafFields } from './definition/form-definition.ts';
import { answersFrom, type FormAnswers } from './form-answers.ts';
import {
  type FieldValue,
  type FormValues,
  type RowValues,
  rowsOf,
  sameValue,
  unitKey,
} from './form-values.ts';
import type { LastValue } from './last-values.ts';

/** A displayed value, with its unit. */
export interface Stated {
  readonly value: FieldValue;
  readonly unit?: string;
}

/** A difference between two versions of answers. */
export interface FormChange {
  readonly at: FieldAt;
  /** Undefined if it was not answered before. */
  readonly before?: Stated;
  /** Undefined if it is no longer answered. */
  readonly after?: Stated;
}

function stated(values: RowValues | undefined, key: string): Stated | undefined {
  const value = values?.[key];
  if (value === undefined) return undefined;
  const unit = values?.[unitKey({ key })];
  return typeof unit === 'string' ? { value, unit } : { value };
}

const isSame = (one: Stated | undefined, other: Stated | undefined): boolean =>
  sameValue(one?.value, other?.value) && one?.unit === other?.unit;

interface Versions<T> {
  readonly before: T;
  readonly after: T;
}

/** A unit is shown with its number, not as a separate answer. */
const isCompanion = (key: string, values: RowValues): boolean =>
  key.endsWith('Unit') && Object.hasOwn(values, key.slice(0, -'Unit'.length));

function keysOf(fields: readonly string[], { before, after }: Versions<RowValues>, group?: string): string[] {
  const both = { ...before, ...after };
  const others = Object.keys(both).filter((key) => key !== group && !isCompanion(key, both));
  return [...new Set([...fields.filter((key) => others.includes(key)), ...others])];
}

function rowChanges(
  at: Pick<FieldAt, 'section' | 'row'>,
  keys: readonly string[],
  { before, after }: Versions<RowValues>,
): FormChange[] {
  return keys.flatMap((key) => {
    const change = { at: { ...at, key }, before: stated(before, key), after: stated(after, key) };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

function sectionChanges(
  section: Pick<FormSection, 'key' | 'fields' | 'group'>,
  { before, after }: Versions<FormAnswers>,
): FormChange[] {
  const { key, fields, group } = section;
  const own = { before: (before[key] ?? {}) as RowValues, after: (after[key] ?? {}) as RowValues };
  const ownKeys = keysOf(
    leafFields(fields).map((field) => field.key),
    own,
    group?.key,
  );
  const [rowsBefore, rowsAfter] = [rowsOf(section, before[key]), rowsOf(section, after[key])];
  const rowKeys = leafFields(group?.fields ?? []).map((field) => field.key);
  const rows = Array.from({ length: Math.max(rowsBefore.length, rowsAfter.length) }, (_, row) => {
    const versions = { before: rowsBefore[row] ?? {}, after: rowsAfter[row] ?? {} };
    return rowChanges({ section: key, row }, keysOf(rowKeys, versions), versions);
  });
  return [...rowChanges({ section: key }, ownKeys, own), ...rows.flat()];
}

/**
 * Returns the differences between two stored versions, in the form's order. Fields that the form does not know follow;
 * they are never left out.
 */
export function changesBetween(
  definition: FormDefinition,
  before: FormAnswers,
  after: FormAnswers,
): readonly FormChange[] {
  const known = definition.sections.map(({ key }) => key);
  const others = Object.keys({ ...before, ...after }).filter((key) => !known.includes(key));
  return [...definition.sections, ...others.map((key) => ({ key, fields: [] }))].flatMap((section) =>
    sectionChanges(section, { before, after }),
  );
}

/** An answer about to be saved, with the previous one. */
export interface SummaryLine {
  readonly at: FieldAt;
  readonly now: Stated;
  readonly last?: LastValue;
  readonly unchanged: boolean;
}

/** Returns all answers about to be saved, each with the previous one, for review. */
export function changeSummary(
  definition: FormDefinition,
  values: FormValues,
  last: Readonly<Record<string, LastValue>>,
): readonly SummaryLine[] {
  return changesBetween(definition, {}, answersFrom(definition, values)).flatMap(({ at, after }) => {
    if (!after) return [];
    const known = last[fieldPath(at)];
    return [{ at, now: after, last: known, unchanged: known !== undefined && isSame(after, known) }];
  });
}
