import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepScroll, type ScrollKeeper } from './scroll-keeper.ts';

/** Restores the scroll position on back and forward; a new page starts at its top anyway. */
export function useScrollKeeper(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const keeper = useRef<ScrollKeeper>(undefined);
  const shown = useRef(key);
  useLayoutEffect(() => {
    keeper.current = keepScroll(document, shown.current);
    return () => keeper.current?.stop();
  }, []);
  // Runs with the new content, before its scrolling could be recorded for the old entry.
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    keeper.current?.leaveFor(key, kind === 'POP');
  }, [key, kind]);
  // After the effects of the page below, which begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useEffect(() => {
    keeper.current?.arrive();
  }, [key]);
}
