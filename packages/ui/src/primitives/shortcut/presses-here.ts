import { useEffect, useSyncExternalStore } from 'react';
import { PRESS_NAMES, type PressName } from './presses.ts';

/** How often each key is listened for now: several fields take the same one. */
const listening = new Map<PressName, number>();
const watchers = new Set<() => void>();
let here: readonly PressName[] = [];

function count(name: PressName, step: 1 | -1): void {
  listening.set(name, (listening.get(name) ?? 0) + step);
  here = PRESS_NAMES.filter((one) => (listening.get(one) ?? 0) > 0);
  for (const watcher of watchers) watcher();
}

/** Says that a key works here, for as long as this is drawn and `active`. */
export function usePressHere(name: PressName, active = true): void {
  useEffect(() => {
    if (!active) return;
    count(name, 1);
    return () => count(name, -1);
  }, [name, active]);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The keys that work now, in the order of the table. */
export const usePressesHere = (): readonly PressName[] => useSyncExternalStore(watch, () => here);
