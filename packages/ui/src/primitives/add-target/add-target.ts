import type { RecordAddition } from '@careline/core/internal/record';
import { type RefObject, useEffect } from 'react';

const ATTRIBUTE = 'data-way-to';

/**
 * Marks the button that adds something, or the element where it is entered. A menu elsewhere on the page can then lead
 * there.
 */
export const addTarget = (thing: RecordAddition): Readonly<Record<typeof ATTRIBUTE, RecordAddition>> => ({
  [ATTRIBUTE]: thing,
});

/** Interactions that cancel a pending jump. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

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

const isLoading = (root: Element): boolean =>
  root.querySelector('[data-skeleton], [aria-busy="true"]') !== null;

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
    const observer = new MutationObserver(() => look());
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    };
    function look(): void {
      const way = whole?.querySelector<HTMLElement>(`[${ATTRIBUTE}="${requested?.thing}"]`);
      if (!whole || (!way && isLoading(whole))) return;
      stop();
      if (way) open(way);
      else whole.focus();
    }
    observer.observe(whole, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
    for (const move of OWN_MOVES) window.addEventListener(move, stop);
    look();
    return stop;
  }, [root, requested]);
}
