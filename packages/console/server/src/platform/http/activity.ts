import { setTimeout as pause } from 'node:timers/promises';

/** Counts running requests, so that background work can yield to them. */
export interface Activity {
  /** Counts a request. Call the returned function when it ends. */
  begin(): () => void;
  /** Resolves when no request is running, or after two seconds. */
  readonly quiet: () => Promise<void>;
}

/** Requests of one page follow each other within this time, so the server is not yet quiet between them. */
const CALM_MS = 60;
const STEP_MS = 15;
const MAX_WAIT_MS = 2_000;

export function createActivity(): Activity {
  let running = 0;
  let lastEnd = Number.NEGATIVE_INFINITY;
  const busy = () => running > 0 || performance.now() - lastEnd < CALM_MS;
  return {
    begin() {
      running += 1;
      return () => {
        running -= 1;
        lastEnd = performance.now();
      };
    },
    async quiet() {
      const deadline = performance.now() + MAX_WAIT_MS;
      do await pause(STEP_MS);
      while (busy() && performance.now() < deadline);
    },
  };
}
