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

/** The history of these filters; asked again only when they ask something else. */
export function useCallHistory(http: HttpClient, filters: CallHistoryFilters): ShownHistory {
  const history = useMemo(() => createCallHistory({ http }), [http]);
  const state = useStore(history.store, (whole) => whole);
  useEffect(() => () => history.clear(), [history]);
  // Before anything is painted: rows of older filters never stand under newer ones, not for one frame.
  useLayoutEffect(() => {
    if (!hasDatesReversed(filters)) history.show(filters);
  }, [history, filters]);
  return { history, state };
}

/** The call that is open, if one is. */
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
