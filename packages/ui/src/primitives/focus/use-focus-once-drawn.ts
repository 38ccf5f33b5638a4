import { type Ref, useCallback, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus once what changes with the same event is drawn. An animation frame may come before React draws:
 * then the control is not there yet, or a dialog that is about to close still holds the focus and takes it back.
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

/** The nearest ancestor that scrolls; the window's where there is none. */
export function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Gives the focus to what it is set on, when that appears. */
export function useFocusOnce<E extends HTMLElement>(wanted: boolean): Ref<E> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  return ref;
}
