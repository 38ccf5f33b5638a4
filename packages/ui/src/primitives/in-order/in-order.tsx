import { type ComponentPropsWithRef, useEffect, useState } from 'react';

/** Milliseconds. A part that takes longer no longer delays those below it. */
const OPENING_MS = 1000;

/** Returns true while newly opened content is revealed from the top down. Set it as the element's `data-opening`. */
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
 * Reveals stacked parts from the top down when they open (with a stylesheet of the console). The height of a part is
 * unknown until it loads, and content below would jump while someone reads it.
 */
export function InOrder(props: InOrderProps) {
  return <div {...props} data-opening={useOpening() || undefined} />;
}
