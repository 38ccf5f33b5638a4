import { HttpError } from '@careline/core/http';
import { useRef, useState } from 'react';
import { newId } from './index.ts';

/** Ids of one thing that is sent: the same for every try of it. */
export interface SubmissionIds {
  readonly id: string;
  readonly key: string;
  /** When it was first tried, unix seconds: a repeat under the same key has to be the same to the letter. */
  readonly at: number;
}

export interface Submission {
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  /**
   * Sends something, once however often it is pressed; answers whether it is stored. `content` tells tries of one thing
   * from another thing: while it stays the same, id and key do.
   */
  submit(content: string, send: (ids: SubmissionIds) => Promise<unknown>): Promise<boolean>;
  readonly forget: () => void;
}

const asHttpError = (error: unknown): HttpError =>
  error instanceof HttpError
    ? error
    : new HttpError({ failure: 'answer-invalid', endpoint: 'care', cause: error });

/** One thing at a time on its way to the server. `now` in milliseconds. */
export function useSubmission(now: () => number = Date.now): Submission {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: HttpError }>({ busy: false });
  const tries = useRef<(SubmissionIds & { readonly content: string }) | undefined>(undefined);
  const under = useRef(false);
  return {
    busy: state.busy,
    error: state.error,
    forget: () => setState({ busy: false }),
    async submit(content, send) {
      if (under.current) return false;
      under.current = true;
      setState({ busy: true });
      if (tries.current?.content !== content) {
        tries.current = { content, id: newId(), key: newId(), at: Math.floor(now() / 1000) };
      }
      try {
        await send(tries.current);
        tries.current = undefined;
        setState({ busy: false });
        return true;
      } catch (error) {
        setState({ busy: false, error: asHttpError(error) });
        return false;
      } finally {
        under.current = false;
      }
    },
  };
}
