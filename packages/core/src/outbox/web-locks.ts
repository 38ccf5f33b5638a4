import type { HeldLock, LockMode, LockPort } from './ports.ts';

type LockOptions = { steal?: boolean; ifAvailable?: boolean; signal?: AbortSignal };

/** As much of a browser's `navigator.locks` as is needed; Node's types have none. */
export interface WebLockManager {
  request(
    name: string,
    options: LockOptions,
    granted: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** Locks of the origin that all tabs share, and that a tab which is closed or crashes gives back. */
export function createWebLocks(locks: WebLockManager): LockPort {
  return {
    hold(name, mode, signal) {
      return new Promise((resolve, reject) => {
        let release = (): void => {};
        const released = new Promise<void>((done) => {
          release = done;
        });
        let stolen = (): void => {};
        const lost = new Promise<void>((lose) => {
          stolen = lose;
        });
        let held = false;
        const granted = (lock: object | null): Promise<void> | undefined => {
          held = lock !== null;
          resolve(lock ? ({ release, lost } satisfies HeldLock) : undefined);
          return lock ? released : undefined;
        };
        locks.request(name, optionsOf(mode, signal), granted).catch((error: unknown) => {
          // A lock that was held ends so when another tab steals it; a wait, when it is aborted.
          if (held) stolen();
          else if (signal?.aborted) resolve(undefined);
          else reject(error);
        });
      });
    },
  };
}

/** `steal` and `ifAvailable` take no signal: neither waits. */
function optionsOf(mode: LockMode, signal: AbortSignal | undefined): LockOptions {
  if (mode === 'steal') return { steal: true };
  if (mode === 'if-free') return { ifAvailable: true };
  return signal ? { signal } : {};
}
