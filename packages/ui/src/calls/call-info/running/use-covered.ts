import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The edge of the screen that a bar covers, named by the property that holds its height. */
export type CoveredEdge = '--careline-covered' | '--careline-covered-below';

/** Measures how much of an edge a bar covers, for sticky elements and scroll margins. Returns the bar's ref. */
export function useCovered(root: RefObject<HTMLElement | null>, edge: CoveredEdge) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, screen] = [bar.current, root.current];
    if (!own || !screen) return;
    // In a short window the bar is not sticky and covers nothing.
    const measure = () => {
      const height = getComputedStyle(own).position === 'sticky' ? own.offsetHeight : 0;
      screen.style.setProperty(edge, `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      screen.style.removeProperty(edge);
    };
  }, [root, edge]);
  return bar;
}
