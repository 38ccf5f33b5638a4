import type {
  FormField as FieldDefinition,
  FieldProblem,
  FieldValue,
  FormSection,
  LastValue,
  SectionValues,
} from '@careline/core/forms';

/** What happens to a field; sections and fields by their stored keys. */
export interface FormHandlers {
  readonly onChange: (section: string, key: string, value: FieldValue) => void;
  readonly onUnitChange: (section: string, key: string, unit: string) => void;
  /** The last value is to be entered again. */
  readonly onUnchanged: (section: string, key: string) => void;
  /** The two numbers of a blood pressure are to be exchanged. */
  readonly onSwap: (section: string) => void;
  /** The field was left. */
  readonly onLeave: (section: string, key: string) => void;
}

export interface FormFieldProps<Definition extends FieldDefinition = FieldDefinition> extends FormHandlers {
  readonly id: string;
  readonly section: FormSection;
  readonly field: Definition;
  readonly values: SectionValues;
  readonly problem: FieldProblem | undefined;
  readonly last: LastValue | undefined;
  /** The facility's. */
  readonly timeZone: string;
}

/** One field, drawn by its control type. */
