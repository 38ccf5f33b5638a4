import type { ClockPort } from '../ports.ts';

/** After the last change. Sealing and storing take the rest of the 250 ms in which a draft has to be saved. */
const QUIET_MS = 150;
/** After the first change that is not saved: somebody who types without a pause loses no more than this. */
const LONGEST_MS = 1_000;
const RETRY_MS = 2_000;

export interface DraftSaving {
  /** Something changed. */
  touch(): void;
  /** Saves now what is not saved; resolves when that was tried. */
  flush(): Promise<void>;
  /** Saves no more, also not what is waiting; resolves when a save that is under way has ended. */
  stop(): Promise<void>;
}

/** Calls `save` soon after a change, one save at a time; a save that rejects is tried again. */
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
      // `save` has reported it; the change is still unsaved.
      firstChangeAt ??= changedAt;
      if (!stopped) arm(RETRY_MS);
    }
  }

  async function flush(): Promise<void> {
    cancel();
    // Without a save under way this one begins at once: the key may be forgotten a moment later.
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
      arm(Math.max(0, Math.min(QUIET_MS, firstChangeAt + LONGEST_MS - now)));
    },
    flush,
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
