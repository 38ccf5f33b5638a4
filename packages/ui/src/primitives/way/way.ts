import type { AddedThing } from '@careline/core/internal/record';
import { type RefObject, useEffect } from 'react';

const ATTRIBUTE = 'data-way-to';

/** Marks the button that adds something, or the place where it is written, so that a menu elsewhere on the page leads to it. */
export const wayTo = (thing: AddedThing): Readonly<Record<typeof ATTRIBUTE, AddedThing>> => ({
  [ATTRIBUTE]: thing,
});

/** What a person does with the page themselves ends what is still waiting for its way. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

const FIELDS = 'input:not([type="hidden"]), textarea, select';

/** A button is pressed; of a place the first field has the focus, or the place itself. */
function open(way: HTMLElement): void {
  way.scrollIntoView({ block: 'nearest' });
  way.focus({ preventScroll: true });
  if (way instanceof HTMLButtonElement) way.click();
  else way.querySelector<HTMLElement>(FIELDS)?.focus();
}

/** Something that is to be added; a new object each time that it is asked for. */
export interface SoughtWay {
  readonly thing: AddedThing;
}

const isLoading = (root: Element): boolean =>
  root.querySelector('[data-skeleton], [aria-busy="true"]') !== null;

/**
 * Opens the way to what is to be added once it is drawn in `root`. Where there is none once everything is drawn, `root` has the
 * focus: who may not add it stands where it would be.
 */
export function useWay(root: RefObject<HTMLElement | null>, sought: SoughtWay | undefined): void {
  useEffect(() => {
    const whole = root.current;
    if (!sought || !whole) return undefined;
    const observer = new MutationObserver(() => look());
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    };
    function look(): void {
      const way = whole?.querySelector<HTMLElement>(`[${ATTRIBUTE}="${sought?.thing}"]`);
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
  }, [root, sought]);
}
