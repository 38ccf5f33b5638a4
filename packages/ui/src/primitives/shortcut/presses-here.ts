import { useEffect, useSyncExternalStore } from 'react';
import { PRESS_NAMES, type PressName } from './presses.ts';

/** Number of current listeners per key, because several fields can share one. */
const listening = new Map<PressName, number>();
const watchers = new Set<() => void>();
let here: readonly PressName[] = [];

function count(name: PressName, step: 1 | -1): void {
  listening.set(name, (listening.get(name) ?? 0) + step);
  here = PRESS_NAMES.filter((one) => (listening.get(one) ?? 0) > 0);
  for (const watcher of watchers) watcher();
}

/** Registers a key as working while the component is mounted and `active`. */
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

/** Returns the keys that currently work, in table order. */
export const usePressesHere = (): readonly PressName[] => useSyncExternalStore(watch, () => here);
