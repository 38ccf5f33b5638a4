import { HttpError } from '@careline/core/http';
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: T }
  | { readonly phase: 'failed'; readonly error: HttpError };

/**
 * Loads once for each key and again on retry; leaving cancels. What was loaded for one key is never shown under another.
 */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T> & { readonly of: string }>({ phase: 'loading', of: key });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded, a retry is another attempt at it
  useEffect(() => {
    const leaving = new AbortController();
    setState({ phase: 'loading', of: key });
    load(leaving.signal).then(
      (value) => {
        // An answer that came while the key changed is nobody's: it would stand in place of the answer for the new key.
        if (!leaving.signal.aborted) setState({ phase: 'ready', value, of: key });
      },
      (error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        if (error.failure !== 'cancelled' && !leaving.signal.aborted)
          setState({ phase: 'failed', error, of: key });
      },
    );
    return () => leaving.abort();
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const setValue = useCallback((value: T) => setState({ phase: 'ready', value, of: key }), [key]);
  const current: Loaded<T> = state.of === key ? state : { phase: 'loading' };
  return { state: current, retry, setValue };
}
