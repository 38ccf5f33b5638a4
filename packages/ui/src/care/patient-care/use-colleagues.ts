import { type Colleague, listColleagues } from '@careline/core/care';
import { type HttpClient, HttpError } from '@careline/core/http';
import { useCallback, useEffect, useMemo, useState } from 'react';

export interface Colleagues {
  /** Who asks first, then the others by name. */
  readonly people: readonly Colleague[];
  /** The names could not be read; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
}

const NOBODY: readonly Colleague[] = [];

const meFirst = (people: readonly Colleague[]): readonly Colleague[] =>
  people.toSorted((one, other) => Number(other.mine) - Number(one.mine));

/** Who can be given a follow-up at the facility. */
export function useColleagues(http: HttpClient): Colleagues {
  const [people, setPeople] = useState(NOBODY);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same again
  useEffect(() => {
    const mine = new AbortController();
    const { signal } = mine;
    http.call(listColleagues, { signal }).then(
      ({ data }) => {
        if (signal.aborted) return;
        setPeople(meFirst(data));
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
