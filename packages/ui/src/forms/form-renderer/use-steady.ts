import { useEffect, useState } from 'react';

/**
 * The value as it was while a pointer is held down: what a field says once it is left must not move a button away from
 * under the press that left it. Where there is nothing to say no press is watched.
 */
export function useSteady<Value>(value: Value | undefined): Value | undefined {
  const [held, setHeld] = useState<{ readonly value: Value }>();
  useEffect(() => {
    if (value === undefined) return undefined;
    const hold = () => setHeld({ value });
    // The click comes after the release.
    const release = () => setTimeout(() => setHeld(undefined));
    window.addEventListener('pointerdown', hold, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', hold, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, [value]);
  return held ? held.value : value;
}
