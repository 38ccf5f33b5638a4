import type { Timers } from './peer-link-state.ts';

/** Delays between retries. */
export interface Pauses {
  /** Waits longer after each consecutive failure. */
  after(failures: number): Promise<void>;
  /** Ends all waits. */
  end(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

export function createPauses(timers: Timers): Pauses {
  const ends = new Set<() => void>();
  return {
    after: (failures) =>
      new Promise((resolve) => {
        const end = () => {
          timers.clear(timer);
          ends.delete(end);
          resolve();
        };
        const timer = timers.set(end, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
        ends.add(end);
      }),
    end() {
      for (const end of ends) end();
    },
  };
}
