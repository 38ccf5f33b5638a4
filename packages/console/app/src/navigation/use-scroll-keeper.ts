import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepScroll, type ScrollKeeper } from './scroll-keeper.ts';

/** Brings the content back to where it was on back and forward; a new page begins at its top by itself. */
export function useScrollKeeper(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const keeper = useRef<ScrollKeeper>(undefined);
  const shown = useRef(key);
  useLayoutEffect(() => {
    keeper.current = keepScroll(document, shown.current);
    return () => keeper.current?.stop();
  }, []);
  // Together with the new content, before any scrolling of it could be taken for the old one's.
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
