import {
  createWorklist,
  getWorkNumbers,
  type WorklistFilters,
  type WorkNumbers,
} from '@careline/core/calls/worklist';
import type { HttpClient } from '@careline/core/http';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useQuery } from '../../http/index.ts';
import { useOnline } from '../../notices/offline-notice/index.ts';
import { useStore } from '../../store/index.ts';

/** Others claim and call meanwhile; a list that stands open follows. */
const EVERY_MS = 60_000;

/** The day's numbers; what is known stays while they are asked for again. */
const useNumbers = (http: HttpClient) =>
  useQuery<WorkNumbers>([http], async (signal) => (await http.call(getWorkNumbers, { signal })).data, {
    endpoint: getWorkNumbers.name,
  });

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
