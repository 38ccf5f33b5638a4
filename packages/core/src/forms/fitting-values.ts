import { type FieldAt, fieldPath } from './definition/field-at.ts';
import type { FormDefinition, FormField, FormSection } from './definition/form-definition.ts';
import {
  type FieldValue,
  type FormValues,
  initialRow,
  initialValues,
  type RowValues,
} from './form-values.ts';
import { isObject, isOfKind, kindsOf, type Loose } from './validation/check-answers.ts';

/** An entry whose field no longer exists or has another type. */
export interface SetAside {
  /** Former path, `section.field` or `section.0.field`. */
  readonly path: string;
  /** Former value as text. */
  readonly text: string;
}

export interface FittingValues {
  readonly values: FormValues;
  /** Entries that no longer fit, to be entered by hand. Nothing is dropped. */
  readonly aside: readonly SetAside[];
}

/** Returns any value as text for people. */
export function asideText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value) ?? '';
}

/** Whether a value is empty: an empty field or an unset checkbox. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function setAside(path: string, value: unknown): SetAside[] {
  if (isNothing(value)) return [];
  if (Array.isArray(value) && value.some(isObject))
    return value.flatMap((one, index) => setAside(`${path}.${index}`, one));
  if (!isObject(value)) return [{ path, text: asideText(value) }];
  return Object.entries(value).flatMap(([key, one]) => setAside(`${path}.${key}`, one));
}

function readRow(
  fields: readonly FormField[],
  stored: Loose,
  at: Pick<FieldAt, 'section' | 'row'>,
): { readonly row: RowValues; readonly aside: readonly SetAside[] } {
  const kinds = kindsOf(fields);
  const row: Record<string, FieldValue> = { ...initialRow(fields) };
  const aside: SetAside[] = [];
  for (const [key, value] of Object.entries(stored)) {
    const kind = kinds.get(key);
    if (kind !== undefined && isOfKind(value, kind)) row[key] = value as FieldValue;
    else aside.push(...setAside(fieldPath({ ...at, key }), value));
  }
  return { row, aside };
}

function readRows({ key: section, group }: FormSection, stored: unknown) {
  if (!group || stored === undefined) return { rows: [], aside: [] };
  if (!Array.isArray(stored)) return { rows: [], aside: setAside(`${section}.${group.key}`, stored) };
  const read = stored.map((one: unknown, row) =>
    isObject(one)
      ? readRow(group.fields, one, { section, row })
      : { row: initialRow(group.fields), aside: setAside(`${section}.${row}`, one) },
  );
  return { rows: read.map(({ row }) => row), aside: read.flatMap(({ aside }) => aside) };
}

function readSection(section: FormSection, stored: Loose) {
  const { key, fields, group } = section;
  const { [group?.key ?? '']: rowsStored, ...rest } = stored;
  const own = readRow(fields, group ? rest : stored, { section: key });
  if (!group) return { values: own.row, aside: own.aside };
  const { rows, aside } = readRows(section, rowsStored);
  return { values: { ...own.row, [group.key]: rows }, aside: [...own.aside, ...aside] };
}

/**
 * Fits saved form values, possibly from another version or invalid, into a form.
 * Matching values are restored, others are set aside, and new fields are untouched. Accepts any JSON.
 */
export function fittingValues(definition: FormDefinition, stored: unknown): FittingValues {
  const untouched = initialValues(definition);
  if (!isObject(stored)) return { values: untouched, aside: setAside('form', stored) };
  const values = { ...untouched };
  const aside: SetAside[] = [];
  for (const [key, some] of Object.entries(stored)) {
    const section = definition.sections.find((one) => one.key === key);
    if (!section || !isObject(some)) {
      aside.push(...setAside(key, some));
      continue;
    }
    const read = readSection(section, some);
    values[key] = read.values;
    aside.push(...read.aside);
  }
  return { values, aside };
}
