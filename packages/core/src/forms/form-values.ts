import type { BooleanField, FormDefinition, FormField, FormSection, NumberField } from './form-definition.ts';

/**
 * What stands in the fields: text as typed, or a tick. A number's unit is beside it under `{key}Unit`, so that value
 * and unit are stored as entered.
 */
export type FieldValue = string | boolean;
export type SectionValues = Readonly<Record<string, FieldValue>>;
export type FormValues = Readonly<Record<string, SectionValues>>;

export const unitKey = (field: Pick<NumberField, 'key'>): string => `${field.key}Unit`;

function initialValue(field: FormField): FieldValue {
  if (field.control === 'boolean') return (field as BooleanField).initial ?? false;
  if (field.control === 'dropdown') return field.initial ?? '';
  return '';
}

function initialSection(section: FormSection): SectionValues {
  const values: Record<string, FieldValue> = {};
  for (const field of section.fields) {
    values[field.key] = initialValue(field);
    if (field.control === 'number') values[unitKey(field)] = field.units[0] ?? '';
  }
  return values;
}

/** The values of an untouched form. */
export function initialValues(definition: FormDefinition): FormValues {
  return Object.fromEntries(definition.sections.map((section) => [section.key, initialSection(section)]));
}

/** A copy with one value changed. */
export function withValue(values: FormValues, section: string, key: string, value: FieldValue): FormValues {
  return { ...values, [section]: { ...values[section], [key]: value } };
}

/** Whether anything differs from the untouched form. */
export function isDirty(definition: FormDefinition, values: FormValues): boolean {
  const untouched = initialValues(definition);
  return definition.sections.some((section) =>
    Object.entries(untouched[section.key] ?? {}).some(([key, value]) => values[section.key]?.[key] !== value),
  );
}

/** Whether a person answered anything in the section: a number, a text, a tick that is set, a choice not the default. */
export function isAnswered(section: FormSection, values: SectionValues | undefined): boolean {
  return section.fields.some((field) => {
    const value = values?.[field.key];
    return value !== undefined && value !== '' && value !== initialValue(field);
  });
}
