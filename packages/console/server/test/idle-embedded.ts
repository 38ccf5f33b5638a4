import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { newDataFolder } from './data-folder.ts';

interface Embedded {
  readonly database: Database;
  readonly dataFolder: string;
  /** The schema when the database was created. */
  readonly shape: string;
  /** Tables without rows when the database was created. */
  readonly tables: readonly string[];
}

/**
 * Emptied databases for the next test file of this process: starting the engine takes longer than most files'
 * tests.
 */
const idle: Embedded[] = [];
const folders = new Set<string>();

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns a fingerprint of all tables, columns, indexes, constraints, triggers and functions. */
async function shapeOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(line, ',' order by line)) as shape from (
      select concat_ws(' ', relname, relkind, relnatts, relchecks, reltriggers) as line
        from (select c.*, (select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O') as reltriggers
              from pg_class c where c.relnamespace = 'public'::regnamespace) as relation
      union all select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, atthasdef)
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all select concat_ws(' ', conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select rolname from pg_roles
    ) as lines`.execute(db);
  return rows[0]?.shape ?? '';
}

async function tablesOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relispartition = false`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Returns those of the tables that have rows. */
async function filledOf({ db }: Database, tables: readonly string[]): Promise<string[]> {
  const questions = tables.map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select 1 from ${sql.id(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(questions, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function makeEmbedded(): Promise<Embedded> {
  const dataFolder = await newDataFolder();
  folders.add(dataFolder);
  const database = await openDatabase({ dataFolder });
  const tables = await tablesOf(database);
  const filled = await filledOf(database, tables);
  const empty = tables.filter((name) => !filled.includes(name));
  return { database, dataFolder, shape: await shapeOf(database), tables: empty };
}

/**
 * Deletes every row, also from append-only tables, and the statistics. Returns false if the schema was changed.
 */
async function emptied({ database, shape, tables }: Embedded): Promise<boolean> {
  const { db } = database;
  if ((await shapeOf(database)) !== shape) return false;
  await sql`set session_replication_role = replica`.execute(db);
  // `delete` and not `truncate`, which recreates every table and index and takes ten times as long.
  for (const name of await filledOf(database, tables)) await sql`delete from ${sql.id(name)}`.execute(db);
  await sql`select setval(oid::regclass, 1, false) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'`.execute(db);
  await sql`delete from pg_statistic`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  return true;
}

async function discard({ database, dataFolder }: Embedded): Promise<void> {
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
  folders.delete(dataFolder);
}

/** Returns an embedded database with all tables and no rows, reusing one of an earlier file if possible. */
export async function takeEmbedded() {
  const own = idle.pop() ?? (await makeEmbedded());
  let closed = false;
  const close = async () => {
    if (!closed) await own.database.close();
    closed = true;
  };
  const remove = async () => {
    if (!closed && (await emptied(own).catch(() => false))) idle.push(own);
    else await discard({ ...own, database: { ...own.database, close } });
  };
  return { ...own.database, settings: { dataFolder: own.dataFolder }, close, remove };
}
