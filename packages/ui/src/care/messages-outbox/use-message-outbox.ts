import { createMessageOutbox, type OutboxFilters } from '@careline/core/internal/communication';
import type { HttpClient } from '@careline/core/internal/http';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from '../../store/index.ts';

/** What is on its way is looked after so often. */
const LOOK_EVERY_MS = 3000;

/** The messages of these filters; read anew while one of them is on its way. */
export function useMessageOutbox(http: HttpClient, filters: OutboxFilters) {
  const outbox = useMemo(() => createMessageOutbox({ http }), [http]);
  const state = useStore(outbox.store, (whole) => whole);
  useEffect(() => () => outbox.clear(), [outbox]);
  // Before anything is painted: rows of other filters never stand under these, not for one frame.
  useLayoutEffect(() => outbox.show(filters), [outbox, filters]);
  useEffect(() => {
    if (state.work || !state.rows.some(({ waits }) => waits === 'sending')) return;
    const timer = setTimeout(outbox.refresh, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [outbox, state]);
  return { outbox, state };
}
