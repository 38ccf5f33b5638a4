import { createQuery, type Query, type QueryState } from '@careline/core/internal/http';
import { type DependencyList, useEffect, useMemo, useRef } from 'react';
import { useStore } from '../store/index.ts';

export interface QueryOfScreen<Value> {
  readonly state: QueryState<Value>;
  /** From the beginning, as after a failure: what is shown goes. */
  readonly retry: () => void;
  /** Anew; what is shown stays until the answer is there. */
  readonly refresh: () => void;
  /** The value as something else has told it, such as the answer to a save. */
  readonly setValue: Query<Value>['set'];
}

export interface QueryOfScreenOptions {
  /** The endpoint's name, for an answer that cannot be used. */
  readonly endpoint?: string;
  /** Nothing is asked for while it is false. */
  readonly isAsked?: boolean;
}

/**
 * Reads something once for each question and again when asked to; leaving cancels. `question` says what is read, as the
 * dependencies of an effect do: what was read for one is never shown under another, not for one frame.
 */
export function useQuery<Value>(
  question: DependencyList,
  read: (signal: AbortSignal) => Promise<Value>,
  { endpoint = 'query', isAsked = true }: QueryOfScreenOptions = {},
): QueryOfScreen<Value> {
  const reading = useRef(read);
  reading.current = read;
  const query = useMemo(
    () => createQuery<Value>({ endpoint, read: (signal) => reading.current(signal) }),
    // biome-ignore lint/correctness/useExhaustiveDependencies: the question says what is read
    question,
  );
  useEffect(() => {
    if (isAsked) void query.load();
    return query.close;
  }, [query, isAsked]);
  const state = useStore(query.store, (whole) => whole);
  // The same functions as long as the question is: effects may depend on them.
  const ways = useMemo(
    () => ({
      retry: () => void query.load(),
      refresh: () => void query.refresh(),
      setValue: query.set,
    }),
    [query],
  );
  return useMemo(() => ({ state, ...ways }), [state, ways]);
}
