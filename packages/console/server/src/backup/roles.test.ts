import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, postgresBinaries, startCluster } from '../../test/postgres/postgres-cluster.ts';
import { runSql } from '../../test/postgres/run-sql.ts';
import { runMigrate } from '../cli/migrate.ts';
import { writeAudit } from '../platform/access/audit.ts';
import { readSettings } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { missingRights } from '../platform/database/grants.ts';
import { migrate, migrationNames } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { makeBackup } from './make-backup.ts';
import { requireRestorable } from './require-restorable.ts';
import { restoreBackup } from './restore-backup.ts';

const binaries = postgresBinaries();
const ORGANISATION = '018d0000-0000-7000-8000-000000000001';

/** Returns the SQL statements in docs/operations/database.md, one list per block. */
async function documentedSql(): Promise<readonly (readonly string[])[]> {
  const text = await readFile(new URL('../../../../../docs/operations/database.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks.map((block) =>
    block
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  );
}

describe.runIf(binaries)('an owner role and a serving role', () => {
  let cluster: Cluster;
  let grants: readonly string[];
  let owner: string;
  let serving: string;
  let superuser: string;
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
    superuser = urlAs(base, new URL(base).username);
    [owner, serving] = [urlAs(base, 'careline_owner'), urlAs(base, 'careline_serve')];
  });
  afterAll(async () => {
    await cluster?.remove();
    await rm(path, { force: true });
  });

  const settingsOf = (databaseUrl: string) =>
    readSettings({ DATABASE_URL: databaseUrl }, { serving: false, home: '/nowhere' });
  const asServer = () =>
    openStore({ databaseUrl: serving, dataFolder: '' } as Parameters<typeof openStore>[0], () => undefined);

  it('the owner creates the tables, and the named role can serve from them', async () => {
    const database = await openDatabase({ databaseUrl: owner });
    await expect(asServer()).rejects.toThrow('There are no tables of Careline yet');
    expect(await migrate(database, { grant: 'careline_serve' })).toContain('0079-tables');
    await database.close();
    await runSql(owner, `insert into organisation values ('${ORGANISATION}', 'Clinic')`);
  });

  it('the server starts, and writes what it needs', async () => {
    const { database, close } = await asServer();
    await writeAudit(database.db, {
      requestId: 'request-1',
      action: 'restore',
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
    expect(await runSql(serving, 'select action from audit')).toEqual([{ action: 'restore' }]);
    expect(await runSql(serving, `select to_regclass('mine') as mine`)).toEqual([{ mine: null }]);
    const rights = `select has_table_privilege('audit', 'delete') as may`;
    expect(await runSql(serving, rights)).toEqual([{ may: false }]);
  });

  it('the server says who has to act when the tables are older than itself', async () => {
    const newest = `(select max(name) from migration)`;
    const [{ name } = {}] = await runSql(owner, `select ${newest} as name`);
    await runSql(owner, `delete from migration where name = ${newest}`);
    await expect(asServer()).rejects.toThrow(
      /older version .* Run `npm start -- migrate --grant careline_serve`/,
    );
    await runSql(owner, `insert into migration values ('${name}')`);
  });

  it.each([
    ['every right', 'revoke all on all tables in schema public from careline_serve', 'select on migration'],
    ['one right', 'revoke insert on prescription_event from careline_serve', 'insert on prescription_event'],
  ])('the server names a missing %s instead of reporting older tables', async (_, statement, right) => {
    await runSql(owner, statement);
    const failure = await asServer().catch((error) => error);
    expect(failure.message).toContain(`The role careline_serve lacks rights on Careline's tables (${right}`);
    expect(failure.message).toContain('`npm start -- migrate --grant careline_serve`');
    expect(failure.message).not.toContain('version');
    const lines: string[] = [];
    await runMigrate(['--grant', 'careline_serve'], settingsOf(owner), (line) => lines.push(line));
    expect(lines).toEqual(['The tables are up to date.', 'The role careline_serve can now serve from them.']);
    await (await asServer()).close();
  });

  it('a missing role is named', async () => {
    await expect(runMigrate(['--grant', 'nobody'], settingsOf(owner))).rejects.toThrow(
      'There is no role nobody',
    );
  });

  it('servers keep running through an update: rights come with the new tables', async () => {
    const { database: served, close } = await asServer();
    await runSql(
      superuser,
      'create role careline_reports',
      'grant select on all tables in schema public to careline_reports',
    );
    const up = async (db: Kysely<unknown>) => {
      await sql`create table audit_copy (id bigint)`.execute(db);
      await sql`create function copy_audit() returns trigger language plpgsql as
        $$ begin insert into audit_copy values (new.id); return new; end $$`.execute(db);
      await sql`create trigger copy_audit after insert on audit for each row execute function copy_audit()`.execute(
        db,
      );
    };
    const database = await openDatabase({ databaseUrl: owner });
    const known = migrationNames().map((name) => ({ name, up: async () => undefined }));
    expect(await migrate(database, { migrations: [...known, { name: '9999-copy', up }] })).toEqual([
      '9999-copy',
    ]);
    await writeAudit(served.db, {
      requestId: 'request-2',
      action: 'restore',
      outcome: 'done',
      organisationId: ORGANISATION,
    });
    const may = `select has_table_privilege('careline_reports', 'audit_copy', 'select') as reads`;
    expect(await runSql(owner, may)).toEqual([{ reads: false }]);
    await database.close();
    await close();
    await runSql(
      owner,
      'drop trigger copy_audit on audit',
      'drop table audit_copy',
      `delete from migration where name = '9999-copy'`,
    );
  });

  it('rights granted by hand as documented include later tables', async () => {
    await runSql(owner, ...grants, 'create table later (id int)');
    expect(await runSql(serving, 'insert into later values (1) returning id')).toEqual([{ id: 1 }]);
    await runSql(owner, 'drop table later');
    await (await asServer()).close();
  });

  it('the owner sees that the server is running', async () => {
    const { close } = await asServer();
    const { db, close: closeOwner } = await openDatabase({ databaseUrl: owner });
    const place = { db, description: 'the test', dataFolder: undefined, close: closeOwner };
    await expect(requireRestorable(place, true)).rejects.toThrow(
      new RegExp(`process ${process.pid} on .*, seen \\d s ago\\). Stop all its processes first`),
    );
    await closeOwner();
    await close();
  });

  it('the owner restores despite idle pooler sessions of any role', async () => {
    const idle = [await openDatabase({ databaseUrl: serving }), await openDatabase({ databaseUrl: owner })];
    const { db, close: closeOwner } = await openDatabase({ databaseUrl: owner });
    const place = { db, description: 'the test', dataFolder: undefined, close: closeOwner };
    await expect(requireRestorable(place, true)).rejects.toThrow(/session \d+ from this machine\). Stop all/);
    await pause(11_000);
    await requireRestorable(place, true);
    for (const { close } of idle) await close();
    await closeOwner();
  });

  it('the owner backs up and restores; the server has its rights again', async () => {
    const database = await openDatabase({ databaseUrl: owner });
    await makeBackup({ db: database.db, dataFolder: undefined }, path);
    await restoreBackup(database.db, path);
    await database.close();
    const { database: served, close } = await asServer();
    expect(await missingRights(served.db)).toEqual([]);
    const rows = await served.db.selectFrom('audit').select('action').orderBy('id').execute();
    expect(rows).toEqual([{ action: 'restore' }, { action: 'restore' }, { action: 'restore' }]);
    await close();
  });
});
