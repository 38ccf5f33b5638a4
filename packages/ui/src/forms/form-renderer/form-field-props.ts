import type { ValueFace } from '@careline/core/clinical';
import type {
  FieldAt,
  FieldProblem,
  FieldValue,
  LastValue,
  LeafField,
  SectionValues,
} from '@careline/core/forms';
import type { FormUploads } from './files/form-uploads.ts';

/** What happens to a form. Sections by their stored keys, rows counted from 0. */
export interface FormHandlers {
  readonly onChange: (at: FieldAt, value: FieldValue) => void;
  readonly onUnitChange: (at: FieldAt, unit: string) => void;
  /** Why a number is right that was asked about. */
  readonly onReasonChange: (at: FieldAt, reason: string) => void;
  /** The last value is to be entered again. */
  readonly onUnchanged: (at: FieldAt) => void;
  /** The two numbers of a blood pressure are to be exchanged. */
  readonly onSwap: (at: FieldAt) => void;
  /** The field was left. */
  readonly onLeave: (at: FieldAt) => void;
  readonly onAddRow: (section: string) => void;
  readonly onRemoveRow: (section: string, row: number) => void;
  /** The rows of last time are to be entered again. */
  readonly onRowsUnchanged: (section: string) => void;
}

/** What follows from what stands in a field, said under it, by `fieldPath`. */
export type FieldNotes = Readonly<Record<string, string>>;

/** What the values of fields are by the rules, by `fieldPath`. */
export type FieldFaces = Readonly<Record<string, ValueFace>>;

/** What every field of a form is drawn with. */
export interface FieldSurroundings {
  readonly handlers: FormHandlers;
  /** The facility's, in which days of last values are told. */
  readonly timeZone: string;
  /** Without it fields for files are not drawn. */
  readonly uploads: FormUploads | undefined;
}

export interface FormFieldProps<Field extends LeafField = LeafField> extends FieldSurroundings {
  readonly id: string;
  readonly at: FieldAt;
  readonly field: Field;
  /** Those of the field's section or row. */
  readonly values: SectionValues;
  readonly problem: FieldProblem | undefined;
  readonly last: LastValue | undefined;
  /** Said under the field, where there is no last value. */
  readonly note: string | undefined;
  /** What its value is by the rules, where that is known. */
  readonly face: ValueFace | undefined;
  /** Binds whatever else is entered. */
  readonly required: boolean;
}
