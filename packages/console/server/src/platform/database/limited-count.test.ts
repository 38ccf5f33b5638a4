import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { limitedCount } from './limited-count.ts';

describe.each(databasesOfRun)('counting on the $kind database', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.remove());

  it.each([
    ['none', 0, { total: 0 }],
    ['some', 9, { total: 9 }],
    ['as many as the limit', 10, { total: 10 }],
    ['more', 11, { total: 10, exceeded: true }],
    ['many more', 500, { total: 10, exceeded: true }],
  ])('%s', async (_, rows, expected) => {
    expect(await limitedCount(database.db, sql`from generate_series(1, ${sql.lit(rows)})`, 10)).toEqual(
      expected,
    );
  });
});
