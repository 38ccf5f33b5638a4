import { useEffect, useState } from 'react';

/** Milliseconds. An indicator for shorter waits would only flicker. */
export const PROGRESS_DELAY_MS = 400;

/** Returns true once `active` has been true for `delay` milliseconds without interruption. */
export function useDelayed(active: boolean, delay = PROGRESS_DELAY_MS): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), delay);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active, delay]);
  return active && shown;
}
