import type { PostgresPool } from 'kysely';

/** Called with the milliseconds that a request waited for a database session. */
export type WaitListener = (ms: number) => void;

export interface SessionWaits {
  /** Calls the listener for every wait from now on, including waits of zero. */
  onWait(listener: WaitListener): void;
}

/** Measures how long each user of a pool waits for a session; `clock` returns milliseconds. */
export function measureWaits<Pool extends PostgresPool>(
  pool: Pool,
  clock: () => number = () => performance.now(),
): Pool & SessionWaits {
  const listeners: WaitListener[] = [];
  return {
    ...pool,
    async connect() {
      const before = clock();
      try {
        return await pool.connect();
      } finally {
        const waited = clock() - before;
        for (const listener of listeners) listener(waited);
      }
    },
    onWait: (listener) => void listeners.push(listener),
  };
}
