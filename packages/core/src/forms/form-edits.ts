import { asciiDigits } from '#formatting';
import type { FieldAt } from './definition/field-at.ts';
import {
  type FormDefinition,
  type FormSection,
  type LeafField,
  type LookUp,
  leafFields,
} from './definition/form-definition.ts';
import {
  type FieldValue,
  type FormValues,
  initialRow,
  type RowValues,
  reasonKey,
  rowsOf,
  unitKey,
  valueAt,
  withRows,
  withValue,
} from './form-values.ts';
import type { LastRows, LastValue } from './last-values.ts';
import { pressurePair } from './pressure-pair.ts';
import { takesMeterWords, takesSign } from './validation/number-problem.ts';

const sectionOf = (definition: FormDefinition, key: string): FormSection | undefined =>
  definition.sections.find((section) => section.key === key);

/** Returns the field at a position, in its section or rows. */
export function fieldAt(definition: FormDefinition, at: FieldAt): LeafField | undefined {
  const section = sectionOf(definition, at.section);
  const fields = at.row === undefined ? section?.fields : section?.group?.fields;
  return fields && leafFields(fields).find(({ key }) => key === at.key);
}

/** An exclusive option replaces all others, and any other replaces it. */
function exclusively(field: LeafField | undefined, before: unknown, value: FieldValue): FieldValue {
  if (field?.control !== 'multiselect' || field.exclusive === undefined || !Array.isArray(value))
    return value;
  const { exclusive } = field;
  const chosen = value as readonly string[];
  if (!chosen.includes(exclusive) || chosen.length < 2) return chosen;
  const had = Array.isArray(before) && before.includes(exclusive);
  return had ? chosen.filter((one) => one !== exclusive) : [exclusive];
}

const DIGITS_ONLY: readonly string[] = ['number', 'phone_number'] satisfies readonly LeafField['control'][];

/** Meters show LO; users may type "lo". */
const METER_WORD = /^[a-z]{1,2}$/i;

const isDigitsLine = (field: LeafField): boolean =>
  field.control === 'short_text' && field.format === 'digits';

/** "≤ 5" and "< = 5" become <=5. */
const withPlainComparator = (text: string): string =>
  text.replace(/^\s*([<>≤≥])\s*(=?)\s*/, (_, sign: string, equal: string) =>
    sign === '≤' ? '<=' : sign === '≥' ? '>=' : `${sign}${equal}`,
  );

/** Normalises typed text: ASCII digits, no spaces between digits, codes in upper case. */
function asTaken(field: LeafField, text: string): string {
  if (field.control === 'short_text' && field.format === 'icd10') return text.toUpperCase();
  if (isDigitsLine(field)) return asciiDigits(text).replace(/\s/g, '');
  if (field.control === 'number' && takesMeterWords(field) && METER_WORD.test(text))
    return text.toUpperCase();
  const digits = DIGITS_ONLY.includes(field.control) ? asciiDigits(text) : text;
  if (field.control === 'number' && field.comparators) return withPlainComparator(digits);
  return field.control === 'number' && takesSign(field) ? digits.replace(/^[−–]/, '-') : digits;
}

/** Returns a copy with one changed value. Digits of numbers become ASCII; everything else stays as typed. */
export function withEntry(
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  value: FieldValue,
): FormValues {
  const field = fieldAt(definition, at);
  const entered =
    typeof value === 'string' && field
      ? asTaken(field, value)
      : exclusively(field, valueAt(definition, values, at), value);
  const next = withValue(definition, values, at, entered);
  if (field?.control === 'number') return withoutReason(definition, next, at);
  return field?.control === 'short_text' && field.lookUp
    ? withoutCode(definition, next, at, field.lookUp)
    : next;
}

/** Clears the code, which belonged to the previous term. */
function withoutCode(
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  { code }: LookUp,
): FormValues {
  const beside = { ...at, key: code };
  return valueAt(definition, values, beside) ? withValue(definition, values, beside, '') : values;
}

