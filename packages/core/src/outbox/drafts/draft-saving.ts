import type { ClockPort } from '../ports.ts';

/** Delay after the last change. Sealing and storing use the rest of the 250 ms within which a draft must be saved. */
const QUIET_MS = 150;
/** Maximum delay after the first unsaved change, for users who type without a pause. */
const MAX_DELAY_MS = 1_000;
const RETRY_MS = 2_000;

export interface DraftSaving {
  /** Reports a change. */
  touch(): void;
  /** Saves changes now; resolves after the attempt. */
  flush(): Promise<void>;
  /** Stops saving, including pending changes; resolves when a running save has ended. */
  stop(): Promise<void>;
}

/** Creates a scheduler that calls `save` soon after a change, one at a time. A rejected save is retried. */
export function createDraftSaving(clock: ClockPort, save: () => Promise<void>): DraftSaving {
  let firstChangeAt: number | undefined;
  let cancel = () => {};
  let running: Promise<void> | undefined;
  let stopped = false;

  function arm(ms: number): void {
    cancel();
    cancel = clock.after(ms, () => void flush());
  }

  async function saveOnce(): Promise<void> {
    const changedAt = firstChangeAt;
    firstChangeAt = undefined;
    try {
      await save();
    } catch {
      // `save` has reported the error; the change is still unsaved.
      firstChangeAt ??= changedAt;
      if (!stopped) arm(RETRY_MS);
    }
  }

  async function flush(): Promise<void> {
    cancel();
    // Without a running save this one starts at once, because the key may be forgotten right after.
    if (running) await running;
    if (stopped || firstChangeAt === undefined) return;
    running ??= saveOnce().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    touch() {
      if (stopped) return;
      const now = clock.now();
      firstChangeAt ??= now;
      arm(Math.max(0, Math.min(QUIET_MS, firstChangeAt + MAX_DELAY_MS - now)));
    },
    flush,
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
