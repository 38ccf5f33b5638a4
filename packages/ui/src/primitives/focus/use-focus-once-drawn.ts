import { type Ref, useCallback, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus after the current event's changes have rendered. An animation frame can come before React renders:
 * the control may not exist yet, or a closing dialog may take the focus back.
 */
export function useFocusOnceDrawn(): (focus: () => void) => void {
  const pending = useRef<() => void>(undefined);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each time that it was asked
  useLayoutEffect(() => {
    pending.current?.();
    pending.current = undefined;
  }, [asked]);
  return useCallback((focus) => {
    pending.current = focus;
    ask();
  }, []);
}

/** Returns the nearest scrolling ancestor, or the window's scroller if there is none. */
export function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Focuses the element once, when it appears. */
export function useFocusOnce<E extends HTMLElement>(wanted: boolean): Ref<E> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  return ref;
}
