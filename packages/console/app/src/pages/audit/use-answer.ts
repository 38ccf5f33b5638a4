import { HttpError } from '@careline/core/http';
import { useCallback, useEffect, useState } from 'react';

export type AnswerState<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: Value }
  | { readonly phase: 'failed'; readonly error: HttpError };

/**
 * What one call answers: asked when the page opens and again on retry; leaving cancels. `load` must be the same function
 * as long as it asks the same.
 */
export function useAnswer<Value>(load: (signal: AbortSignal) => Promise<Value>) {
  const [state, setState] = useState<AnswerState<Value>>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same thing
  useEffect(() => {
    const leaving = new AbortController();
    setState({ phase: 'loading' });
    load(leaving.signal).then(
      (value) => !leaving.signal.aborted && setState({ phase: 'ready', value }),
      (error: unknown) => {
        if (leaving.signal.aborted || !(error instanceof HttpError)) return;
        setState({ phase: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}
