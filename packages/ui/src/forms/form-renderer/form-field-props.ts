import type { ValueStatus } from '@careline/core/internal/clinical';
import type { FieldAt, FormEditor, LeafField } from '@careline/core/internal/forms';
import type { StoreApi } from 'zustand/vanilla';
import type { FormUploads } from './files/form-uploads.ts';
import type { FieldState } from './use-field.ts';
import type { FieldStatuses, JudgedForm } from './use-held-statuses.ts';

/** Notes shown under fields, derived from their values, by `fieldPath`. */
export type FieldNotes = Readonly<Record<string, string>>;

/** Shared by every field of a form. None of it changes as the user types. */
export interface FieldSurroundings {
  readonly editor: FormEditor<JudgedForm>;
  /** Statuses shown to the user. */
  readonly faces: StoreApi<FieldStatuses>;
  readonly idPrefix: string;
  /** Without it, file fields are not rendered. */
  readonly uploads: FormUploads | undefined;
}

/** Identifies the field. */
export interface FieldPlace<Field extends LeafField = LeafField> {
  readonly at: FieldAt;
  readonly field: Field;
  /** Key of the group that the row belongs to. */
  readonly group: string | undefined;
  /** Shown under the field if there is no last value. */
  readonly note: string | undefined;
  /** Whether it is required whatever else is entered. */
  readonly required: boolean;
}

export interface FormFieldProps<Field extends LeafField = LeafField>
  extends FieldSurroundings,
    FieldPlace<Field>,
    FieldState {
  readonly id: string;
  /** Status of the value by the rules, if known. */
  readonly face: ValueStatus | undefined;
}
