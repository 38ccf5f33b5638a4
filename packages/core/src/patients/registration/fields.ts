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
 * The fields of the registration form. Their labels are message keys made of where they stand:
 * `registration.{section}.{field}`; those of options name the list whose labels core has, such as `registration.state.Goa`.
 */
type Common = { readonly required?: true; readonly hint?: true };

/** What was known stays known: it is changed, and not taken away. */
export const ifKnown = (value: unknown): { readonly required?: true } =>
  value === null || value === '' ? {} : { required: true };

/** What a source wrote and the list does not have is an option too: a form that cannot hold a value would lose it. */
export function withStored(
  known: readonly string[],
  ...stored: readonly (string | null | undefined)[]
): readonly string[] {
  const others = stored.filter((code): code is string => Boolean(code) && !known.includes(code ?? ''));
  return [...known, ...new Set(others)];
}

/** The section puts its own name before it, and before the hint's. */
const base = (key: string, { required, hint }: Common) => ({
  key,
  label: key,
  ...(hint && { hint: `${key}.hint` }),
  ...(required && { required }),
});

const optionsOf = (list: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `registration.${list}.${value}` }));

/** One of a list; `list` names whose labels the options have. */
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

/** The year of a birth, and the month where it is known. */
export const birthYearFields = (): readonly NumberField[] => [
  whole('birthYear', { min: 1800, max: 2200 }, { required: true }),
  whole('birthMonth', { min: 1, max: 12 }),
];

/** A day; the past and today. What else may be wrong with one is said in the words of the registration's own rules. */
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

/** Asked while another field of the section, or of the section named, has one of these values. */
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

/** A section under its stored key, in a step of the registration. */
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
