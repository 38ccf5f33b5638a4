import { useEffect } from 'react';

/**
 * Asks before the page is closed or reloaded while something is not saved, and tells the owner. What is `kept` on the
 * device is not lost with the page, so nothing is asked then.
 */
export function useLeaveWarning(
  dirty: boolean,
  onDirtyChange: ((dirty: boolean) => void) | undefined,
  kept = false,
): void {
  const asks = dirty && !kept;
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);
}
