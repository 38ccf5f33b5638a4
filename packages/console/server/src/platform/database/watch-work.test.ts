import { afterAll, beforeAll, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { watchWork } from './watch-work.ts';
import { runWork } from './work.ts';

const [embedded] = databases;
let database: TestDatabase;
const seen: string[] = [];

beforeAll(async () => {
  database = await (embedded as NonNullable<typeof embedded>).open();
  for (const name of ['inner', 'outer']) {
    watchWork(database.db, async (run, work) => {
      seen.push(`${name} ${run} begins`);
      return work().finally(() => seen.push(`${name} ${run} ends`));
    });
  }
});
afterAll(() => database.remove());

it('wraps each try, with its result and its error', async () => {
  let tries = 0;
  const answer = await runWork(database.db, async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('again'), { code: '40001' });
    return 'done';
  });
  expect(answer).toBe('done');
  const around = (run: number) => [
    `outer ${run} begins`,
    `inner ${run} begins`,
    `inner ${run} ends`,
    `outer ${run} ends`,
  ];
  expect(seen).toEqual([...around(1), ...around(2)]);
  await expect(runWork(database.db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
