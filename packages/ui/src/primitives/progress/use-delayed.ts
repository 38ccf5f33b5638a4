import { useEffect, useState } from 'react';

/** Shorter waits are over before a sign of them could be read; it would only flicker. */
export const PROGRESS_DELAY_MS = 400;

/** True once `active` has been true for `delay` milliseconds without a break. */
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
