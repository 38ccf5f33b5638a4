import { useLayoutEffect, useRef } from 'react';

const inUse = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

interface Place {
  readonly element: HTMLElement;
  /** Of a text field. A field that was hidden in between would start again at its beginning. */
  readonly selection?: readonly [start: number | null, end: number | null];
}

const hasText = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function placeInUse(): Place | undefined {
  const element = inUse();
  if (!element || !hasText(element)) return element && { element };
  return { element, selection: [element.selectionStart, element.selectionEnd] };
}

function goBackTo({ element, selection }: Place): void {
  if (!element.isConnected) return;
  element.focus({ preventScroll: true });
  // Date fields and the like have no selection to restore.
  if (selection && selection[0] !== null && hasText(element)) element.setSelectionRange(...selection);
}

/**
 * Restores focus and caret after an overlay closes.
 * It must come before the overlay in the tree: the overlay takes the focus, and effects of siblings run in order.
 */
export function KeepFocus({ laidOver }: { readonly laidOver: boolean }) {
  const placeBefore = useRef<Place>(undefined);
  useLayoutEffect(() => {
    if (laidOver) {
      placeBefore.current ??= placeInUse();
      return;
    }
    const place = placeBefore.current;
    placeBefore.current = undefined;
    if (place) goBackTo(place);
  }, [laidOver]);
  return null;
}
