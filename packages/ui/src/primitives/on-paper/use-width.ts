import { type RefObject, useLayoutEffect, useState } from 'react';
import { useOnPaper } from './use-on-paper.ts';

/** What the margins and a frame leave of a sheet of A4 or Letter; nothing can be measured there. */
const PAPER_WIDTH = 560;

/** The width an element has now, on the screen or while it is printed, in CSS pixels; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  const onPaper = useOnPaper();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return onPaper ? Math.min(width, PAPER_WIDTH) : width;
}
