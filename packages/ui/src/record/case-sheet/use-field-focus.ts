import { type RefObject, useEffect } from 'react';
import { placeId } from '../record-places/index.ts';

/** A part of the note that the user wants to write in. Pass a new object for each request. */
export interface SoughtField {
  readonly key: string;
  /** Only if the user has not moved the focus, such as when a page opens. Nothing scrolls. */
  readonly isOffer?: boolean;
}

const FIELDS = ':is(input:not([type="hidden"]), textarea, select)';
/** The measured values, which are asked first of those that are examined. */
const VITALS = `[id$="-section-vitals"] ${FIELDS}`;

/** Interactions that cancel a request still waiting for its field. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

/** Whether nothing or only a heading has the focus. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return (
    !(activeElement instanceof HTMLElement) || activeElement === document.body || activeElement.tabIndex < 0
  );
}

const fieldIn = (place: Element): HTMLElement | null =>
  place.querySelector<HTMLElement>(VITALS) ??
  place.querySelector<HTMLElement>(FIELDS) ??
  place.querySelector<HTMLElement>('button');

/** Focuses the first field of a part once its form is loaded and may be edited. */
export function useFieldFocus(root: RefObject<HTMLElement | null>, sought: SoughtField | undefined): void {
  useEffect(() => {
    const whole = root.current;
    if (!sought || !whole) return undefined;
    const { key, isOffer = false } = sought;
    const observer = new MutationObserver(() => look());
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    };
    function look(): void {
      const place = whole?.querySelector(`#${CSS.escape(placeId(key))}`);
      if (!place || place.querySelector('[data-skeleton], [aria-busy="true"]')) return;
      if (isOffer && !isFocusFree()) {
        stop();
        return;
      }
      const field = fieldIn(place);
      if (!isOffer) place.scrollIntoView({ block: 'start' });
      field?.focus({ preventScroll: isOffer });
      // A form whose draft is being read cannot take the focus yet.
      if (document.activeElement === field) stop();
    }
    observer.observe(whole, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'inert'],
    });
    // The key that asked for it must not cancel it.
    const listening = setTimeout(() => {
      for (const move of OWN_MOVES) window.addEventListener(move, stop);
    });
    look();
    return () => {
      clearTimeout(listening);
      stop();
    };
  }, [root, sought]);
}
