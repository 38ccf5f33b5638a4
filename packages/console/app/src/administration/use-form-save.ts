import type { HttpError } from '@careline/core/internal/http';
import { useSubmission } from '@careline/ui/http';
import { useState } from 'react';
import type { FormFault } from './form-fault.ts';

/**
 * Saves bodies of one kind. Retrying the same body reuses its idempotency key. Returns undefined if the save failed.
 */
export function useSave<Body, Answer>(store: (body: Body, key: string) => Promise<Answer>) {
  const { submit, busy, error, forget } = useSubmission();
  async function save(body: Body): Promise<Answer | undefined> {
    const stored = await submit(JSON.stringify(body), ({ key }) => store(body, key));
    return stored?.answer;
  }
  return { save, saving: busy, error, forget };
}

/** The problems that keep a form from being saved: its own checks and the server's errors. */
export interface FormSave<Field extends string = string> {
  readonly faults: readonly FormFault<Field>[];
  /** Number of failed attempts to save. The summary takes the focus after each one. */
  readonly tries: number;
  readonly saving: boolean;
  /** The server's error, if it concerns no particular field. */
  readonly error: HttpError | undefined;
}

/** Saves a form once its own checks pass. */
export function useFormSave<Field extends string, Body, Answer>(
  { save, saving, error }: Pick<ReturnType<typeof useSave<Body, Answer>>, 'save' | 'saving' | 'error'>,
  refused: (error: HttpError | undefined) => readonly FormFault<Field>[],
) {
  const [found, setFound] = useState<readonly FormFault<Field>[]>([]);
  const [tries, setTries] = useState(0);
  /** Returns undefined if a check fails or the server did not save the form. */
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
