import type {
  Condition,
  ConditionalField,
  DateField,
  DropdownField,
  FormField,
  FormSection,
  LeafField,
  MultiselectField,
  NumberField,
  RepeatedGroup,
  ShortTextField,
} from '#forms';

/**
 * Fields of the registration form. Labels are message keys by position: `registration.{section}.{field}`. Options name
 * the list whose labels core has, such as `registration.state.Goa`.
 */
type Common = { readonly required?: true; readonly hint?: true };

/** A known value can be changed but not removed. */
export const ifKnown = (value: unknown): { readonly required?: true } =>
  value === null || value === '' ? {} : { required: true };

/** Adds stored values that the list does not have as options, so that the form does not lose them. */
export function withStored(
  known: readonly string[],
  ...stored: readonly (string | null | undefined)[]
): readonly string[] {
  const others = stored.filter((code): code is string => Boolean(code) && !known.includes(code ?? ''));
  return [...known, ...new Set(others)];
}

/** The section adds its name in front, also for hints. */
const base = (key: string, { required, hint }: Common) => ({
  key,
  label: key,
  ...(hint && { hint: `${key}.hint` }),
  ...(required && { required }),
});

const optionsOf = (list: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `registration.${list}.${value}` }));

/** A choice; `list` names the list with the labels. */
export const oneOf = (
  key: string,
  list: string,
  values: readonly string[],
  options: Common & { readonly initial?: string } = {},
): DropdownField => ({
  ...base(key, options),
  control: 'dropdown',
  options: optionsOf(list, values),
  ...(options.initial !== undefined && { initial: options.initial }),
});

export const someOf = (
  key: string,
  list: string,
  values: readonly string[],
  options: Common = {},
): MultiselectField => ({ ...base(key, options), control: 'multiselect', options: optionsOf(list, values) });

export const line = (
  key: string,
  maxLength: number,
  options: Common & { readonly format?: 'digits' } = {},
): ShortTextField => ({
  ...base(key, options),
  control: 'short_text',
  maxLength,
  ...(options.format && { format: options.format }),
});

export const whole = (
  key: string,
  limits: NonNullable<NumberField['limits']>,
  options: Common = {},
): NumberField => ({
  ...base(key, options),
  control: 'number',
  units: [],
  limits,
  decimals: 0,
});

/** Year of birth, and month if known. */
export const birthYearFields = (): readonly NumberField[] => [
  whole('birthYear', { min: 1800, max: 2200 }, { required: true }),
  whole('birthMonth', { min: 1, max: 12 }),
];

/** A day, not in the future. Other problems come from the registration's rules. */
export const day = (key: string, options: Common = {}): DateField => ({
  ...base(key, options),
  control: 'date',
});

export const tick = (key: string): LeafField => ({ ...base(key, {}), control: 'boolean', initial: false });

export const phone = (key: string, options: Common = {}): LeafField => ({
  ...base(key, options),
  control: 'phone_number',
});

export const email = (key: string): LeafField => ({ ...base(key, {}), control: 'email' });

/** Fields shown while another field has one of these values. */
export const asked = (key: string, when: Condition, ...fields: readonly FormField[]): ConditionalField => ({
  control: 'conditional_logic',
  key,
  when,
  fields,
});

const labelled = (section: string, field: FormField): FormField => {
  if (field.control === 'conditional_logic')
    return { ...field, fields: field.fields.map((inner) => labelled(section, inner)) };
  const { label, hint } = field;
  const prefix = `registration.${section}`;
  return { ...field, label: `${prefix}.${label}`, ...(hint && { hint: `${prefix}.${hint}` }) };
};

export interface SectionFacts {
  readonly required?: true;
  readonly when?: Condition;
  readonly group?: Pick<RepeatedGroup, 'key' | 'maxRows' | 'fields'>;
}

/** A section under its stored key, in a registration step. */
export function section(
  step: string,
  key: string,
  fields: readonly FormField[],
  { group, ...facts }: SectionFacts = {},
): FormSection {
  return {
    key,
    label: `registration.${key}`,
    part: `registration.step.${step}`,
    fields: fields.map((field) => labelled(key, field)),
    ...facts,
    ...(group && {
      group: {
        ...group,
        label: `registration.${key}.${group.key}`,
        fields: group.fields.map((field) => labelled(key, field)),
      },
    }),
  };
}
