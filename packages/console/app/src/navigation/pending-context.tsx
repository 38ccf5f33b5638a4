import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { createPendingWork, type PendingWork } from './pending-work.ts';

const PendingContext = createContext<PendingWork>(createPendingWork());

export function PendingProvider({
  value,
  children,
}: {
  readonly value: PendingWork;
  readonly children: ReactNode;
}) {
  return <PendingContext value={value}>{children}</PendingContext>;
}

export const usePending = (): PendingWork => useContext(PendingContext);

/** Returns whether the person is waiting for anything. */
export function useBusy(): boolean {
  const pending = usePending();
  return useSyncExternalStore(pending.subscribe, pending.isBusy);
}

/** Counts as pending work while the caller is mounted. */
export function useAwaited(): void {
  const pending = usePending();
  useEffect(() => pending.begin(), [pending]);
}

/** Suspends the busy state while the caller is mounted, because it asks the person something. */
export function useHeld(): void {
  const pending = usePending();
  useEffect(() => pending.hold(), [pending]);
}
