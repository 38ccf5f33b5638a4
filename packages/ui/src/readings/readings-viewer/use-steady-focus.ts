import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the name of an opened trend, and back to its card when it closes. Does nothing on the first
 * render.
 */
export function useSteadyFocus(trend: string | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(trend);
  useEffect(() => {
    const left = before.current;
    before.current = trend;
    if (left === trend || !frame.current) return;
    const wanted = trend ?? left ?? '';
    const found = frame.current.querySelector<HTMLElement>(`[data-trend="${CSS.escape(wanted)}"]`);
    found?.focus();
  }, [trend]);
  return frame;
}
