import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and does what the newest one does, for effects that begin nothing anew because of it. As
 * React's own of 19.2, which a page's React may not have yet; not to be called while drawing.
 */
export function useEffectEvent<Given extends readonly unknown[], Answer>(
  handler: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  }, [handler]);
  return useCallback((...given: Given) => newest.current(...given), []);
}
