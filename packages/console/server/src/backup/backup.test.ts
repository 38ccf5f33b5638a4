import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCHES, DEMO_SEED, generatePeople } from '../../build/demo/generate-people.ts';
import { writePeople } from '../../build/demo/write-people.ts';
import { type DatabaseKind, databases, type TestDatabase } from '../../test/databases.ts';
import { ensureDemoAccounts } from '../demo/demo-accounts.ts';
import { writeAudit } from '../platform/access/audit.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { makeBackup } from './make-backup.ts';
import { dropEverything } from './occupied.ts';
import { type BackupSummary, checkBackup } from './read-backup.ts';
import { requireRestorable } from './require-restorable.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = Date.parse('2026-03-18T08:30:00Z') / 1000;
/** Texts that could break lines, JSON, arrays or encodings. */
const AWKWARD = ['a\nb\r\nc\u2028d', '{"x"}', 'रवि, "quoted" \\ \t', "'; drop table person; --", '🩺', ''];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => {
  files += 1;
  return join(folder, `${files}.backup`);
};

/** Stores ten demo patients with readings and calls, and a row in most other tables. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await runWork(db, ensureDemoAccounts);
  const people = [...generatePeople(DEMO_SEED, NOW, BATCHES - 2)].flat();
  await runWork(db, (tx) => writePeople(tx, people));
  const { id } = await db.selectFrom('organisation').select('id').executeTakeFirstOrThrow();
  for (const [index, text] of AWKWARD.entries()) {
    const details = { text, nested: { list: AWKWARD } };
    await writeAudit(db, { requestId: `request-${index}`, action: 'restore', outcome: 'done', details });
    const secret = { name: `awkward-${index}`, value: text };
    await db.insertInto('secret').values(secret).execute();
  }
  const awkward = { organisation_id: id, name: AWKWARD.join(''), emails: AWKWARD };
  const times = { created_at: -1, updated_at: 9_007_199_254_740_991 };
  await db
    .insertInto('person')
    .values({ id: '018d0000-0000-7000-8000-000000000000', ...awkward, ...times })
    .execute();
}

const openPlace = (database: TestDatabase, dataFolder?: string) => ({
  db: database.db,
  description: 'the test',
  dataFolder,
  close: async () => undefined,
});

const backUp = (db: Kysely<Schema>, dataFolder?: string): Promise<BackupSummary> =>
  makeBackup({ db, dataFolder }, newFile());

/** Returns the tables of a new backup, without the audit rows that a restore adds. */
const sealOf = async (db: Kysely<Schema>) => (await backUp(db)).end.tables;

interface Pair {
  readonly from: DatabaseKind;
  readonly to: DatabaseKind;
  readonly label: string;
}
/** Each kind of database is the source once and the target once. A pair of the same kind would test nothing more. */
const pairs: readonly Pair[] = databases.map((from, index) => {
  const to = databases[(index + 1) % databases.length] ?? from;
  return { from, to, label: `${from.kind} to ${to.kind}` };
});

