import { type RefObject, useLayoutEffect, useState } from 'react';
import { useOnPaper } from './use-on-paper.ts';

/** CSS pixels left by the margins and frame of A4 or Letter, because nothing can be measured in print. */
const PAPER_WIDTH = 560;

/** Returns the current width of an element on screen or in print, in CSS pixels; 0 until known. */
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
