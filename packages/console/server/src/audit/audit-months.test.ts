import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { writeAudit } from '../platform/access/audit.ts';
import { addAuditMonths } from './audit-months.ts';

interface Partition {
  readonly name: string;
  readonly rows: number;
}

describe.each(databasesOfRun)('the audit by months on the $kind database', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.remove());

  async function partitions(): Promise<readonly Partition[]> {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'audit'::regclass order by 1`.execute(database.db);
    return Promise.all(
      rows.map(async ({ name }) => {
        const counted = await sql<{
          rows: number;
        }>`select count(*)::int as rows from ${sql.table(name)}`.execute(database.db);
        return { name, rows: counted.rows[0]?.rows ?? 0 };
      }),
    );
  }
  const monthOf = (offset: number) => {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset));
    return `audit_${month.toISOString().slice(0, 7).replace('-', '_')}`;
  };
  const add = (requestId: string) =>
    writeAudit(database.db, { requestId, action: 'import/readings', outcome: 'done' });
  const addAt = (requestId: string, at: string) =>
    sql`insert into audit (at, request_id, action, outcome) values (${at}, ${requestId}, 'user/get', 'done')`.execute(
      database.db,
    );
  const held = (name: string, rows: number) => expect.objectContaining({ name, rows });

  it('has a partition for this month and the next three, and accepts rows outside of them', async () => {
    await add('now');
    await addAt('old', '2001-02-03T04:05:06Z');
    await addAt('later', '2999-02-03T04:05:06Z');
    expect(await partitions()).toEqual(
      expect.arrayContaining([
        held(monthOf(0), 1),
        held(monthOf(1), 0),
        held(monthOf(2), 0),
        held(monthOf(3), 0),
        held('audit_past', 1),
        held('audit_other', 1),
      ]),
    );
    expect(await partitions()).toHaveLength(6);
    expect(await addAuditMonths(database.db)).toEqual([]);
    expect(await partitions()).toHaveLength(6);
  });

  it('recreates a missing month unless rows of it are elsewhere', async () => {
    await sql`drop table ${sql.table(monthOf(3))}, ${sql.table(monthOf(2))}`.execute(database.db);
    await sql`insert into audit (at, request_id, action, outcome)
      select date_trunc('month', now() at time zone 'UTC') + interval '2 months 1 day', 'early', 'user/get', 'done'`.execute(
      database.db,
    );
    expect(await addAuditMonths(database.db)).toEqual([monthOf(2).slice(6).replace('_', '-')]);
    const names = (await partitions()).map(({ name }) => name);
    expect(names).toContain(monthOf(3));
    expect(names).not.toContain(monthOf(2));
  });

  it.each(['audit_past', 'audit_other', monthOf(0)])(
    'refuses to change or empty the partition %s directly',
    async (name) => {
      for (const statement of [
        sql`update ${sql.table(name)} set outcome = 'refused'`,
        sql`delete from ${sql.table(name)}`,
        sql`truncate ${sql.table(name)}`,
      ])
        await expect(statement.execute(database.db)).rejects.toThrow('are only ever added');
    },
  );
});
