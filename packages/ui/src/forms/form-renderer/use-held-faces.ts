import type { ValueFace } from '@careline/core/internal/clinical';
import type { EditedForm, FormEditor } from '@careline/core/internal/forms';
import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Status of field values by the rules, by `fieldPath`. */
export type FieldFaces = Readonly<Record<string, ValueFace>>;

/** A form that knows the status of its values. */
export interface JudgedForm extends EditedForm {
  readonly faces?: FieldFaces;
}

const NO_FACES: FieldFaces = {};

const facesOf = ({ store }: Pick<FormEditor<JudgedForm>, 'store'>): FieldFaces =>
  store.getState().faces ?? NO_FACES;

/**
 * Returns the statuses of a form's values, frozen while a pointer is down. A status that appears on blur must not move
 * the button being pressed.
 */
export function useHeldFaces(editor: Pick<FormEditor<JudgedForm>, 'store'>): StoreApi<FieldFaces> {
  const [shown] = useState(() => createStore<FieldFaces>(() => facesOf(editor)));
  useEffect(() => {
    let isHeld = false;
    const show = () => {
      if (!isHeld) shown.setState(facesOf(editor), true);
    };
    const hold = () => {
      isHeld = true;
    };
    // The click event follows the pointer release.
    const release = () =>
      setTimeout(() => {
        isHeld = false;
        show();
      });
    show();
    const forget = editor.store.subscribe(({ faces }, before) => {
      if (faces !== before.faces) show();
    });
    window.addEventListener('pointerdown', hold, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      forget();
      window.removeEventListener('pointerdown', hold, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, [editor, shown]);
  return shown;
}
