import { useEffect } from 'react';

/** Asks before the page is closed or reloaded while something is not saved, and tells the owner. */
export function useLeaveWarning(dirty: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);
}
