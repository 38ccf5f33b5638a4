import { type EditedForm, type FormDefinition, initialValues, NOTHING_CHECKED } from '#forms';

type Entered = Pick<EditedForm, 'values' | 'checked'>;

export interface FormMemory<Key> {
  /** Saves the entries of a form by key. */
  leave(key: Key, entered: Entered): void;
  /** Returns the earlier entries of a form; untouched at first. */
  enter(key: Key, form: FormDefinition | undefined): Entered;
}

/** Remembers entries of several forms, so that switching between them loses nothing. */
export function createFormMemory<Key>(): FormMemory<Key> {
  const left = new Map<Key, Entered>();
  return {
    leave: (key, { values, checked }) => void left.set(key, { values, checked }),
    enter: (key, form) =>
      left.get(key) ?? { values: form ? initialValues(form) : {}, checked: NOTHING_CHECKED },
  };
}
