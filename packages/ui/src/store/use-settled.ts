import { useEffect, useState } from 'react';
import type { Readable } from './use-store.ts';

/** Milliseconds. Too short to notice, but longer than the pause between two keys. */
const PAUSE_MS = 120;

/**
 * Returns part of a store's state once it has not changed for a moment. For displays that need not update on every key
 * press. `select` must be stable and must not build new objects.
 */
export function useSettled<State, Part>(store: Readable<State>, select: (state: State) => Part): Part {
  const [shown, setShown] = useState(() => ({ part: select(store.getState()) }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const part = select(store.getState());
      setShown((before) => (before.part === part ? before : { part }));
    };
    show();
    const forget = store.subscribe((now, before) => {
      if (select(now) === select(before)) return;
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store, select]);
  return shown.part;
}
