import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import type { UnsentHere } from './unsent.ts';

/** Returns the person's unsent work if it is open; undefined until someone needs it. */
export function useOpenedUnsent(): UnsentHere | undefined {
  const { unsent } = useConsole();
  return useSyncExternalStore(unsent.subscribe, unsent.opened);
}

/** Opens and sends what an earlier page left on this device, after the frame is drawn. */
export function useUnsentFromBefore(): void {
  const { unsent } = useConsole();
  useEffect(() => {
    // Without its code nothing can be shown now; the next caller tries again.
    unsent.wake().catch(() => undefined);
  }, [unsent]);
}

/** Returns what a screen with drafts works with; `opening` while it loads, undefined if it can't be loaded. */
export function useUnsent(): UnsentHere | 'opening' | undefined {
  const { unsent } = useConsole();
  const opened = useOpenedUnsent();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    unsent.open().catch(() => setFailed(true));
  }, [unsent]);
  if (opened) return opened;
  return failed ? undefined : 'opening';
}
