import type { WorkItem } from '@careline/core/internal/calls/worklist';
import { useCallback } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useOpenedUnsent } from '../../../unsent/use-unsent.ts';

/**
 * Returns the first patient of the last loaded list whom nobody else had claimed and who has no unsent work here.
 * That way, nobody called while offline is called twice.
 */
export function useHeldNext(): () => WorkItem | undefined {
  const { worklist } = useConsole();
  const unsent = useOpenedUnsent();
  return useCallback(() => {
    const waiting = new Set(
      unsent?.outbox.store
        .getState()
        .entries.filter(({ state }) => state !== 'done')
        .map(({ patient }) => patient),
    );
    const rows = worklist.list?.store.getState().rows ?? [];
    return rows.find(({ vitaId, claim }) => !waiting.has(vitaId) && (claim === null || claim.mine));
  }, [worklist, unsent]);
}
