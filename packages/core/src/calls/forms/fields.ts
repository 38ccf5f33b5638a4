import { type Act, unitsOf } from '#clinical';
import type {
  BooleanField,
  Condition,
  ConditionalField,
  DateField,
  DropdownField,
  FieldReading,
  FileField,
  FormField,
  FormSection,
  LongTextField,
  MultiselectField,
  NumberField,
  RepeatedGroup,
  ShortTextField,
} from '#forms';
import { type METRICS, type Measure, measureOf, valueDefinition } from '#observations';
import type { DangerKind } from './danger-kind.ts';

/**
 * Fields of call forms. Labels are message keys by position: `calls.{section}.{field}` and `calls.option.{value}`. A
 * section's label is `calls.{section}`, or the metric label if its key is a metric.
 */
type Keyed<Key extends string, Field> = Field & { readonly key: Key };
type Common = {
  readonly required?: true;
  readonly reading?: FieldReading;
  readonly danger?: Danger;
};

/** Required acts of signs, by stored option. Every danger sign has one. */
export type SignActs<Sign extends string = string> = Readonly<Record<Sign, Act>>;

/** Answers that can't wait. */
export interface Danger {
  readonly kind: DangerKind;
  readonly acts: SignActs;
  /** Sign that an answer such as yes means, as an option value. */
  readonly signs?: Readonly<Record<string, string>>;
}

const optionLabel = (value: string): string => `calls.option.${value}`;

const fieldDanger = ({ kind, acts, signs }: Danger) => ({
  kind,
  is: Object.keys(acts),
  acts,
  ...(signs && {
    labels: Object.fromEntries(Object.entries(signs).map(([value, sign]) => [value, optionLabel(sign)])),
  }),
});

const base = <const Key extends string>(key: Key, { required, reading, danger }: Common) => ({
  key,
  // The section adds its name in front.
  label: key as string,
  ...(required && { required }),
  ...(reading && { reading }),
  ...(danger && { danger: fieldDanger(danger) }),
});

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionLabel(value) }));

/** A measure in all or some of its clinical units, default first. */
export const measured = <const Key extends string>(
  key: Key,
  measure: Measure,
  options: Common & { readonly units?: readonly string[]; readonly decimals?: number } = {},
): Keyed<Key, NumberField> => ({
  ...base(key, options),
  control: 'number',
  measure,
  units: options.units ?? unitsOf(measure),
  decimals: options.decimals ?? 1,
});

type Metrics = typeof METRICS;

/** A value of the patient from the catalogue, with its key, decimals, units and whether it is required. */
export function catalogued<
  const Metric extends keyof Metrics,
  const Part extends keyof Metrics[Metric]['values'] & string,
>(metric: Metric, part: Part): Keyed<Part, NumberField> {
  const measure = measureOf(metric, part);
  if (!measure) throw new Error(`${metric} has no ${part}`);
  const { units, decimals, required } = valueDefinition(metric, part)?.entry ?? {};
  return measured(part, measure, {
    ...(units && { units }),
    ...(decimals !== undefined && { decimals }),
    ...(required && { required }),
    reading: { metric, part, subject: 'patient' },
  });
}

/** A number that is not a clinical measure: a count, or a lab value with its own limits. */
export const counted = <const Key extends string>(
  key: Key,
  limits: { readonly min: number; readonly max: number },
  options: Common & { readonly unit?: string; readonly decimals?: number } = {},
): Keyed<Key, NumberField> => ({
  ...base(key, options),
  control: 'number',
  units: options.unit === undefined ? [] : [options.unit],
  limits,
  decimals: options.decimals ?? 0,
});

export const tick = <const Key extends string>(key: Key, options: Common = {}): Keyed<Key, BooleanField> => ({
  ...base(key, options),
  control: 'boolean',
  initial: false,
});

export const choice = <const Key extends string>(
  key: Key,
  values: readonly string[],
  options: Common & { readonly initial?: string } = {},
): Keyed<Key, DropdownField> => ({
  ...base(key, options),
  control: 'dropdown',
  options: optionsOf(values),
  ...(options.initial !== undefined && { initial: options.initial }),
});

