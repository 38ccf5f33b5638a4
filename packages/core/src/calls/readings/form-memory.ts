import { type EditedForm, type FormDefinition, initialValues, NOTHING_CHECKED } from '#forms';

type Entered = Pick<EditedForm, 'values' | 'checked'>;

export interface FormMemory<Key> {
  /** What stood in the form of one key is remembered. */
  leave(key: Key, entered: Entered): void;
  /** What was entered in the form of this key before; untouched at first. */
  enter(key: Key, form: FormDefinition | undefined): Entered;
}

/** What is entered of several forms, of each by itself: a look at another one loses nothing. */
export function createFormMemory<Key>(): FormMemory<Key> {
  const left = new Map<Key, Entered>();
  return {
    leave: (key, { values, checked }) => void left.set(key, { values, checked }),
    enter: (key, form) =>
      left.get(key) ?? { values: form ? initialValues(form) : {}, checked: NOTHING_CHECKED },
  };
}
