import { createMessageOutbox, type OutboxFilters } from '@careline/core/internal/communication';
import type { HttpClient } from '@careline/core/internal/http';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from '../../store/index.ts';

/** Polling interval while messages are being sent. */
const LOOK_EVERY_MS = 3000;

/** Returns the messages for these filters. Polls while one of them is being sent. */
export function useMessageOutbox(http: HttpClient, filters: OutboxFilters) {
  const outbox = useMemo(() => createMessageOutbox({ http }), [http]);
  const state = useStore(outbox.store, (whole) => whole);
  useEffect(() => () => outbox.clear(), [outbox]);
  // A layout effect, so that rows of other filters are never painted under these.
  useLayoutEffect(() => outbox.show(filters), [outbox, filters]);
  useEffect(() => {
    if (state.work || !state.rows.some(({ waits }) => waits === 'sending')) return;
    const timer = setTimeout(outbox.refresh, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [outbox, state]);
  return { outbox, state };
}
