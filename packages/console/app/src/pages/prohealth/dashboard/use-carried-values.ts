import {
  createCarriedValues,
  MAX_CARRIED_PATIENTS,
  type Worklist,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import { useOnline } from '@careline/ui/http';
import { useLocale } from '@careline/ui/messages';
import { useStore } from '@careline/ui/store';
import { useEffect } from 'react';
import { useConsole } from '../../../console-context.tsx';

/** After the screen's own requests. */
const PAUSE_MS = 2_000;

/**
 * Preloads what the first calls of the list need offline, and opens the local store for unsent calls, so that a
 * connection lost during the morning does not stop the calls.
 */
export function useCarriedValues(list: Worklist, filters: WorklistFilters, mayCall: boolean): void {
  const { http, worklist, unsent } = useConsole();
  const locale = useLocale();
  const online = useOnline();
  const rows = useStore(list.store, (state) => (state.phase === 'found' ? state.rows : undefined));
  useEffect(() => {
    if (!mayCall || !online || !rows || rows.length === 0) return;
    worklist.carriedValues ??= createCarriedValues(http);
    const { carriedValues } = worklist;
    const timer = setTimeout(() => {
      void carriedValues.take({ filters, rows: rows.slice(0, MAX_CARRIED_PATIENTS), locale });
      unsent.open().catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [http, worklist, unsent, filters, rows, locale, online, mayCall]);
}
