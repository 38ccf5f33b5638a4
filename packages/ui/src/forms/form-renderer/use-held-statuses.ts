import type { ValueStatus } from '@careline/core/internal/clinical';
import type { EditedForm, FormEditor } from '@careline/core/internal/forms';
import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Status of field values by the rules, by `fieldPath`. */
export type FieldStatuses = Readonly<Record<string, ValueStatus>>;

/** A form that knows the status of its values. */
export interface JudgedForm extends EditedForm {
  readonly faces?: FieldStatuses;
}

const NO_FACES: FieldStatuses = {};

const valueStatusesOf = ({ store }: Pick<FormEditor<JudgedForm>, 'store'>): FieldStatuses =>
  store.getState().faces ?? NO_FACES;

/**
 * Returns the statuses of a form's values, frozen while a pointer is down. A status that appears on blur must not move
 * the button being pressed.
 */
export function useSteadyStatuses(editor: Pick<FormEditor<JudgedForm>, 'store'>): StoreApi<FieldStatuses> {
  const [shown] = useState(() => createStore<FieldStatuses>(() => valueStatusesOf(editor)));
  useEffect(() => {
    let isHeld = false;
    const show = () => {
      if (!isHeld) shown.setState(valueStatusesOf(editor), true);
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
