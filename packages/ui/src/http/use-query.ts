import { createQuery, type Query, type QueryState } from '@careline/core/internal/http';
import { type DependencyList, useEffect, useMemo, useRef } from 'react';
import { useStore } from '../store/index.ts';

export interface QueryOfScreen<Value> {
  readonly state: QueryState<Value>;
  /** Starts over, for example after a failure. Clears the displayed data. */
  readonly retry: () => void;
  /** Reloads. The displayed data stays until the response arrives. */
  readonly refresh: () => void;
  /** Sets the value from another source, such as the response to a save. */
  readonly setValue: Query<Value>['set'];
}

export interface QueryOfScreenOptions {
  /** The endpoint's name, for errors about unusable responses. */
  readonly endpoint?: string;
  /** Requests nothing while false. */
  readonly isAsked?: boolean;
}

/**
 * Reads data once per question, and again on request. Unmounting cancels.
 * `question` identifies the data, like the dependencies of an effect. Data of one question is never shown for another,
 * not even for one frame.
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
  // Stable as long as the question is the same, so that effects can depend on them.
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
