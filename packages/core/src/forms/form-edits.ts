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

/** The field at a place, in its section or in its rows. */
export function fieldAt(definition: FormDefinition, at: FieldAt): LeafField | undefined {
  const section = sectionOf(definition, at.section);
  const fields = at.row === undefined ? section?.fields : section?.group?.fields;
  return fields && leafFields(fields).find(({ key }) => key === at.key);
}

/** An option that excludes the others takes their place, and gives way to one of them. */
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

/** "lo" is what the meter's LO is typed as. */
const METER_WORD = /^[a-z]{1,2}$/i;

const isDigitsLine = (field: LeafField): boolean =>
  field.control === 'short_text' && field.format === 'digits';

/** "≤ 5" and "< = 5" are <=5. */
const withPlainComparator = (text: string): string =>
  text.replace(/^\s*([<>≤≥])\s*(=?)\s*/, (_, sign: string, equal: string) =>
    sign === '≤' ? '<=' : sign === '≥' ? '>=' : `${sign}${equal}`,
  );

/** What is typed into a field as it takes it: ASCII digits, no blanks in a line of digits alone, a code in capitals. */
function asTaken(field: LeafField, text: string): string {
  if (field.control === 'short_text' && field.format === 'icd10') return text.toUpperCase();
  if (isDigitsLine(field)) return asciiDigits(text).replace(/\s/g, '');
  if (field.control === 'number' && takesMeterWords(field) && METER_WORD.test(text))
    return text.toUpperCase();
  const digits = DIGITS_ONLY.includes(field.control) ? asciiDigits(text) : text;
  if (field.control === 'number' && field.comparators) return withPlainComparator(digits);
  return field.control === 'number' && takesSign(field) ? digits.replace(/^[−–]/, '-') : digits;
}

/** A copy with one value changed; digits of a number become ASCII, everything else stays as typed. */
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

/** A code is that of the term it was chosen with, not of the next one. */
function withoutCode(
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  { code }: LookUp,
): FormValues {
  const beside = { ...at, key: code };
  return valueAt(definition, values, beside) ? withValue(definition, values, beside, '') : values;
}

/** Why a value is right was said of that value in that unit, not of the next one. */
function withoutReason(definition: FormDefinition, values: FormValues, at: FieldAt): FormValues {
  const reason = { ...at, key: reasonKey(at) };
  return valueAt(definition, values, reason) === undefined
    ? values
    : withValue(definition, values, reason, '');
}

/** A copy with a number's unit changed. */
export const withUnit = (
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  unit: string,
): FormValues =>
  withoutReason(definition, withValue(definition, values, { ...at, key: unitKey(at) }, unit), at);

/** A copy that says why a number is right that was asked about. */
export const withReason = (
  definition: FormDefinition,
  values: FormValues,
  at: FieldAt,
  reason: string,
): FormValues => withValue(definition, values, { ...at, key: reasonKey(at) }, reason);

/** Whether a value is of the kind that a field takes by now. */
function isOfKind({ control }: LeafField, value: unknown): boolean {
  if (control === 'multiselect' || control === 'file')
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === (control === 'boolean' ? 'boolean' : 'string');
}

/**
 * A copy with the last value, in its unit, entered again. Unchanged where the form does not know that unit, or where
 * the field takes another kind of value by now.
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

/** A copy with a new row at the end of a section's group; unchanged where there may be no further one. */
export function withNewRow(definition: FormDefinition, values: FormValues, section: string): FormValues {
  const known = sectionOf(definition, section);
  const rows = known ? rowsOf(known, values[section]) : [];
  if (!known?.group || rows.length >= known.group.maxRows) return values;
  return withRows(values, known, [...rows, initialRow(known.group.fields)]);
}

/** A copy without one row of a section's group. */
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

/** A copy with the rows of last time in place of the present ones; of each field what `withLastValue` takes. */
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

/** A copy with the two numbers of a blood pressure exchanged; `at` is either of them. */
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
