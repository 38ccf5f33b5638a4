import { type DependencyList, useMemo } from 'react';
import { useQuery } from './use-query.ts';

export interface ReadList<T> {
  readonly items: readonly T[];
  /** A response has arrived, or the request failed. */
  readonly isSettled: boolean;
  /** The list could not be read; `reload` tries again. */
  readonly failed: boolean;
  readonly reload: () => void;
}

const NOTHING: readonly never[] = [];

/** Returns a short list of choices. Empty until loaded; old items stay during a reload. */
export function useReadList<T>(
  question: DependencyList,
  read: (signal: AbortSignal) => Promise<{ readonly data: readonly T[] }>,
): ReadList<T> {
  const { state, refresh } = useQuery(question, async (signal) => (await read(signal)).data);
  return useMemo(
    () => ({
      items: state.phase === 'ready' ? state.value : NOTHING,
      isSettled: state.phase === 'ready' || state.phase === 'failed',
      failed: state.phase === 'failed' || (state.phase === 'ready' && state.error !== undefined),
      reload: refresh,
    }),
    [state, refresh],
  );
}
