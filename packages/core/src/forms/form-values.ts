import type { FieldAt } from './definition/field-at.ts';
import {
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
  type NumberField,
} from './definition/form-definition.ts';

/** Content of a field: typed text, a checkbox, or choices of a list. */
export type FieldValue = string | boolean | readonly string[];
/**
 * By field key. A number's unit is stored under `{key}Unit` and the reason for an unlikely value under `{key}Reason`.
 */
export type RowValues = Readonly<Record<string, FieldValue>>;
/** Rows of a repeated group are stored under the group's key. */
export type SectionValues = Readonly<Record<string, FieldValue | readonly RowValues[]>>;
export type FormValues = Readonly<Record<string, SectionValues>>;

export const unitKey = ({ key }: Pick<NumberField, 'key'>): string => `${key}Unit`;
/** Maximum characters of a reason: one line. */
export const MAX_REASON = 200;

export const reasonKey = ({ key }: Pick<NumberField, 'key'>): string => `${key}Reason`;

/** Returns the stored keys of a field: value, unit, reason. */
export function storedKeys(field: LeafField): readonly string[] {
  if (field.control !== 'number') return [field.key];
  return [field.key, ...(field.units.length > 0 ? [unitKey(field)] : []), reasonKey(field)];
}

/** Returns the value of an untouched field. */
export function initialValue(field: LeafField): FieldValue {
  if (field.control === 'boolean') return field.initial ?? false;
  if (field.control === 'dropdown') return field.initial ?? '';
  return field.control === 'multiselect' || field.control === 'file' ? [] : '';
}

/** Returns the values of untouched fields, for a new row or a section. */
export function initialRow(fields: readonly FormField[]): RowValues {
  const values: Record<string, FieldValue> = {};
  for (const field of leafFields(fields)) {
    values[field.key] = initialValue(field);
    if (field.control === 'number' && field.units[0] !== undefined) values[unitKey(field)] = field.units[0];
  }
  return values;
}

const initialSection = ({ fields, group }: FormSection): SectionValues =>
  group ? { ...initialRow(fields), [group.key]: [] } : initialRow(fields);

/** Returns the values of an untouched form; groups have no rows. */
export function initialValues(definition: FormDefinition): FormValues {
  return Object.fromEntries(definition.sections.map((section) => [section.key, initialSection(section)]));
}

/** Returns the rows of a section's group; empty if it has none. */
export function rowsOf(
  { group }: Pick<FormSection, 'group'>,
  values: SectionValues | undefined,
): readonly RowValues[] {
  const rows = group && values?.[group.key];
  return Array.isArray(rows)
    ? rows.filter((row): row is RowValues => typeof row === 'object' && row !== null)
    : [];
}

/** Returns a copy with other rows in a section's group. */
export function withRows(values: FormValues, section: FormSection, rows: readonly RowValues[]): FormValues {
  if (!section.group) return values;
  return { ...values, [section.key]: { ...values[section.key], [section.group.key]: rows } };
}

/** Returns the value of a field; undefined if there is none. */
export function valueAt(definition: FormDefinition, values: FormValues, at: FieldAt): FieldValue | undefined {
  const sectionValues = values[at.section];
  const section = definition.sections.find(({ key }) => key === at.section);
  const holder = at.row === undefined ? sectionValues : section && rowsOf(section, sectionValues)[at.row];
  return holder?.[at.key] as FieldValue | undefined;
}

/** Returns a copy with one changed value; unchanged if the row does not exist. */
export function withValue(
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  value: FieldValue,
): FormValues {
  if (at.row === undefined) return { ...values, [at.section]: { ...values[at.section], [at.key]: value } };
  const section = definition.sections.find(({ key }) => key === at.section);
  const rows = section ? rowsOf(section, values[at.section]) : [];
  if (!section || !rows[at.row]) return values;
  return withRows(
    values,
    section,
    rows.map((row, index) => (index === at.row ? { ...row, [at.key]: value } : row)),
  );
}

/** Whether two values, or two small plain objects, are equal for readers. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameValue(Reflect.get(one, key), Reflect.get(other, key)));
}

/** Whether anything differs from the untouched form. */
export function isDirty(definition: FormDefinition, values: FormValues): boolean {
  const untouched = initialValues(definition);
  return definition.sections.some(({ key }) => {
    const now = values[key] ?? {};
    const start = untouched[key] ?? {};
    return [...new Set([...Object.keys(start), ...Object.keys(now)])].some(
      (field) => now[field] !== undefined && !sameValue(now[field], start[field]),
    );
  });
}

/** Whether any of the fields is answered: a number, text, checked box, or a choice other than the default. */
export function isAnswered(fields: readonly LeafField[], values: SectionValues | undefined): boolean {
  return fields.some((field) => {
    const value = values?.[field.key];
    return (
      value !== undefined &&
      value !== '' &&
      !(typeof value === 'string' && value.trim() === '') &&
      !sameValue(value, initialValue(field))
    );
  });
}

/** The value as it was, where the new one says the same: who draws from it sees at a glance that nothing changed. */
export const steady = <Value>(before: Value, after: Value): Value =>
  sameValue(before, after) ? before : after;

/** The record as it was where it says the same; else each entry that does. */
export function steadyEntries<Entries extends object>(before: Entries, after: Entries): Entries {
  const known = new Map(Object.entries(before));
  const entries = Object.entries(after).map(([key, value]) => [key, steady(known.get(key), value)] as const);
  const isSame = entries.length === known.size && entries.every(([key, value]) => known.get(key) === value);
  return isSame ? before : (Object.fromEntries(entries) as Entries);
}
