import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import type { UnsentHere } from './unsent.ts';

/** What was opened of the person's unsent work; undefined until somebody needs it. */
export function useOpenedUnsent(): UnsentHere | undefined {
  const { unsent } = useConsole();
  return useSyncExternalStore(unsent.subscribe, unsent.opened);
}

/** What an earlier page left on this device is opened, and sent, once the frame stands. */
export function useUnsentFromBefore(): void {
  const { unsent } = useConsole();
  useEffect(() => {
    // Without its code nothing of it can be shown now; whoever needs it asks for it again.
    unsent.wake().catch(() => undefined);
  }, [unsent]);
}

/** What a screen that keeps drafts works with; `opening` until it is there, undefined where it cannot be loaded. */
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
