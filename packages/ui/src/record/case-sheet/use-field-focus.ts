import { type RefObject, useEffect } from 'react';
import { awaitDrawn, isLoading } from '../../primitives/focus/index.ts';
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
    const done = () => {};
    return awaitDrawn(whole, () => {
      const place = whole.querySelector(`#${CSS.escape(placeId(key))}`);
      if (!place || isLoading(place)) return undefined;
      if (isOffer && !isFocusFree()) return done;
      const field = fieldIn(place);
      if (!isOffer) place.scrollIntoView({ block: 'start' });
      field?.focus({ preventScroll: isOffer });
      // A form whose draft is being read cannot take the focus yet.
      return document.activeElement === field ? done : undefined;
    });
  }, [root, sought]);
}
