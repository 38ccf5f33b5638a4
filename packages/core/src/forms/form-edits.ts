import type { FormDefinition, FormSection, NumberField } from './form-definition.ts';
import { type FieldValue, type FormValues, unitKey, withValue } from './form-values.ts';
import type { LastValue } from './last-values.ts';
import { pressurePair } from './pressure-pair.ts';

const DEVANAGARI_ZERO = 0x966;

/** The same digits as ASCII ones: a Hindi keyboard types १४८, stored numbers are 148 (Latin digits everywhere). */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) =>
    String((digit.codePointAt(0) ?? DEVANAGARI_ZERO) - DEVANAGARI_ZERO),
  );
}

const sectionOf = (definition: FormDefinition, key: string): FormSection | undefined =>
  definition.sections.find((section) => section.key === key);

function numberField(definition: FormDefinition, section: string, key: string): NumberField | undefined {
  const field = sectionOf(definition, section)?.fields.find((candidate) => candidate.key === key);
  return field?.control === 'number' ? field : undefined;
}

/** A copy with one value changed; digits of a number become ASCII, everything else stays as typed. */
export function withEntry(
  definition: FormDefinition,
  values: FormValues,
  at: { readonly section: string; readonly key: string; readonly value: FieldValue },
): FormValues {
  const isNumber = typeof at.value === 'string' && numberField(definition, at.section, at.key) !== undefined;
  return withValue(values, at.section, at.key, isNumber ? asciiDigits(String(at.value)) : at.value);
}

/** A copy with the last value, in its unit, entered again. Unchanged where the form does not know that unit. */
export function withLastValue(
  definition: FormDefinition,
  values: FormValues,
  at: { readonly section: string; readonly key: string; readonly last: LastValue },
): FormValues {
  const field = numberField(definition, at.section, at.key);
  const unit = at.last.unit ?? field?.units[0];
  if (!field || unit === undefined || !field.units.includes(unit)) return values;
  return withValue(withValue(values, at.section, at.key, at.last.text), at.section, unitKey(field), unit);
}

/** A copy with the two numbers of a section's blood pressure exchanged. */
export function withSwappedPressures(
  definition: FormDefinition,
  values: FormValues,
  section: string,
): FormValues {
  const known = sectionOf(definition, section);
  const pair = known && pressurePair(known);
  if (!pair) return values;
  const { [pair.systolic]: upper = '', [pair.diastolic]: lower = '' } = values[section] ?? {};
  return withValue(withValue(values, section, pair.systolic, lower), section, pair.diastolic, upper);
}
