import type { WorkItem } from '@careline/core/internal/calls/worklist';
import { useCallback } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useOpenedUnsent } from '../../../unsent/use-unsent.ts';

/**
 * Of the list that was loaded last, the first patient whom nobody else held and of whom nothing waits on this device: whoever was
 * called without a network is not called again.
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
