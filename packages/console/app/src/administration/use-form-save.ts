import type { HttpError } from '@careline/core/internal/http';
import { useSubmission } from '@careline/ui/http';
import { useState } from 'react';
import type { FormFault } from './form-fault.ts';

/** A submission of one kind: what is stored is what tells one try from another. Undefined where it was not stored. */
export function useSave<Body, Answer>(store: (body: Body, key: string) => Promise<Answer>) {
  const { submit, busy, error, forget } = useSubmission();
  async function save(body: Body): Promise<Answer | undefined> {
    const stored = await submit(JSON.stringify(body), ({ key }) => store(body, key));
    return stored?.answer;
  }
  return { save, saving: busy, error, forget };
}

/** What keeps a form from being stored: what it finds itself and what the server refused. */
export interface FormSave<Field extends string = string> {
  readonly faults: readonly FormFault<Field>[];
  /** Counts the tries to save: after each one that failed the summary takes the focus. */
  readonly tries: number;
  readonly saving: boolean;
  /** What the server said, where it is about no field. */
  readonly error: HttpError | undefined;
}

/** Stores a form once its own rules find nothing. */
export function useFormSave<Field extends string, Body, Answer>(
  { save, saving, error }: Pick<ReturnType<typeof useSave<Body, Answer>>, 'save' | 'saving' | 'error'>,
  refused: (error: HttpError | undefined) => readonly FormFault<Field>[],
) {
  const [found, setFound] = useState<readonly FormFault<Field>[]>([]);
  const [tries, setTries] = useState(0);
  /** Undefined where something is wrong with it or the server did not store it. */
  async function submit(
    faults: readonly FormFault<Field>[],
    bodyOf: () => Body,
  ): Promise<Answer | undefined> {
    setFound(faults);
    setTries((count) => count + 1);
    if (faults.length > 0) return undefined;
    const answer = await save(bodyOf());
    setTries((count) => count + 1);
    return answer;
  }
  const form: FormSave<Field> = { faults: [...found, ...refused(error)], tries, saving, error };
  return { form, submit };
}
