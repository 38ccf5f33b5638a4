import { useEffect } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';

/** Top heading level of the views. */
const OWN_LEVEL = 2;

/** Shifts headings to the level that fits the page around the element (`heading-level`). */
export function useHeadingLevel({ frame: { view } }: ElementHandle, level: unknown): void {
  useEffect(() => {
    const shift = Number(level) - OWN_LEVEL;
    if (!shift) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./heading-levels.ts').then(({ shiftHeadings }) => {
      if (!isOver) end = shiftHeadings(view, shift);
    }, console.error);
    return () => {
      isOver = true;
      end?.();
    };
  }, [view, level]);
}
