import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { scrollerOf } from '../../primitives/focus/index.ts';

/** What of a running call a narrow container shows under its bar; a wide one shows all of it beside each other. */
export const CALL_PANES = ['form', 'script', 'patient'] as const;
export type CallPane = (typeof CALL_PANES)[number];

/** Where a pane that was not in sight before begins: right below the bar, which is the first of what the panes stand in. */
function beginningIn(root: Element, scroller: Element): number {
  const top = (root.lastElementChild ?? root).getBoundingClientRect().top;
  return scroller.scrollTop + Math.min(0, top - Math.max(0, scroller.getBoundingClientRect().top));
}

/** The pane in sight; each keeps how far it was scrolled, as a page of its own would. */
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
