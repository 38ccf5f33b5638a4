import { useEffect, useState } from 'react';
import type { Readable } from './use-store.ts';

/** Shorter than a glance, longer than the pause between two keys. */
const PAUSE_MS = 120;

/**
 * A part of a store's state as it is once it stayed the same for a moment: what is read beside a field need not be drawn
 * at each key. `select` stays the same function, and picks.
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
