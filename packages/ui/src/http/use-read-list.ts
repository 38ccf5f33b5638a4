import { HttpError } from '@careline/core/http';
import { useCallback, useEffect, useMemo, useState } from 'react';

export interface ReadList<T> {
  readonly items: readonly T[];
  /** It could not be read; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
}

const NOTHING: readonly never[] = [];

/** A short list that is read once; `read` stays the same function until something else is to be read. */
export function useReadList<T>(
  read: (signal: AbortSignal) => Promise<{ readonly data: readonly T[] }>,
): ReadList<T> {
  const [items, setItems] = useState<readonly T[]>(NOTHING);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same again
  useEffect(() => {
    const mine = new AbortController();
    const { signal } = mine;
    read(signal).then(
      ({ data }) => {
        if (signal.aborted) return;
        setItems(data);
        setFailed(false);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof HttpError)) throw error;
        setFailed(true);
      },
    );
    return () => mine.abort();
  }, [read, tries]);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  return useMemo(() => ({ items, failed, reload }), [items, failed, reload]);
}
