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
export type ControlType = (typeof CONTROL_TYPES)[number];

/** Whose reading a field's value becomes: the patient's own, or the linked infant's (design 6). */
export type ReadingSubject = 'patient' | 'infant';

export interface FieldReading {
  readonly metric: string;
  /** Which value of the reading: `systolic`, `weight`, `value`; or a property beside the values. */
  readonly part: string;
  readonly subject: ReadingSubject;
}

interface FieldBase {
  /** The stored key inside its section. */
  readonly key: string;
  /** A message key; sentences are the ui's. */
  readonly label: string;
  readonly required?: true;
  readonly reading?: FieldReading;
}

export interface NumberField extends FieldBase {
  readonly control: 'number';
  /** UCUM; the first is the default. */
  readonly units: readonly string[];
  /** Limits per unit: outside them nothing living is; they bind what is typed, never what is imported. */
  readonly limits: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Most digits after the point. */
  readonly decimals: number;
}

export interface DropdownField extends FieldBase {
  readonly control: 'dropdown';
  /** Stored value and the message key of its label. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly initial?: string;
}

export interface BooleanField extends FieldBase {
  readonly control: 'boolean';
  readonly initial?: boolean;
}

export interface LongTextField extends FieldBase {
  readonly control: 'long_text';
  readonly maxLength: number;
}

export interface DateField extends FieldBase {
  readonly control: 'date';
  /** Days from today that may be chosen, both included; negative is the past. */
  readonly fromToday?: { readonly min?: number; readonly max?: number };
}

export type FormField = NumberField | DropdownField | BooleanField | LongTextField | DateField;

export interface FormSection {
  /** A stored key of specification 3.6. */
  readonly key: string;
  readonly label: string;
  readonly fields: readonly FormField[];
}

/** A form is data: one renderer draws every one of them (design 6). */
export interface FormDefinition {
  /** Name and version, such as `chronic-care/ad-hoc@1`; stored with the answers. */
  readonly id: string;
  readonly sections: readonly FormSection[];
}
