import { useEffect, useRef, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current time in unix seconds. Redraws every minute. `now` is in milliseconds. */
export function useMinute(now: () => number): number {
  const [at, setAt] = useState(now);
  const clock = useRef(now);
  clock.current = now;
  useEffect(() => {
    const timer = setInterval(() => setAt(clock.current()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.floor(at / 1000);
}
