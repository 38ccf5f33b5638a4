import { useLayoutEffect, useRef } from 'react';

const inUse = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

interface Place {
  readonly element: HTMLElement;
  /** Of a field with text; a field that was hidden meanwhile begins at its start again. */
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
  // A field such as a date has no selection to give back.
  if (selection && selection[0] !== null && hasText(element)) element.setSelectionRange(...selection);
}

/**
 * Gives the focus back to where it was when something was laid over the page, with the caret. It stands before what lies
 * over the page: that takes the focus, and effects of siblings run in their order.
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
