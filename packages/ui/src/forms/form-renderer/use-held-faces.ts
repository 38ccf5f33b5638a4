import type { ValueFace } from '@careline/core/internal/clinical';
import type { EditedForm, FormEditor } from '@careline/core/internal/forms';
import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the values of fields are by the rules, by `fieldPath`. */
export type FieldFaces = Readonly<Record<string, ValueFace>>;

/** A form that says what its values are. */
export interface JudgedForm extends EditedForm {
  readonly faces?: FieldFaces;
}

const NO_FACES: FieldFaces = {};

const facesOf = ({ store }: Pick<FormEditor<JudgedForm>, 'store'>): FieldFaces =>
  store.getState().faces ?? NO_FACES;

/**
 * What the values of a form are, as it was while a pointer is held down: what a field says once it is left must not move a
 * button away from under the press that left it.
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
    // The click comes after the release.
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
