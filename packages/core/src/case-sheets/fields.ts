import { unitsOf } from '#clinical';
import type { Label } from '#formatting';
import type {
  Condition,
  ConditionalField,
  DateField,
  DropdownField,
  FieldOption,
  FileField,
  FormField,
  LeafField,
  LongTextField,
  MultiselectField,
  NumberField,
  ShortTextField,
} from '#forms';
import { type METRICS, type Measure, valueDefinition } from '#observations';

/** Options by stored value. */
export type Choices = Readonly<Record<string, Label>>;

/**
 * A field with its labels on one line, so that neither is forgotten. Label keys are the field's and
 * `{field}.{option}`; the section adds its name in front.
 */
export interface Worded<Field extends FormField = FormField> {
  readonly field: Field;
  readonly words: Choices;
}

interface Common {
  readonly required?: true;
  readonly hint?: Label;
}

const base = (key: string, { required, hint }: Common) => ({
  key,
  label: key,
  ...(hint && { hint: `${key}.hint` }),
  ...(required && { required }),
});

function worded<Field extends LeafField>(
  field: Field,
  label: Label,
  { hint }: Common,
  choices: Choices = {},
): Worded<Field> {
  const { key } = field;
  const ofOptions = Object.entries(choices).map(([value, option]) => [`${key}.${value}`, option] as const);
  return {
    field,
    words: { [key]: label, ...(hint && { [`${key}.hint`]: hint }), ...Object.fromEntries(ofOptions) },
  };
}

const optionsOf = (key: string, choices: Choices): readonly FieldOption[] =>
  Object.keys(choices).map((value) => ({ value, label: `${key}.${value}` }));

/** Single choice. */
export const choice = (
  key: string,
  label: Label,
  choices: Choices,
  options: Common & { readonly initial?: string } = {},
): Worded<DropdownField> =>
  worded(
    {
      ...base(key, options),
      control: 'dropdown',
      options: optionsOf(key, choices),
      ...(options.initial !== undefined && { initial: options.initial }),
    },
    label,
    options,
    choices,
  );

/** Multiple choice; `NONE`, if there is one, excludes the others. */
export const anyOf = (
  key: string,
  label: Label,
  choices: Choices,
  options: Common = {},
): Worded<MultiselectField> =>
  worded(
    {
      ...base(key, options),
      control: 'multiselect',
      options: optionsOf(key, choices),
      ...('NONE' in choices && { exclusive: 'NONE' }),
    },
    label,
    options,
    choices,
  );

export const tick = (key: string, label: Label, options: Common = {}) =>
  worded({ ...base(key, options), control: 'boolean', initial: false }, label, options);

/** Code of the lookup field next to it. */
export const diagnosisCode = (key: string, label: Label): Worded<ShortTextField> =>
  worded({ ...base(key, {}), control: 'short_text', maxLength: 8, format: 'icd10' }, label, {});

/** Single-line text; `lookUp` is the key of the field for a diagnosis code. */
export const line = (
  key: string,
  label: Label,
  options: Common & { readonly maxLength?: number; readonly lookUp?: string } = {},
): Worded<ShortTextField> =>
  worded(
    {
      ...base(key, options),
      control: 'short_text',
      maxLength: options.maxLength ?? 200,
      ...(options.lookUp !== undefined && { lookUp: { table: 'icd10', code: options.lookUp } }),
    },
    label,
    options,
  );

/** Multi-line text. */
export const text = (
  key: string,
  label: Label,
  options: Common & { readonly maxLength?: number } = {},
): Worded<LongTextField> =>
  worded(
    { ...base(key, options), control: 'long_text', maxLength: options.maxLength ?? 4000 },
    label,
    options,
  );

type Metrics = typeof METRICS;

/** Where a number is stored in a reading. */
export type ReadingOfField = {
  readonly [Metric in keyof Metrics]: readonly [
    metric: Metric,
    part: keyof Metrics[Metric]['values'] & string,
  ];
}[keyof Metrics];

/** A measure; limits and slips come from the clinical rules. It becomes a reading of the patient. */
export const measured = (
  key: string,
  label: Label,
  measure: Measure,
  [metric, part]: ReadingOfField,
  options: Common & { readonly units?: readonly string[]; readonly decimals?: number } = {},
): Worded<NumberField> =>
  worded(
    {
      ...base(key, options),
      control: 'number',
      measure,
      units: options.units ?? unitsOf(measure),
      decimals: options.decimals ?? 1,
      reading: { metric, part, subject: 'patient' },
    },
    label,
    options,
  );

/** A value of the catalogue with its name, units and decimals. It becomes a reading of the patient. */
export function catalogued<
  const Metric extends keyof Metrics,
  const Part extends keyof Metrics[Metric]['values'] & string,
>(key: string, metric: Metric, part: Part): Worded<NumberField> {
  const value = valueDefinition(metric, part);
  if (!value) throw new Error(`${metric} has no ${part}`);
  const { labels, measure } = value.of;
  const { units, decimals } = value.entry ?? {};
  return measured(key, labels, measure, [metric, part] as unknown as ReadingOfField, {
    ...(units && { units }),
    ...(decimals !== undefined && { decimals }),
  });
}

/** A number without a clinical measure, with limits in each unit (UCUM). */
export const counted = (
  key: string,
  label: Label,
  limits: { readonly min: number; readonly max: number },
  options: Common & { readonly unit?: string; readonly decimals?: number } = {},
): Worded<NumberField> =>
  worded(
    {
      ...base(key, options),
      control: 'number',
      units: options.unit === undefined ? [] : [options.unit],
      limits,
      decimals: options.decimals ?? 0,
    },
    label,
    options,
  );

/**
 * A date; `days` from today that can be chosen, by default not in the future. With `isMeasuredAt` it is the time of
 * the readings next to it, which otherwise have the version's time.
 */
export const date = (
  key: string,
  label: Label,
  options: Common &
    Pick<DateField, 'precision' | 'isMeasuredAt'> & { readonly days?: DateField['fromToday'] } = {},
): Worded<DateField> =>
  worded(
    {
      ...base(key, options),
      control: 'date',
      fromToday: options.days ?? { max: 0 },
      ...(options.precision && { precision: options.precision }),
      ...(options.isMeasuredAt && { isMeasuredAt: true }),
    },
    label,
    options,
  );

/** Pictures and documents. */
export const files = (key: string, label: Label, maxFiles: number): Worded<FileField> =>
  worded(
    {
      ...base(key, {}),
      control: 'file',
      accept: ['application/pdf', 'image/jpeg', 'image/png'],
      maxFiles,
    },
    label,
    {},
  );

/** Condition: a field of the same part has one of these values. */
export const when = (field: string, ...is: readonly (string | boolean)[]): Condition => ({ field, is });

/** Fields shown only while a condition holds. */
export const asked = (
  key: string,
  condition: Condition,
  ...fields: readonly Worded[]
): Worded<ConditionalField> => ({
  field: { control: 'conditional_logic', key, when: condition, fields: fields.map(({ field }) => field) },
  words: Object.assign({}, ...fields.map(({ words }) => words)),
});
