import type { ValueFace } from '@careline/core/internal/clinical';
import type { FieldAt, FormEditor, LeafField } from '@careline/core/internal/forms';
import type { StoreApi } from 'zustand/vanilla';
import type { FormUploads } from './files/form-uploads.ts';
import type { FieldState } from './use-field.ts';
import type { FieldFaces, JudgedForm } from './use-held-faces.ts';

/** What follows from what stands in a field, said under it, by `fieldPath`. */
export type FieldNotes = Readonly<Record<string, string>>;

/** What every field of a form is drawn with; none of it changes with what is entered. */
export interface FieldSurroundings {
  readonly editor: FormEditor<JudgedForm>;
  /** Those that are shown. */
  readonly faces: StoreApi<FieldFaces>;
  /** Begins the ids of the controls. */
  readonly idPrefix: string;
  /** Without it fields for files are not drawn. */
  readonly uploads: FormUploads | undefined;
}

/** Which field it is. */
export interface FieldPlace<Field extends LeafField = LeafField> {
  readonly at: FieldAt;
  readonly field: Field;
  /** The key of the group that its row is one of. */
  readonly group: string | undefined;
  /** Said under the field, where there is no last value. */
  readonly note: string | undefined;
  /** Binds whatever else is entered. */
  readonly required: boolean;
}

/** A field with all that it shows. */
export interface FormFieldProps<Field extends LeafField = LeafField>
  extends FieldSurroundings,
    FieldPlace<Field>,
    FieldState {
  readonly id: string;
  /** What its value is by the rules, where that is known. */
  readonly face: ValueFace | undefined;
}
