import {
  type CallHistory,
  type CallHistoryFilters,
  type CallHistoryState,
  createCallDetail,
  createCallHistory,
} from '@careline/core/internal/calls/history';
import type { HttpClient } from '@careline/core/internal/http';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from '../../store/index.ts';
import { hasDatesReversed } from './narrowed-history.ts';

interface ShownHistory {
  readonly history: CallHistory;
  readonly state: CallHistoryState;
}

/** Returns the history for these filters. Reloads only if the filters ask for something else. */
export function useCallHistory(http: HttpClient, filters: CallHistoryFilters): ShownHistory {
  const history = useMemo(() => createCallHistory({ http }), [http]);
  const state = useStore(history.store, (whole) => whole);
  useEffect(() => () => history.clear(), [history]);
  // A layout effect, so that rows of the old filters are never painted under the new ones.
  useLayoutEffect(() => {
    if (!hasDatesReversed(filters)) history.show(filters);
  }, [history, filters]);
  return { history, state };
}

export function useCallDetail(http: HttpClient, contactId: string | undefined) {
  const detail = useMemo(() => createCallDetail({ http }), [http]);
  const state = useStore(detail.store, (whole) => whole);
  useEffect(() => () => detail.close(), [detail]);
  useLayoutEffect(() => {
    if (contactId === undefined) detail.close();
    else detail.open(contactId);
  }, [detail, contactId]);
  return { detail, state };
}
