import { listWaitingList, type WaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { useEffect } from 'react';
import { useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useHttp } from '../../provider/index.ts';

interface WaitingRead {
  readonly data: readonly WaitingEntry[];
  readonly hasMore: boolean;
}

/** Reads the waiting list. Bookings, cancellations and changed hours reload it, and so does a higher `revision`. */
export function useWaitingList(revision: number) {
  const http = useHttp();
  const query = useQuery<WaitingRead>([http], (signal) => http.call(listWaitingList, { query: {}, signal }), {
    endpoint: listWaitingList.name,
  });
  const { state, refresh } = query;
  useLive(['encounters', 'availability'], refresh);
  useEffect(() => {
    if (revision > 0) refresh();
  }, [revision, refresh]);
  const entries = state.phase === 'ready' ? state.value.data : [];
  return {
    ...query,
    offered: entries.filter(({ offer }) => offer !== null),
    waiting: entries.filter(({ offer, hasExpired }) => offer === null && !hasExpired),
    expired: entries.filter(({ hasExpired }) => hasExpired),
    hasMore: state.phase === 'ready' && state.value.hasMore,
  };
}
