import type { Measure, MeasureDefinition } from '#observations';
import type { Condition } from './condition.ts';

/** Whose reading a value becomes: the patient's, or the linked infant's (design 6). */
export type ReadingSubject = 'patient' | 'infant';

/** Circumstances of a measurement: meal situation and the values stored with it. */
export interface ReadingSituation {
  readonly mealSituation?: string;
  readonly values?: readonly { readonly key: string; readonly text: string; readonly unit: string }[];
}

export interface FieldReading {
  readonly metric: string;
  /** Key of the value in the reading, such as `systolic` or `weight`; or a property of the reading, such as `date`. */
  readonly part: string;
  readonly subject: ReadingSubject;
  /** Stored text of each option. Options without one give no reading. */
  readonly texts?: Readonly<Record<string, string>>;
  /** UCUM; for entries without a unit. */
  readonly unit?: string;
  /** Belongs to a reading's other values; never a separate reading. */
  readonly beside?: true;
  /** Makes the number a separate reading in this situation, or in the one that another field gives. */
  readonly situation?:
    | ReadingSituation
    | { readonly by: string; readonly of: Readonly<Record<string, ReadingSituation>> };
}

/** Answers that report a danger, and its kind. */
export interface FieldDanger {
  readonly kind: string;
  readonly is: readonly string[];
  /** Required action for each answer. */
  readonly acts?: Readonly<Record<string, string>>;
  /** Message keys for answers whose option does not name the danger, such as yes. */
  readonly labels?: Readonly<Record<string, string>>;
}

interface FieldBase {
  /** Stored key within the section. */
  readonly key: string;
  /** Message key; the ui has the text. */
  readonly label: string;
  /** Message key of a hint next to the label. */
  readonly hint?: string;
  /** Required if its section or row has any answer, and always in a required section. */
  readonly required?: true;
  readonly reading?: FieldReading;
  readonly danger?: FieldDanger;
}

export interface NumberField extends FieldBase {
  readonly control: 'number';
  /** Measure; limits and slip checks come from the clinical rules. */
  readonly measure?: Measure;
  /** Definition of something that is not a measure of the record, such as a lab-only result. */
  readonly definition?: MeasureDefinition;
  /** UCUM; the first is the default. Empty for counts. */
  readonly units: readonly string[];
  /** Inclusive limits in any unit, if neither of the above has them. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** Maximum decimals. */
  readonly decimals: number;
  /** Accepts lab values beyond the range: `<0.01`, `>=1000`. */
  readonly comparators?: true;
}

/** A stored value with the message key of its label. */
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

/** A lookup table, and the key of the field for the code. */
export interface LookUp {
  readonly table: 'icd10';
  readonly code: string;
}

export interface ShortTextField extends FieldBase {
  readonly control: 'short_text';
  readonly maxLength: number;
  /** A web address with `https` or `http`, digits only (such as a postal code), or an ICD-10 code. */
  readonly format?: 'address' | 'digits' | 'icd10';
  /** Looks up the typed text, which may also stay as it is. A chosen entry fills the code field next to it. */
  readonly lookUp?: LookUp;
}

export interface LongTextField extends FieldBase {
  readonly control: 'long_text';
  readonly maxLength: number;
}

export interface EmailField extends FieldBase {
  readonly control: 'email';
}

/** A national number, or one with + and country code. */
export interface PhoneNumberField extends FieldBase {
  readonly control: 'phone_number';
}

export interface DateField extends FieldBase {
  readonly control: 'date';
  /** Allowed days from today, inclusive; negative means the past. */
  readonly fromToday?: { readonly min?: number; readonly max?: number };
  /** YYYY-MM-DD; with `minute`, local time of the facility as YYYY-MM-DDTHH:mm. */
  readonly precision?: 'minute';
  /** Time of the readings in the same section or row. */
  readonly isMeasuredAt?: true;
}

/** File ids of the blob service. */
export interface FileField extends FieldBase {
  readonly control: 'file';
  /** Media types, such as `application/pdf`. */
  readonly accept: readonly string[];
  readonly maxFiles: number;
}

/** A field with a value. */
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

/** Fields that are shown while a condition holds. They are stored like all others. */
export interface ConditionalField {
  readonly control: 'conditional_logic';
  readonly key: string;
  readonly when: Condition;
  readonly fields: readonly FormField[];
}

export type FormField = LeafField | ConditionalField;

/** Fields that repeat, one row each: medicines, reports, babies. */
export interface RepeatedGroup {
  /** Stored key of the rows within the section. */
  readonly key: string;
  /** Message key of a row's label. */
  readonly label: string;
  readonly fields: readonly FormField[];
  readonly maxRows: number;
}

export interface FormSection {
  /** A stored key of specification 3.6, or one of ours. */
  readonly key: string;
  readonly label: string;
  /** Message key of a heading that groups sections. */
  readonly part?: string;
  readonly when?: Condition;
  /** Its required fields are required even if nothing was answered. */
  readonly required?: true;
  readonly fields: readonly FormField[];
  readonly group?: RepeatedGroup;
  /** Shown separately when due, not among the other sections. */
  readonly apart?: true;
}

/** A form as data: one renderer draws them all (design 6). */
export interface FormDefinition {
  /** Name and version, such as `chronic-care/ad-hoc@1`; stored with the answers. */
  readonly id: string;
  readonly sections: readonly FormSection[];
}

/** Returns all fields with a value, including conditional ones, shown or not. */
export function leafFields(fields: readonly FormField[]): readonly LeafField[] {
  return fields.flatMap((field) =>
    field.control === 'conditional_logic' ? leafFields(field.fields) : [field],
  );
}

/** Returns all fields of a section with a value, including those of its rows. */
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
