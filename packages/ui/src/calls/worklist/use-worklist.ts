import {
  createWorklist,
  getWorkNumbers,
  type Worklist,
  type WorklistFilters,
  type WorkNumbers,
} from '@careline/core/internal/calls/worklist';
import type { HttpClient } from '@careline/core/internal/http';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useOnline, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useStore } from '../../store/index.ts';

/** Returns the day's numbers. Known numbers stay while they reload. */
const useNumbers = (http: HttpClient) =>
  useQuery<WorkNumbers>([http], async (signal) => (await http.call(getWorkNumbers, { signal })).data, {
    endpoint: getWorkNumbers.name,
  });

/**
 * Returns the worklist for these filters and the day's numbers.
 * Both follow live changes, and reload every minute, because calls become due and claims end, and when the connection
 * is back. If the owner passes a `held` list, it shows immediately when the screen comes back, even offline.
 */
export function useWorklist(http: HttpClient, filters: WorklistFilters, held?: Worklist) {
  const list = useMemo(() => held ?? createWorklist({ http }), [http, held]);
  const state = useStore(list.store, (whole) => whole);
  const numbers = useNumbers(http);
  const online = useOnline();
  const wasOnline = useRef(online);
  const { refresh: refreshNumbers } = numbers;
  const refresh = useCallback(() => {
    list.refresh();
    refreshNumbers();
  }, [list, refreshNumbers]);
  useEffect(() => (held ? undefined : () => list.clear()), [list, held]);
  const isBack = useRef(true);
  // A layout effect, so that rows of other filters are never painted under these.
  useLayoutEffect(() => {
    const before = list.store.getState();
    list.show(filters);
    if (isBack.current && list.store.getState() === before) {
      if (before.phase === 'failed') list.refresh();
      else list.follow();
    }
    isBack.current = false;
  }, [list, filters]);
  useEffect(() => {
    if (online && !wasOnline.current) refresh();
    wasOnline.current = online;
  }, [online, refresh]);
  const follow = useCallback(() => {
    list.follow();
    refreshNumbers();
  }, [list, refreshNumbers]);
  useLive(['worklist'], follow, { byClock: 'always' });
  return { list, state, numbers: numbers.state, online, refresh };
}
