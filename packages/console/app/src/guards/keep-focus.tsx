import { useLayoutEffect, useRef } from 'react';

const inUse = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

/**
 * Gives the focus back to where it was when something was laid over the page, with the caret, which a field keeps by
 * itself. It stands before what lies over the page: that takes the focus, and effects of siblings run in their order.
 */
export function KeepFocus({ laidOver }: { readonly laidOver: boolean }) {
  const kept = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (laidOver) {
      kept.current ??= inUse();
      return;
    }
    const element = kept.current;
    kept.current = undefined;
    if (element?.isConnected) element.focus({ preventScroll: true });
  }, [laidOver]);
  return null;
}
