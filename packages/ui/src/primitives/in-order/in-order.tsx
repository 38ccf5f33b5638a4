import { type ComponentPropsWithRef, useEffect, useState } from 'react';

/** A part that takes longer no longer holds up those below it. */
const OPENING_MS = 1000;

/** True for as long as what was just opened is shown from the top down. */
export function useOpening(): boolean {
  const [opening, setOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
  return opening;
}

/** While `data-opening` is set, what stands below a part that still loads is not seen yet; it can have the focus. */
export const IN_ORDER = 'data-opening:[&>:is(:has([data-skeleton]),[aria-busy=true])~*]:opacity-0';

export type InOrderProps = ComponentPropsWithRef<'div'>;

/**
 * Parts one below the other, shown from the top down when they are opened: nobody knows how tall a part is before it is
 * loaded, and what stands below would be pushed away from under the eyes of who reads it.
 */
export function InOrder({ className = '', ...rest }: InOrderProps) {
  return <div {...rest} data-opening={useOpening() || undefined} className={`${IN_ORDER} ${className}`} />;
}
