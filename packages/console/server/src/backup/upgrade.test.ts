import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { exchangeIdentity } from '@careline/core/internal/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOfRun, databases, type TestDatabase } from '../../test/databases.ts';
import { openBrowser, signIn } from '../../test/identity/oidc-browser.ts';
import { freePort } from '../../test/test-server.ts';
import { readSettings, type Settings } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { migrate, migrationNames, sinceBaseline } from '../platform/database/migrate.ts';
import { openStore, type Store } from '../platform/database/open-store.ts';
import { createLog } from '../platform/http/log.ts';
import { clinicalRoutes } from '../service/clinical-routes.ts';
import { type RunningServer, startServer } from '../service/start-server.ts';
import type { BackupItem, BackupTable } from './backup-format.ts';
import { databaseItems, withSnapshot } from './database-items.ts';
import { dropEverything } from './occupied.ts';
import { spellPlainly } from './plain-values.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const DATABASE = new URL('fixtures/database-0079.jsonl.gz', import.meta.url);
const OLDER = fileURLToPath(new URL('fixtures/schema-0079.backup', import.meta.url));
const MEENA = '018d0000-0000-7000-8000-000000000011';
const CALL = '018d0000-0000-7000-8000-000000000031';

interface OldTable {
  readonly about: BackupTable;
  readonly lines: string[];
}

async function readTables(items: AsyncIterable<BackupItem>): Promise<readonly OldTable[]> {
  const tables: OldTable[] = [];
  for await (const item of items) {
    if (item.kind === 'table') tables.push({ about: item.table, lines: [] });
    if (item.kind === 'rows') tables.at(-1)?.lines.push(...item.lines);
  }
  return tables;
}

const everything = ({ database }: Store) =>
  withSnapshot(database.db, (tx) => readTables(databaseItems(tx, new Date(0))));

/** Recreates the database of the last version before the baseline. */
async function makeOlder({ db }: TestDatabase): Promise<void> {
  const statements = gunzipSync(await readFile(DATABASE))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  await db.transaction().execute(async (tx) => {
    await dropEverything(tx);
    await sql`set local check_function_bodies = off`.execute(tx);
    for (const line of statements) await sql.raw(JSON.parse(line)).execute(tx);
  });
}

/**
 * Returns tables, columns, constraints, indexes, triggers and functions as text.
 * Leaves out the audit's monthly partitions, which depend on the date.
 */
async function shapeOf({ db }: Pick<Database, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select regexp_replace(line, '\\s+', ' ', 'g') as line from (
      select concat_ws(' ', c.relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
          pg_get_expr(adbin, adrelid)) as line, c.relname as relation
        from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and attnum > 0 and not attisdropped
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated), conrelid::regclass::text
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select pg_get_indexdef(indexrelid), indrelid::regclass::text
        from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid), tgrelid::regclass::text from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid), proname from pg_proc where pronamespace = 'public'::regnamespace
        and prolang <> (select oid from pg_language where lanname = 'c')
    ) as lines where relation !~ '^audit_(past|\\d{4}_\\d{2})' order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

