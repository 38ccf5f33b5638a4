import type { Measure, MeasureDefinition } from '#observations';
import type { Condition } from './condition.ts';

/** Whose reading a field's value becomes: the patient's own, or the linked infant's (design 6). */
export type ReadingSubject = 'patient' | 'infant';

/** What a number was measured in: the meal situation and the values that are stored beside it. */
export interface ReadingSituation {
  readonly mealSituation?: string;
  readonly values?: readonly { readonly key: string; readonly text: string; readonly unit: string }[];
}

export interface FieldReading {
  readonly metric: string;
  /** Which value of the reading: `systolic`, `weight`, `value`; or a property beside the values, such as its `date`. */
  readonly part: string;
  readonly subject: ReadingSubject;
  /** Of a choice: the text that each of its options is stored as. An option that has none is no reading. */
  readonly texts?: Readonly<Record<string, string>>;
  /** UCUM, of what is entered without a unit. */
  readonly unit?: string;
  /** Says something of the reading's other values, and is no reading alone. */
  readonly beside?: true;
  /** The number is a reading of its own, measured in this situation, or in the one that another field's answer means. */
  readonly situation?:
    | ReadingSituation
    | { readonly by: string; readonly of: Readonly<Record<string, ReadingSituation>> };
}

/** Answers that cannot wait: what kind of danger they tell, and which they are. */
export interface FieldDanger {
  readonly kind: string;
  readonly is: readonly string[];
  /** What each of them asks for. */
  readonly acts?: Readonly<Record<string, string>>;
  /** Message keys of what an answer tells, where its option alone does not say it: a yes. */
  readonly labels?: Readonly<Record<string, string>>;
}

interface FieldBase {
  /** The stored key inside its section. */
  readonly key: string;
  /** A message key; sentences are the ui's. */
  readonly label: string;
  /** A message key: what helps to fill it in, beside the label. */
  readonly hint?: string;
  /** Binds where its section, or its row, was answered at all, and always where the section is required. */
  readonly required?: true;
  readonly reading?: FieldReading;
  readonly danger?: FieldDanger;
}

export interface NumberField extends FieldBase {
  readonly control: 'number';
  /** What is measured: then its limits and its likely slips are the clinical domain's. */
  readonly measure?: Measure;
  /** The same of what is no measure of the record, such as what only a laboratory reports. */
  readonly definition?: MeasureDefinition;
  /** UCUM; the first is the default. Empty for what is counted. */
  readonly units: readonly string[];
  /** Where neither of them says them; both allowed, in any unit. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** Most digits after the point. */
  readonly decimals: number;
  /** Takes what a laboratory writes for a number beyond its range: `<0.01`, `>=1000`. */
  readonly comparators?: true;
}

/** A stored value and the message key of its label. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

export interface DropdownField extends FieldBase {
  readonly control: 'dropdown';
  readonly options: readonly FieldOption[];
  readonly initial?: string;
}

export interface MultiselectField extends FieldBase {
  readonly control: 'multiselect';
  readonly options: readonly FieldOption[];
  /** The option that excludes all others, such as "none of these". */
  readonly exclusive?: string;
}

export interface BooleanField extends FieldBase {
  readonly control: 'boolean';
  readonly initial?: boolean;
}

/** A table that is looked things up in, and the key of the field for the code of what was found. */
export interface LookUp {
  readonly table: 'icd10';
  readonly code: string;
}

export interface ShortTextField extends FieldBase {
  readonly control: 'short_text';
  readonly maxLength: number;
  /** A web address, `https` or `http`; digits alone, such as a postal code; or a code of ICD-10. */
  readonly format?: 'address' | 'digits' | 'icd10';
  /** What is typed is looked up, and may stay as it is: a chosen entry also fills the field for its code, which stands beside it. */
  readonly lookUp?: LookUp;
}

export interface LongTextField extends FieldBase {
  readonly control: 'long_text';
  readonly maxLength: number;
}

export interface EmailField extends FieldBase {
  readonly control: 'email';
}

/** A number of the country, or one with + and its country code. */
export interface PhoneNumberField extends FieldBase {
  readonly control: 'phone_number';
}

export interface DateField extends FieldBase {
  readonly control: 'date';
  /** Days from today that may be chosen, both included; negative is the past. */
  readonly fromToday?: { readonly min?: number; readonly max?: number };
  /** YYYY-MM-DD; with `minute`, the facility's wall-clock time YYYY-MM-DDTHH:mm. */
  readonly precision?: 'minute';
  /** The time of the readings in the same section, or in the same row. */
  readonly isMeasuredAt?: true;
}

/** Files of the blob service; the value is their ids. */
export interface FileField extends FieldBase {
  readonly control: 'file';
  /** Media types, such as `application/pdf`. */
  readonly accept: readonly string[];
  readonly maxFiles: number;
}

/** A field that has a value of its own. */
export type LeafField =
  | NumberField
  | DropdownField
  | MultiselectField
  | BooleanField
  | ShortTextField
  | LongTextField
  | EmailField
  | PhoneNumberField
  | DateField
  | FileField;

/** Fields that are asked only while a condition holds. It has no value; its fields are stored like all others. */
export interface ConditionalField {
  readonly control: 'conditional_logic';
  readonly key: string;
  readonly when: Condition;
  readonly fields: readonly FormField[];
}

export type FormField = LeafField | ConditionalField;

/** Fields that are answered once for each of several things: medicines, reports, babies. */
export interface RepeatedGroup {
  /** The stored key of the rows inside the section. */
  readonly key: string;
  /** What one row is called, as a message key. */
  readonly label: string;
  readonly fields: readonly FormField[];
  readonly maxRows: number;
}

export interface FormSection {
  /** A stored key of specification 3.6, or one of ours beside them. */
  readonly key: string;
  readonly label: string;
  /** Sections of the same part stand together under its heading, a message key. */
  readonly part?: string;
  readonly when?: Condition;
  /** Its own required fields bind also where nothing of it was answered. */
  readonly required?: true;
  readonly fields: readonly FormField[];
  readonly group?: RepeatedGroup;
  /** The screen draws it in a place of its own, when it is due, and not among the others. */
  readonly apart?: true;
}

/** A form is data: one renderer draws every one of them (design 6). */
export interface FormDefinition {
  /** Name and version, such as `chronic-care/ad-hoc@1`; stored with the answers. */
  readonly id: string;
  readonly sections: readonly FormSection[];
}

/** All fields with a value, the conditional ones among them, whether they are shown or not. */
export function leafFields(fields: readonly FormField[]): readonly LeafField[] {
  return fields.flatMap((field) =>
    field.control === 'conditional_logic' ? leafFields(field.fields) : [field],
  );
}

/** All fields with a value of a section, those of its rows included. */
export const sectionFields = (section: FormSection): readonly LeafField[] =>
  leafFields([...section.fields, ...(section.group?.fields ?? [])]);

/** The control types forms are made of (specification 3.3). */
export const CONTROL_TYPES = [
  'short_text',
  'long_text',
  'dropdown',
  'number',
  'email',
  'phone_number',
  'date',
  'multiselect',
  'boolean',
  'file',
  'conditional_logic',
] as const;
