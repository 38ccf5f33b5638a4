import { type RefObject, useEffect } from 'react';
import { awaitDrawn, isLoading } from '../../primitives/focus/index.ts';

/** Returns the id of the element that contains a place of the record, or the button that starts it. */
export const placeId = (place: string): string => `place-${place}`;

/** The place the user wants to go to. */
export interface RequestedPlace {
  readonly key: string;
  readonly prints: boolean;
}

function printAlone(head: HTMLElement | null, place: HTMLElement): void {
  const alone = head ? [head, place] : [place];
  for (const one of alone) one.dataset.print = 'alone';
  window.print();
  for (const one of alone) delete one.dataset.print;
}

/**
 * Scrolls to a place once it is rendered and focuses it. A place without its own element falls back to the whole part.
 * Prints below the record's header, so that every page names the patient. Calls `onDone` once, even if the user has
 * moved on; with `unwritten` if there was nothing to print.
 */
export function usePlaceFocus(
  {
    part,
    head,
  }: { readonly part: RefObject<HTMLElement | null>; readonly head: RefObject<HTMLElement | null> },
  requested: RequestedPlace | undefined,
  onDone: (outcome?: 'unwritten') => void,
): void {
  useEffect(() => {
    const whole = part.current;
    if (!requested || !whole) return undefined;
    const { key, prints } = requested;
    const goTo = (place: HTMLElement) => {
      // Empty sections are collapsed for readers.
      const folded = place.closest('details');
      if (folded) folded.open = true;
      place.scrollIntoView();
      place.focus({ preventScroll: true });
      const isUnwritten = place.closest('[data-unwritten]') !== null;
      if (prints && !isUnwritten) printAlone(head.current, place);
      onDone(isUnwritten ? 'unwritten' : undefined);
    };
    const find = () => {
      const own = document.getElementById(placeId(key));
      const waits = own ? prints && isLoading(own) : isLoading(whole);
      return waits ? undefined : () => goTo(own ?? whole);
    };
    return awaitDrawn(whole, find, () => onDone());
  }, [part, head, requested, onDone]);
}
