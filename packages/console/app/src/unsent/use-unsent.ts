import { useEffect, useSyncExternalStore } from 'react';
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
