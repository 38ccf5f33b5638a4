import { type DependencyList, useMemo } from 'react';
import { useQuery } from './use-query.ts';

export interface ReadList<T> {
  readonly items: readonly T[];
  /** An answer has come, or that there is none. */
  readonly isSettled: boolean;
  /** It could not be read; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
}

const NOTHING: readonly never[] = [];

/** A short list to choose from: empty until it is there, and what was there stays while it is asked for again. */
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
