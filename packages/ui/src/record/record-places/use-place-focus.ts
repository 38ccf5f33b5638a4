import { type RefObject, useEffect } from 'react';

/** The id of the element in which a place of the record stands, or is begun. */
export const placeId = (place: string): string => `place-${place}`;

/** A place that somebody asked for. */
export interface SoughtPlace {
  readonly key: string;
  /** Whether it is to be printed, by itself. */
  readonly prints: boolean;
}

/** What a person does with the page themselves ends a jump that is still waiting for its place. */
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
 * Scrolls to a place once it is drawn and gives it the focus; a place that has no element of its own is the whole part. It is
 * printed below the head of the record, so that no paper is without a name. `onDone` is called once, also where the person
 * went on meanwhile; `unwritten` where there was nothing to print.
 */
export function usePlaceFocus(
  {
    part,
    head,
  }: { readonly part: RefObject<HTMLElement | null>; readonly head: RefObject<HTMLElement | null> },
  sought: SoughtPlace | undefined,
  onDone: (outcome?: 'unwritten') => void,
): void {
  useEffect(() => {
    const whole = part.current;
    if (!sought || !whole) return undefined;
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
      const own = document.getElementById(placeId(sought?.key ?? ''));
      if (!whole || (own === null && isLoading(whole)) || (sought?.prints && isLoading(own ?? whole))) return;
      stop();
      const place = own ?? whole;
      // What nobody has written is folded for whoever reads.
      const folded = place.closest('details');
      if (folded) folded.open = true;
      place.scrollIntoView();
      place.focus({ preventScroll: true });
      const isUnwritten = place.closest('[data-unwritten]') !== null;
      if (sought?.prints && !isUnwritten) printAlone(head.current, place);
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
  }, [part, head, sought, onDone]);
}
