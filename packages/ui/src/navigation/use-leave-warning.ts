import { useEffect } from 'react';

/** Asks before the page is closed or reloaded with unsaved work, and reports changes of `dirty` to the owner. */
export function useLeaveWarning(dirty: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);
}
