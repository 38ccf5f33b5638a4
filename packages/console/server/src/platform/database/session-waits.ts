import type { PostgresPool } from 'kysely';

/** Told how long somebody waited for a session of the database, milliseconds. */
export type WaitListener = (ms: number) => void;

export interface SessionWaits {
  /** Whoever is added is told of every wait from now on, those for nothing included. */
  onWait(listener: WaitListener): void;
}

/** Tells how long each user of a pool waits until they have a session; `clock` in milliseconds. */
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
