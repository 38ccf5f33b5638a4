import {
  createWorklist,
  getWorkNumbers,
  type WorklistFilters,
  type WorkNumbers,
} from '@careline/core/calls/worklist';
import { type HttpClient, HttpError } from '@careline/core/http';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '../../notices/offline-notice/index.ts';
import { useStore } from '../../store/index.ts';

/** Others claim and call meanwhile; a list that stands open follows. */
const EVERY_MS = 60_000;

export type NumbersState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly numbers: WorkNumbers }
  | { readonly phase: 'failed'; readonly error: HttpError };

/** The day's numbers; what is known stays while they are asked for again. */
function useNumbers(http: HttpClient) {
  const [state, setState] = useState<NumbersState>({ phase: 'loading' });
  const asked = useRef<AbortController>(undefined);
  const refresh = useCallback(() => {
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    http.call(getWorkNumbers, { signal: mine.signal }).then(
      ({ data }) => {
        if (asked.current === mine) setState({ phase: 'known', numbers: data });
      },
      (error: unknown) => {
        if (asked.current !== mine) return;
        setState((before) =>
          before.phase === 'known' ? before : { phase: 'failed', error: HttpError.from(error, getWorkNumbers) },
        );
      },
    );
  }, [http]);
  useEffect(() => {
    refresh();
    return () => {
      asked.current?.abort();
      asked.current = undefined;
    };
  }, [refresh]);
  return { state, refresh };
}

/** The list of these filters and the day's numbers; both asked for anew every minute and when the connection is back. */
export function useWorklist(http: HttpClient, filters: WorklistFilters) {
  const list = useMemo(() => createWorklist({ http }), [http]);
  const state = useStore(list.store, (whole) => whole);
  const numbers = useNumbers(http);
  const online = useOnline();
  const wasOnline = useRef(online);
  const { refresh: refreshNumbers } = numbers;
  const refresh = useCallback(() => {
    list.refresh();
    refreshNumbers();
  }, [list, refreshNumbers]);
  useEffect(() => () => list.clear(), [list]);
  // Before anything is painted: rows of other filters never stand under these, not for one frame.
  useLayoutEffect(() => list.show(filters), [list, filters]);
  useEffect(() => {
    if (online && !wasOnline.current) refresh();
    wasOnline.current = online;
  }, [online, refresh]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { list, state, numbers: numbers.state, online, refresh };
}
