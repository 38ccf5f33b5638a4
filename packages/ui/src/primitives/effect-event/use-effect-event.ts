import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the newest handler, for effects that must not run again when it changes. Like
 * `useEffectEvent` of React 19.2, which the page's React may lack. Do not call it while rendering.
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
