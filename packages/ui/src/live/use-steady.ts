import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollerOf } from '../primitives/focus/index.ts';

interface Anchor {
  readonly element: Element;
  readonly isFocused: boolean;
  /** Pixels from the top of the window. */
  readonly top: number;
}

/** Returns the element the user is working with: the focused one, or else the one under the pointer. */
function anchorIn(container: Element, pointer: { readonly x: number; readonly y: number } | undefined) {
  const { activeElement } = document;
  if (activeElement && activeElement !== container && container.contains(activeElement)) return activeElement;
  const under = pointer && document.elementFromPoint(pointer.x, pointer.y);
  return under && under !== container && container.contains(under) ? under : undefined;
}

/**
 * Keeps the element the user is working with in place when rows above it change, by scrolling and restoring the focus.
 * The container needs `overflow-anchor: none`, so that the browser does not scroll a second time.
 */
export function useSteady(container: RefObject<Element | null>, rows: unknown): void {
  const anchor = useRef<Anchor | undefined>(undefined);
  const pointer = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const note = useRef(() => {
    const element = container.current && anchorIn(container.current, pointer.current);
    anchor.current = element
      ? {
          element,
          isFocused: element === document.activeElement,
          top: element.getBoundingClientRect().top,
        }
      : undefined;
  });

  useEffect(() => {
    const { current: again } = note;
    const moved = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      // A finger does not hover.
      pointer.current = pointerType === 'mouse' ? { x, y } : undefined;
      again();
    };
    const left = () => {
      pointer.current = undefined;
    };
    const options = { passive: true, capture: true } as const;
    document.addEventListener('pointermove', moved, options);
    document.addEventListener('pointerleave', left, options);
    document.addEventListener('focusin', again, options);
    document.addEventListener('scroll', again, options);
    return () => {
      document.removeEventListener('pointermove', moved, options);
      document.removeEventListener('pointerleave', left, options);
      document.removeEventListener('focusin', again, options);
      document.removeEventListener('scroll', again, options);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of other rows
  useLayoutEffect(() => {
    const was = anchor.current;
    if (was?.element.isConnected && container.current?.contains(was.element)) {
      const by = was.element.getBoundingClientRect().top - was.top;
      if (Math.abs(by) >= 1) scrollerOf(was.element).scrollBy({ top: by, behavior: 'instant' });
      // Moving a row in the DOM removes its focus.
      if (was.isFocused && document.activeElement === document.body)
        (was.element as HTMLElement).focus({ preventScroll: true });
    }
    note.current();
  }, [rows]);
}
