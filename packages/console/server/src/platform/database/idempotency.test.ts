import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { claimKey, dropOldKeys, type IdempotencyClaim, keepAnswer } from './idempotency.ts';
import { newId } from './new-id.ts';
import { runWork } from './work.ts';

describe.each(databasesOfRun)('idempotency keys on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let staffId: string;
  let colleagueId: string;
  beforeAll(async () => {
    database = await open();
    staffId = (await aClinic(database.db)).staffId;
    colleagueId = (await aClinic(database.db)).staffId;
  });
  afterAll(() => database.remove());

  const claimOf = (key: string, more: Partial<IdempotencyClaim> = {}): IdempotencyClaim => ({
    staffId,
    route: 'routine/dial',
    key,
    bodyHash: 'a',
    ...more,
  });
  const save = (claim: IdempotencyClaim, onNew: () => Promise<void> = async () => undefined) =>
    runWork(database.db, async (tx) => {
      const claimed = await claimKey(tx, claim);
      if (claimed.state === 'done') return claimed;
      await tx.insertInto('organisation').values({ id: newId(), name: claim.key }).execute();
      await onNew();
      await keepAnswer(tx, claim, 200, { saved: claim.key });
      return claimed;
    });
  const rowsOf = async (key: string) =>
    (await database.db.selectFrom('organisation').select('id').where('name', '=', key).execute()).length;

  it('answers a repeat with the first answer, and writes nothing', async () => {
    expect(await save(claimOf('repeat'))).toEqual({ state: 'new' });
    expect(await save(claimOf('repeat'))).toEqual({
      state: 'done',
      status: 200,
      answer: { saved: 'repeat' },
    });
    expect(await rowsOf('repeat')).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    await save(claimOf('other-body'));
    await expect(save(claimOf('other-body', { bodyHash: 'b' }))).rejects.toMatchObject({
      name: 'KeyReusedError',
    });
  });

  it.each([
    ['person', () => ({ staffId: colleagueId })],
    ['endpoint', () => ({ route: 'calllog/add' })],
  ])('keeps the keys of another %s apart', async (what, more) => {
    await save(claimOf(`apart ${what}`));
    expect(await save(claimOf(`apart ${what}`, { bodyHash: 'b', ...more() }))).toEqual({ state: 'new' });
    const repeat = save(claimOf(`apart ${what}`, { bodyHash: 'b', ...more() }));
    await expect(repeat).resolves.toMatchObject({ state: 'done', status: 200 });
    await expect(save(claimOf(`apart ${what}`))).resolves.toMatchObject({ state: 'done', status: 200 });
  });

  it('makes a concurrent request wait for the first, which alone writes', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => save(claimOf('at once'))));
    expect(results.map((result) => result.state).sort()).toEqual(['done', 'done', 'done', 'new']);
    expect(await rowsOf('at once')).toBe(1);
  });

  it('passes the key to the next when the first one fails', async () => {
    let next: Promise<unknown> = Promise.resolve();
    const failing = save(claimOf('failing'), async () => {
      next = save(claimOf('failing'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await next).toEqual({ state: 'new' });
    expect(await rowsOf('failing')).toBe(1);
  });

  it('deletes keys after ninety days and not before', async () => {
    await save(claimOf('old'));
    await save(claimOf('young'));
    const age = (key: string, days: number) =>
      sql`update idempotency_key set created_at = now() - make_interval(days => ${days}) where key = ${key}`.execute(
        database.db,
      );
    await age('old', 91);
    await age('young', 89);
    expect(await dropOldKeys(database.db)).toBe(1);
    expect(await save(claimOf('old', { bodyHash: 'b' }))).toEqual({ state: 'new' });
    expect(await save(claimOf('young'))).toMatchObject({ state: 'done' });
  });
});
