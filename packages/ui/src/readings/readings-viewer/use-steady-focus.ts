import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus where the person is: on the name of a trend that was opened, and on its card when it was left. Nothing
 * moves when the viewer is drawn for the first time.
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
