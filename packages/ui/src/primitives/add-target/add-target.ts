import type { RecordAddition } from '@careline/core/internal/record';
import { type RefObject, useEffect } from 'react';
import { awaitDrawn, isLoading } from '../focus/index.ts';

const ATTRIBUTE = 'data-way-to';

/**
 * Marks the button that adds something, or the element where it is entered. A menu elsewhere on the page can then lead
 * there.
 */
export const addTarget = (thing: RecordAddition): Readonly<Record<typeof ATTRIBUTE, RecordAddition>> => ({
  [ATTRIBUTE]: thing,
});

const FIELDS = 'input:not([type="hidden"]), textarea, select';

/** Presses a button, or focuses the first field of an element, otherwise the element itself. */
function open(way: HTMLElement): void {
  way.scrollIntoView({ block: 'nearest' });
  way.focus({ preventScroll: true });
  if (way instanceof HTMLButtonElement) way.click();
  else way.querySelector<HTMLElement>(FIELDS)?.focus();
}

/** Something the user wants to add. Pass a new object for each request. */
export interface RequestedAddition {
  readonly thing: RecordAddition;
}

/**
 * Opens the matching element once it is rendered in `root`. If everything is rendered and there is none, focuses
 * `root`, such as for users who may not add it.
 */
export function useAddTarget(
  root: RefObject<HTMLElement | null>,
  requested: RequestedAddition | undefined,
): void {
  useEffect(() => {
    const whole = root.current;
    if (!requested || !whole) return undefined;
    return awaitDrawn(whole, () => {
      const way = whole.querySelector<HTMLElement>(`[${ATTRIBUTE}="${requested.thing}"]`);
      if (way) return () => open(way);
      return isLoading(whole) ? undefined : () => whole.focus();
    });
  }, [root, requested]);
}