describe.each(pairs)('a backup, $label', ({ from, to }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  let path: string;
  let made: BackupSummary;
  beforeAll(async () => {
    source = await from.open();
    await fill(source.db);
    path = newFile();
    made = await makeBackup({ db: source.db, dataFolder: undefined }, path);
    target = await to.open();
  });
  afterAll(async () => {
    await source?.remove();
    await target?.remove();
  });

  it('is readable by its owner only', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('contains every table except short-lived ones', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('live_event', 'server_process')`.execute(source.db);
    expect(Object.keys(made.end.tables).sort()).toEqual(rows.map(({ name }) => name).sort());
    expect(made.end.tables.person?.rows).toBeGreaterThan(5);
  });

  it('restores every row of every table', async () => {
    await requireRestorable(openPlace(target), false);
    const { upgraded, strangers } = await restoreBackup(target.db, path, { upTo: 'backup' });
    expect({ upgraded, strangers }).toEqual({ upgraded: [], strangers: [] });
    expect(await sealOf(target.db)).toEqual(made.end.tables);
  });

  it('restores append-only rows unchanged', async () => {
    for (const table of ['audit', 'contact_status', 'call_log']) {
      for (const statement of [`delete from ${table}`, `update ${table} set organisation_id = null`]) {
        const failure = await sql
          .raw(statement)
          .execute(target.db)
          .catch((error) => error);
        expect(failure, statement).toMatchObject({ code: '23001' });
      }
    }
  });

  it('continues numbering where the backup stopped', async () => {
    const last = sql<{ id: number }>`select max(id) as id from audit`;
    const before = (await last.execute(target.db)).rows[0]?.id ?? 0;
    await writeAudit(target.db, { requestId: 'after', action: 'restore', outcome: 'done' });
    expect((await last.execute(target.db)).rows[0]?.id).toBeGreaterThan(before);
  });

  it('is refused where there is data, unless it may be replaced', async () => {
    await expect(requireRestorable(openPlace(target), false)).rejects.toThrow('use --replace');
    await requireRestorable(openPlace(target), true);
    await restoreBackup(target.db, path);
    const { audit, ...others } = await sealOf(target.db);
    const { audit: before, ...wanted } = made.end.tables;
    expect(others).toEqual(wanted);
    // The restore is audited for each organisation.
    expect(audit?.rows).toBe((before?.rows ?? 0) + 1);
  });

  it('changes nothing when it fails halfway', async () => {
    const before = await sealOf(target.db);
    const broken = newFile();
    await sql`alter table staff drop constraint staff_email_check`.execute(source.db);
    await sql`update staff set email = upper(email)`.execute(source.db);
    await makeBackup({ db: source.db, dataFolder: undefined }, broken);
    await expect(restoreBackup(target.db, broken)).rejects.toMatchObject({ code: '23514' });
    expect(await sealOf(target.db)).toEqual(before);
  });
});

describe.each(databases)('restoring into the $kind database', ({ kind, open }) => {
  let database: TestDatabase;
  let path: string;
  beforeAll(async () => {
    database = await open();
    await fill(database.db);
    path = newFile();
    await makeBackup({ db: database.db, dataFolder: undefined }, path);
  });
  afterAll(() => database?.remove());

  it('works where the tables were dropped', async () => {
    await runWork(database.db, dropEverything);
    await requireRestorable(openPlace(database), false);
    await restoreBackup(database.db, path);
    expect(await migrate(database)).toEqual([]);
  });

  it('works where a server was only started once', async () => {
    await runWork(database.db, dropEverything);
    await migrate(database);
    await sql`insert into secret values ('cookie-key', 'x')`.execute(database.db);
    await requireRestorable(openPlace(database), false);
    await restoreBackup(database.db, path);
  });

  it('leaves tables alone that are not Careline’s', async () => {
    await runWork(database.db, dropEverything);
    await sql`create table ledger (id int)`.execute(database.db);
    for (const replace of [false, true]) {
      await expect(requireRestorable(openPlace(database), replace)).rejects.toThrow('ledger');
    }
    await sql`drop table ledger`.execute(database.db);
    await restoreBackup(database.db, path);
  });

  it('leaves out a table that is not Careline’s, and says so', async () => {
    await sql`create table ledger (id int)`.execute(database.db);
    await sql`insert into ledger values (1)`.execute(database.db);
    const other = newFile();
    await makeBackup({ db: database.db, dataFolder: undefined }, other);
    expect((await restoreBackup(database.db, other)).strangers).toEqual(['ledger']);
  });

  it('detects whether a server is running', async () => {
    if ('dataFolder' in database.settings) return requireRestorable(openPlace(database), true);
    const other = await openDatabase(database.settings);
    await expect(requireRestorable(openPlace(database), true)).rejects.toThrow('is using this database');
    await other.close();
  });

  it('restores the files of the data folder, and only those', async () => {
    const [from, to] = [join(folder, `${kind}-from`), join(folder, `${kind}-to`)];
    await mkdir(join(from, 'outbox'), { recursive: true });
    await mkdir(join(from, 'outbox', 'a'), { recursive: true });
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
    await writeFile(join(from, 'outbox', 'one.eml'), 'To: a@staff.example\r\n');
    await writeFile(join(from, 'outbox', 'two.eml.part'), 'half');
    await writeFile(join(from, 'outbox', 'a', 'scan.bin'), bytes);
    await writeFile(join(from, 'import-secret'), 'secret');
    await mkdir(join(to, 'outbox'), { recursive: true });
    await writeFile(join(to, 'outbox', 'old.eml'), 'old');
    const withFiles = newFile();
    expect((await makeBackup({ db: database.db, dataFolder: from }, withFiles)).end.files).toBe(2);

    await expect(requireRestorable(openPlace(database, to), false)).rejects.toThrow('1 files');
    await restoreBackup(database.db, withFiles, { dataFolder: to });
    expect((await readdir(to)).sort()).toEqual(['outbox']);
    expect((await readdir(join(to, 'outbox'))).sort()).toEqual(['a', 'one.eml']);
    expect((await readFile(join(to, 'outbox', 'a', 'scan.bin'))).equals(bytes)).toBe(true);
    expect((await restoreBackup(database.db, withFiles)).filesLeftOut).toBe(2);
    await expect(checkBackup(withFiles)).resolves.toMatchObject({ end: { files: 2 } });
  });
});
