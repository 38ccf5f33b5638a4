import { type ComponentPropsWithRef, useEffect, useState } from 'react';

/** A part that takes longer no longer holds up those below it. */
const OPENING_MS = 1000;

/** True for as long as what was just opened is shown from the top down; it is the element's `data-opening`. */
export function useOpening(): boolean {
  const [opening, setOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
  return opening;
}

export type InOrderProps = ComponentPropsWithRef<'div'>;

/**
 * Parts one below the other, shown from the top down when they are opened (by a sheet of the console): nobody knows how tall a part is before it is
 * loaded, and what stands below would be pushed away from under the eyes of who reads it.
 */
export function InOrder(props: InOrderProps) {
  return <div {...props} data-opening={useOpening() || undefined} />;
}