/** Yes and no are answers; an unset choice is not. */
export const yesNo = <const Key extends string>(key: Key, options: Common = {}): Keyed<Key, DropdownField> =>
  choice(key, ['YES', 'NO'], options);

/** Multiple choice; the last option, `NONE`, excludes the others. */
export const anyOf = <const Key extends string>(
  key: Key,
  values: readonly string[],
  options: Common = {},
): Keyed<Key, MultiselectField> => ({
  ...base(key, options),
  control: 'multiselect',
  options: optionsOf(values),
  ...(values.includes('NONE') && { exclusive: 'NONE' }),
});

/** Single-line text. */
export const line = <const Key extends string>(
  key: Key,
  options: Common & { readonly maxLength?: number; readonly format?: 'address' } = {},
): Keyed<Key, ShortTextField> => ({
  ...base(key, options),
  control: 'short_text',
  maxLength: options.maxLength ?? 200,
  ...(options.format && { format: options.format }),
});

/** Multi-line text. */
export const text = <const Key extends string>(
  key: Key,
  options: Common & { readonly maxLength?: number } = {},
): Keyed<Key, LongTextField> => ({
  ...base(key, options),
  control: 'long_text',
  maxLength: options.maxLength ?? 4000,
});

/** A date; `days` from today that can be chosen, by default not in the future. */
export const date = <const Key extends string>(
  key: Key,
  options: Common & Pick<DateField, 'precision'> & { readonly days?: DateField['fromToday'] } = {},
): Keyed<Key, DateField> => ({
  ...base(key, options),
  control: 'date',
  fromToday: options.days ?? { max: 0 },
  ...(options.precision && { precision: options.precision }),
});

/** Pictures and documents of a report. */
export const files = <const Key extends string>(key: Key, maxFiles: number): Keyed<Key, FileField> => ({
  ...base(key, {}),
  control: 'file',
  accept: ['application/pdf', 'image/jpeg', 'image/png'],
  maxFiles,
});

/** Fields shown only while a condition holds. */
export const asked = <const Fields extends readonly FormField[]>(
  key: string,
  when: Condition,
  fields: Fields,
): ConditionalField & { readonly fields: Fields } => ({ control: 'conditional_logic', key, when, fields });

/** Condition: a field of the same section has one of these values. */
export const when = (field: string, ...is: readonly (string | boolean)[]): Condition => ({ field, is });

const labelled = (section: string, field: FormField): FormField =>
  field.control === 'conditional_logic'
    ? { ...field, fields: field.fields.map((inner) => labelled(section, inner)) }
    : { ...field, label: `calls.${section}.${field.label}` };

/** Rows within a section: medicines, reports, babies. */
export const rows = <const Key extends string, const Fields extends readonly FormField[]>(
  key: Key,
  maxRows: number,
  fields: Fields,
): RepeatedGroup & { readonly key: Key; readonly fields: Fields } => ({ key, label: key, maxRows, fields });

/** A section under its stored key. Field types are preserved for `AnswersOf`. */
export function section<
  const Key extends string,
  const Fields extends readonly FormField[],
  const Group extends RepeatedGroup | undefined = undefined,
>(
  key: Key,
  fields: Fields,
  options: { readonly group?: Group; readonly when?: Condition } = {},
): FormSection & {
  readonly key: Key;
  readonly fields: Fields;
} & (Group extends RepeatedGroup ? { readonly group: Group } : unknown) {
  const { group, when: condition } = options;
  const made = {
    key,
    label: `calls.${key}`,
    fields: fields.map((field) => labelled(key, field)),
    ...(condition && { when: condition }),
    ...(group && {
      group: {
        ...group,
        label: `calls.${key}.${group.key}`,
        fields: group.fields.map((field) => labelled(key, field)),
      },
    }),
  };
  // Only labels are added; keys and controls, on which the types depend, are unchanged.
  return made as unknown as ReturnType<typeof section<Key, Fields, Group>>;
}

/** Sections under one heading, in this order: `calls.part.{key}`. */
export const part = (key: string, ...sections: readonly FormSection[]): readonly FormSection[] =>
  sections.map((one) => ({ ...one, part: `calls.part.${key}` }));

/** The section, shown only while a condition holds. */
export const onlyWhen = (condition: Condition, one: FormSection): FormSection => ({
  ...one,
  when: condition,
});