describe.each(databases)('a database of the last version before the baseline, $kind', ({ open }) => {
  let old: TestDatabase;
  let settings: Settings;
  let store: Store;
  let server: RunningServer;
  let token: string;
  /** The schema of a database that this version created. */
  let shape: readonly string[];

  beforeAll(async () => {
    old = await open();
    shape = await shapeOf(old);
    await makeOlder(old);
    const port = String(await freePort());
    const place =
      'dataFolder' in old.settings
        ? { CARELINE_DATA: old.settings.dataFolder }
        : { DATABASE_URL: old.settings.databaseUrl };
    settings = readSettings({
      ...place,
      PORT: port,
      CARELINE_DEMO: 'off',
      CARELINE_HOST: '127.0.0.1',
      CARELINE_ORIGIN: `http://localhost:${port}`,
    });
    // Only one process can open the embedded database, and only once.
    if ('dataFolder' in old.settings) await old.close();
  });
  afterAll(async () => {
    await server?.close();
    await store?.close();
    if ('dataFolder' in old.settings) await rm(old.settings.dataFolder, { recursive: true, force: true });
    else await old.remove();
  });

  it('is migrated to this version when it is opened', async () => {
    store = await openStore(settings, () => undefined);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
      store.database.db,
    );
    expect(sinceBaseline(rows.map(({ name }) => name))).toEqual([...migrationNames()].sort());
  });

  it('has the tables of a new database', async () => {
    expect(shape.length).toBeGreaterThan(1_000);
    expect(await shapeOf(store.database)).toEqual(shape);
  });

  it('keeps every row and every value', async () => {
    for (const { about, lines } of await readTables(readBackup(OLDER))) {
      const { rows } = await store.database.db.transaction().execute(async (tx) => {
        await spellPlainly(tx);
        const values = sql.join(about.columns.map((name) => sql`${sql.id(name)}::text`));
        return sql<{ line: string }>`
          select json_build_array(${values})::text as line from ${sql.id(about.table)}`.execute(tx);
      });
      const now = rows.map(({ line }) => line);
      expect(now, about.table).toEqual(expect.arrayContaining(lines));
      if (about.table !== 'migration') expect(now, about.table).toHaveLength(lines.length);
    }
  });

  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${settings.origin}${path}`, { ...init, headers });
    return { status: response.status, body: JSON.stringify(await response.json()) };
  };
  const asked = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('works, and its users sign in with their old passwords', async () => {
    const log = createLog('off', () => undefined);
    server = await startServer({ settings, database: store.database, log, routes: clinicalRoutes });
    const browser = openBrowser(settings.origin);
    const idToken = await signIn(browser, 'asha@staff.example', 'An-older-password-1');
    const { service, path } = exchangeIdentity;
    const { status, body } = await asked(`/api/${service}${path}`, { idToken }, { authorization: 'None' });
    expect(status, body).toBe(200);
    token = JSON.parse(body).token;
  });

  it.each([
    ['a patient', `/api/auth/user/get?vitaId=${MEENA}`, ['Meena Iyer', '+91 98450 12345', 'CL123456789']],
    [
      'a call log',
      `/api/routine/calllog/get?contactId=${CALL}`,
      ['"systolic":"128"', 'chronic-care/ad-hoc@1'],
    ],
    ['a call history', `/api/routine/user/touchpoints?vitaId=${MEENA}`, ['Feels well; ठीक है', CALL]],
  ])('still shows %s', async (_, path, words) => {
    const { status, body } = await ask(path);
    expect(status, body).toBe(200);
    for (const word of words) expect(body).toContain(word);
  });

  it('finds its patients by name', async () => {
    const { status, body } = await asked('/api/auth/user/list', { by: 'name', text: 'meena', limit: 20 });
    expect(status, body).toBe(200);
    expect(body).toContain(MEENA);
  });

  it('is left untouched, with an explanation, by a version that removed something from it', async () => {
    await server.close();
    await sql`insert into migration (name, oldest) values ('9999-later', '9998-used-no-more')`.execute(
      store.database.db,
    );
    await sql`create table later (id int primary key)`.execute(store.database.db);
    const before = await everything(store);
    await store.close();
    await expect(openStore(settings, () => undefined)).rejects.toThrow(
      /made by a newer version of Careline \(it has 9999-later\).*restore a backup from before the update/,
    );
    const database = await openDatabase(old.settings);
    store = { database, close: () => database.close() };
    expect(await everything(store)).toEqual(before);
  });
});

describe.each(databases)('a backup of that version, on the $kind database', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.remove());

  it('is restored into the tables of this version', async () => {
    const shape = await shapeOf(database);
    const { upgraded } = await restoreBackup(database.db, OLDER);
    expect(upgraded).toEqual(migrationNames().filter((name) => name > '0079-tables'));
    expect(await shapeOf(database)).toEqual(shape);
    const { rows } = await sql<{ name: string }>`select name from person order by name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(['Meena Iyer', 'Old Import', 'Sunil Rao']);
  });
});

describe('a database of a version that is too old', () => {
  it('is left unchanged, with what to do', async () => {
    const database = await databaseOfRun.open();
    await sql`delete from migration`.execute(database.db);
    await sql`insert into migration (name) values ('0001-first'), ('0041-merged-patients')`.execute(
      database.db,
    );
    await expect(migrate(database)).rejects.toThrow(
      /its last change is 0041-merged-patients.*Start a version from November 2026 with this database once/,
    );
    await database.remove();
  });
});
