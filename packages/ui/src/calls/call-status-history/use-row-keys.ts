import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

export interface RowKeysOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly virtualizer: RowVirtualizer;
  readonly active: number;
  readonly setActive: (index: number) => void;
}

const PAGE_WITHOUT_SIZE = 10;

/** Returns how many rows a page key moves: the visible rows less one, which stays visible for context. */
function pageOf({ range }: RowVirtualizer): number {
  return range ? Math.max(1, range.endIndex - range.startIndex - 1) : PAGE_WITHOUT_SIZE;
}

function target(key: string, { active, count, virtualizer }: RowKeysOptions): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1;
    case 'ArrowUp':
      return active - 1;
    case 'PageDown':
      return active + pageOf(virtualizer);
    case 'PageUp':
      return active - pageOf(virtualizer);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Moves the focus between rows with the arrow keys, page keys, Home and End, and scrolls the list. */
export function useRowKeys(options: RowKeysOptions) {
  const { scroller, count, virtualizer, active, setActive } = options;
  const [wanted, setWanted] = useState<number>();
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    setWanted(undefined);
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${wanted}"] button`)
      ?.focus({ preventScroll: true });
  }, [scroller, wanted]);
  return (event: KeyboardEvent) => {
    const next = event.altKey || event.metaKey ? undefined : target(event.key, options);
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(Math.max(next, 0), count - 1);
    if (index === active) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    setActive(index);
    setWanted(index);
  };
}

/** Returns a stable function that calls the newest callback, so that rows do not redraw when it changes. */
export function useLatest<Values extends unknown[]>(callback: (...values: Values) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
