import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { expect, it } from 'vitest';
import { measureWaits } from './session-waits.ts';

function aPool(connect: () => Promise<PostgresPoolClient>): PostgresPool {
  return { connect, end: async () => undefined };
}

it('reports how long a user waited for a session, and one who got none', async () => {
  let at = 1_000;
  const client = {} as PostgresPoolClient;
  const answers = [async () => client, () => Promise.reject(new Error('crowded'))];
  const pool = measureWaits(
    aPool(async () => {
      at += 250;
      return (answers.shift() ?? answers[0])?.() as Promise<PostgresPoolClient>;
    }),
    () => at,
  );
  const waits: number[] = [];
  pool.onWait((ms) => waits.push(ms));
  expect(await pool.connect()).toBe(client);
  await expect(pool.connect()).rejects.toThrow('crowded');
  expect(waits).toEqual([250, 250]);
});
