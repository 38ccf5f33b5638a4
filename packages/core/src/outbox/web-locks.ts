import type { HeldLock, LockMode, LockPort } from './ports.ts';

type LockOptions = { steal?: boolean; ifAvailable?: boolean; signal?: AbortSignal };

/** The part of a browser's `navigator.locks` in use, which Node's types lack. */
export interface WebLockManager {
  request(
    name: string,
    options: LockOptions,
    granted: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** Creates locks that all tabs of the origin share. Closed and crashed tabs release theirs. */
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
          // A stolen lock ends this way, and an aborted wait too.
          if (held) stolen();
          else if (signal?.aborted) resolve(undefined);
          else reject(error);
        });
      });
    },
  };
}

/** `steal` and `ifAvailable` accept no signal, because neither waits. */
function optionsOf(mode: LockMode, signal: AbortSignal | undefined): LockOptions {
  if (mode === 'steal') return { steal: true };
  if (mode === 'if-free') return { ifAvailable: true };
  return signal ? { signal } : {};
}