/** Clears the reason, which belonged to the previous value and unit. */
function withoutReason(definition: FormDefinition, values: FormValues, at: FieldAt): FormValues {
  const reason = { ...at, key: reasonKey(at) };
  return valueAt(definition, values, reason) === undefined
    ? values
    : withValue(definition, values, reason, '');
}

/** Returns a copy with another unit for a number. */
export const withUnit = (
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  unit: string,
): FormValues =>
  withoutReason(definition, withValue(definition, values, { ...at, key: unitKey(at) }, unit), at);

/** Returns a copy with the reason for an unlikely number. */
export const withReason = (
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  reason: string,
): FormValues => withValue(definition, values, { ...at, key: reasonKey(at) }, reason);

/** Whether a value has the type of the field. */
function isOfKind({ control }: LeafField, value: unknown): boolean {
  if (control === 'multiselect' || control === 'file')
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === (control === 'boolean' ? 'boolean' : 'string');
}

/**
 * Returns a copy with the previous value and unit entered. Unchanged if the form does not have that unit, or the field
 * has another type.
 */
export function withLastValue(
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  last: LastValue,
): FormValues {
  const field = fieldAt(definition, at);
  if (!field || !isOfKind(field, last.value)) return values;
  if (field.control !== 'number' || field.units.length === 0)
    return withEntry(definition, values, at, last.value);
  const unit = last.unit ?? field.units[0] ?? '';
  if (!field.units.includes(unit)) return values;
  return withUnit(definition, withEntry(definition, values, at, last.value), at, unit);
}

/** Returns a copy with a new last row in a section's group; unchanged at the maximum. */
export function withNewRow(definition: FormDefinition, values: FormValues, section: string): FormValues {
  const known = sectionOf(definition, section);
  const rows = known ? rowsOf(known, values[section]) : [];
  if (!known?.group || rows.length >= known.group.maxRows) return values;
  return withRows(values, known, [...rows, initialRow(known.group.fields)]);
}

/** Returns a copy without one row. */
export function withoutRow(
  definition: FormDefinition,
  values: FormValues,
  section: string,
  row: number,
): FormValues {
  const known = sectionOf(definition, section);
  if (!known) return values;
  const rows = rowsOf(known, values[section]);
  return rows[row]
    ? withRows(
        values,
        known,
        rows.filter((_, index) => index !== row),
      )
    : values;
}

/** Returns a copy with the previous rows; fields are restored like in `withLastValue`. */
export function withLastRows(
  definition: FormDefinition,
  values: FormValues,
  section: string,
  last: LastRows,
): FormValues {
  const known = sectionOf(definition, section);
  if (!known?.group) return values;
  const { fields, maxRows } = known.group;
  const rows = last.rows.slice(0, maxRows);
  const untouched = withRows(
    values,
    known,
    rows.map(() => initialRow(fields)),
  );
  const entered = (all: FormValues, changed: RowValues, row: number) =>
    leafFields(fields).reduce((some, { key }) => {
      const [value, unit] = [changed[key], changed[unitKey({ key })]];
      if (value === undefined) return some;
      const before = { value, unit: typeof unit === 'string' ? unit : undefined };
      return withLastValue(definition, some, { section, row, key }, before);
    }, all);
  return rows.reduce(entered, untouched);
}

/** Returns a copy with the numbers of a blood pressure swapped; `at` is either one. */
export function withSwappedPressures(
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
): FormValues {
  const section = sectionOf(definition, at.section);
  const fields = at.row === undefined ? section?.fields : section?.group?.fields;
  const pair = fields && pressurePair(leafFields(fields));
  if (!pair) return values;
  const [systolic, diastolic] = [pair.systolic, pair.diastolic].map((key) => ({ ...at, key }));
  if (!systolic || !diastolic) return values;
  const upper = valueAt(definition, values, systolic) ?? '';
  const lower = valueAt(definition, values, diastolic) ?? '';
  return withEntry(definition, withEntry(definition, values, systolic, lower), diastolic, upper);
}
