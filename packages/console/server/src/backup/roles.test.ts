import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, postgresBinaries, startCluster } from '../../test/postgres/postgres-cluster.ts';
import { runSql } from '../../test/postgres/run-sql.ts';
import { writeAudit } from '../platform/access/audit.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { makeBackup } from './make-backup.ts';
import { requireRestorable } from './require-restorable.ts';
import { restoreBackup } from './restore-backup.ts';

const binaries = postgresBinaries();
const ORGANISATION = '018d0000-0000-7000-8000-000000000001';

/** The statements that docs/operations.md tells to run, block by block. */
async function documentedSql(): Promise<readonly (readonly string[])[]> {
  const text = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks.map((block) =>
    block
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  );
}

describe.runIf(binaries)('a role that owns the tables and one that serves', () => {
  let cluster: Cluster;
  let grants: readonly string[];
  let owner: string;
  let serving: string;
  const path = join(tmpdir(), `careline-roles-${process.pid}.backup`);

  const urlAs = (base: string, user: string) => {
    const url = new URL(base);
    url.username = user;
    url.pathname = '/careline';
    return url.href;
  };

  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '');
    const base = await cluster.newDatabase();
    const [roles = [], given = []] = await documentedSql();
    grants = given;
    await runSql(base, ...roles);
    [owner, serving] = [urlAs(base, 'careline_owner'), urlAs(base, 'careline_serve')];
  });
  afterAll(async () => {
    await cluster?.remove();
    await rm(path, { force: true });
  });

  const asServer = () =>
    openStore({ databaseUrl: serving, dataFolder: '' } as Parameters<typeof openStore>[0], () => undefined);

  it('the owner makes the tables', async () => {
    const database = await openDatabase({ databaseUrl: owner });
    expect(await migrate(database)).toContain('0001-first');
    await database.close();
    await runSql(owner, ...grants);
    await runSql(owner, `insert into organisation values ('${ORGANISATION}', 'Clinic')`);
  });

  it('the server starts, and writes what it has to', async () => {
    const { database, close } = await asServer();
    await writeAudit(database.db, {
      requestId: 'request-1',
      action: 'test',
      outcome: 'done',
      organisationId: ORGANISATION,
    });
    await database.db.insertInto('secret').values({ name: 'a', value: 'b' }).execute();
    await database.db.deleteFrom('secret').execute();
    await close();
  });

  it.each([
    ['forget the audit', 'delete from audit'],
    ['change the audit', 'update audit set action = action'],
    ['empty the audit', 'truncate audit'],
    ['take the trigger away', 'drop trigger audit_only_added on audit'],
    ['drop a table', 'drop table audit'],
    ['make a table', 'create table mine (id int)'],
    ['give itself a right', 'grant delete on audit to careline_serve'],
  ])('the server may not %s', async (_, statement) => {
    await runSql(serving, statement).catch((error) => expect(error).toMatchObject({ code: '42501' }));
    expect(await runSql(serving, 'select action from audit')).toEqual([{ action: 'test' }]);
    expect(await runSql(serving, `select to_regclass('mine') as mine`)).toEqual([{ mine: null }]);
    const rights = `select has_table_privilege('audit', 'delete') as may`;
    expect(await runSql(serving, rights)).toEqual([{ may: false }]);
  });

  it('the server says who has to act when the tables are older than itself', async () => {
    const newest = `(select max(name) from migration)`;
    const [{ name } = {}] = await runSql(owner, `select ${newest} as name`);
    await runSql(owner, `delete from migration where name = ${newest}`);
    await expect(asServer()).rejects.toThrow('Run `npm start -- migrate` as the role that owns them');
    await runSql(owner, `insert into migration values ('${name}')`);
  });

  it('the owner sees that the server is at work', async () => {
    const { close } = await asServer();
    const { db, close: closeOwner } = await openDatabase({ databaseUrl: owner });
    const place = { db, description: 'the test', dataFolder: undefined, close: closeOwner };
    await expect(requireRestorable(place, true)).rejects.toThrow('Stop every process of it first');
    await closeOwner();
    await close();
  });

  it('the owner backs up and restores; the server goes on after the grants', {
    timeout: 60_000,
  }, async () => {
    const database = await openDatabase({ databaseUrl: owner });
    await makeBackup({ db: database.db, dataFolder: undefined }, path);
    await restoreBackup(database.db, path);
    await database.close();
    await runSql(owner, ...grants);
    const { database: served, close } = await asServer();
    const rows = await served.db.selectFrom('audit').select('action').orderBy('id').execute();
    expect(rows).toEqual([{ action: 'test' }, { action: 'restore' }]);
    await close();
  });
});
