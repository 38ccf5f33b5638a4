import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { scrollerOf } from '../../primitives/focus/index.ts';

/** The panes of a running call. A narrow container shows one at a time under its bar; a wide one shows all of them. */
export const CALL_PANES = ['form', 'script', 'patient'] as const;
export type CallPane = (typeof CALL_PANES)[number];

/** Returns the scroll position where a pane that was hidden starts: right below the bar, which is the first child. */
function beginningIn(root: Element, scroller: Element): number {
  const top = (root.lastElementChild ?? root).getBoundingClientRect().top;
  return scroller.scrollTop + Math.min(0, top - Math.max(0, scroller.getBoundingClientRect().top));
}

/** Selects the visible pane. Each pane keeps its scroll position, as separate pages would. */
export function useCallPane(root: RefObject<HTMLElement | null>) {
  const [pane, setPane] = useState<CallPane>('form');
  const places = useRef(new Map<CallPane, number>());
  const current = useRef(pane);
  const choose = useCallback(
    (next: CallPane) => {
      if (root.current) places.current.set(current.current, scrollerOf(root.current).scrollTop);
      current.current = next;
      setPane(next);
    },
    [root],
  );
  const drawn = useRef(pane);
  useLayoutEffect(() => {
    if (!root.current || drawn.current === pane) return;
    drawn.current = pane;
    const scroller = scrollerOf(root.current);
    scroller.scrollTop = places.current.get(pane) ?? beginningIn(root.current, scroller);
  }, [pane, root]);
  return [pane, choose] as const;
}
