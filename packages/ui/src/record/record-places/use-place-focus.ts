import { type RefObject, useEffect } from 'react';

/** Returns the id of the element that contains a place of the record, or the button that starts it. */
export const placeId = (place: string): string => `place-${place}`;

/** The place the user wants to go to. */
export interface RequestedPlace {
  readonly key: string;
  readonly prints: boolean;
}

/** Interactions that cancel a jump still waiting for its place. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

const isLoading = (part: Element): boolean =>
  part.querySelector('[data-skeleton], [aria-busy="true"]') !== null;

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
    const observer = new MutationObserver(() => look());
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) window.removeEventListener(move, leave);
    };
    const leave = () => {
      stop();
      onDone();
    };
    function look(): void {
      const own = document.getElementById(placeId(requested?.key ?? ''));
      if (!whole || (own === null && isLoading(whole)) || (requested?.prints && isLoading(own ?? whole)))
        return;
      stop();
      const place = own ?? whole;
      // Empty sections are collapsed for readers.
      const folded = place.closest('details');
      if (folded) folded.open = true;
      place.scrollIntoView();
      place.focus({ preventScroll: true });
      const isUnwritten = place.closest('[data-unwritten]') !== null;
      if (requested?.prints && !isUnwritten) printAlone(head.current, place);
      onDone(isUnwritten ? 'unwritten' : undefined);
    }
    observer.observe(whole, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
    for (const move of OWN_MOVES) window.addEventListener(move, leave);
    look();
    return stop;
  }, [part, head, requested, onDone]);
}
