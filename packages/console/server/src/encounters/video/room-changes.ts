import { setTimeout as pause } from 'node:timers/promises';

/**
 * Wakes requests waiting for a change in a room, within this process.
 * Changes by other processes are found by polling.
 */
export interface RoomChanges {
  announce(encounterId: string): void;
  /** Resolves at the next change, after `ms`, or on abort. Call it before reading the room. */
  next(encounterId: string, ms: number, signal: AbortSignal): Promise<void>;
}

export function createRoomChanges(): RoomChanges {
  const waiting = new Map<string, Set<() => void>>();
  return {
    announce(encounterId) {
      for (const wake of waiting.get(encounterId) ?? []) wake();
    },
    async next(encounterId, ms, signal) {
      const over = new AbortController();
      const wake = () => over.abort();
      const those = waiting.get(encounterId) ?? new Set();
      waiting.set(encounterId, those.add(wake));
      await pause(ms, undefined, { signal: AbortSignal.any([over.signal, signal]), ref: false }).catch(
        () => undefined,
      );
      those.delete(wake);
      if (those.size === 0 && waiting.get(encounterId) === those) waiting.delete(encounterId);
    },
  };
}
