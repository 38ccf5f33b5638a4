import { setTimeout as pause } from 'node:timers/promises';

/** Requests under way, so that background work can give way to them. */
export interface Activity {
  /** Counts a request in; call what it answers when the request is over. */
  begin(): () => void;
  /** Resolves when no request is under way, in any case within two seconds. */
  readonly quiet: () => Promise<void>;
}

/** One page's requests follow each other within this; between them the server is not quiet. */
const CALM_MS = 60;
const STEP_MS = 15;
const LONGEST_MS = 2_000;

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
      const deadline = performance.now() + LONGEST_MS;
      do await pause(STEP_MS);
      while (busy() && performance.now() < deadline);
    },
  };
}
