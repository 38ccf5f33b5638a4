import { type CallAuthor, listCallAuthors } from '@careline/core/calls';
import { type HttpClient, HttpError } from '@careline/core/http';
import { useCallback, useEffect, useMemo, useState } from 'react';

export interface CallAuthors {
  readonly people: readonly CallAuthor[];
  /** The names could not be read; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
}

const NOBODY: readonly CallAuthor[] = [];

/** Who makes the calls of the facility, by name. */
export function useCallAuthors(http: HttpClient): CallAuthors {
  const [people, setPeople] = useState(NOBODY);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same again
  useEffect(() => {
    const mine = new AbortController();
    const { signal } = mine;
    http.call(listCallAuthors, { signal }).then(
      ({ data }) => {
        if (signal.aborted) return;
        setPeople(data);
        setFailed(false);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof HttpError)) throw error;
        setFailed(true);
      },
    );
    return () => mine.abort();
  }, [http, tries]);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  return useMemo(() => ({ people, failed, reload }), [people, failed, reload]);
}
