import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { runningProcesses } from '../platform/process/server-process.ts';
import { BackupError } from './backup-format.ts';
import { readTables } from './read-tables.ts';

/** Tables that a server fills on its first start. */
const ITS_OWN = new Set(['migration', 'setting', 'secret', 'signing_key', 'call_script']);

/**
 * Returns the tables that contain user data.
 * Throws `BackupError` if the database has tables but none of Careline's, since they must not be replaced.
 */
export async function occupiedTables(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = (await readTables(db)).map(({ name }) => name);
  if (tables.length > 0 && !tables.includes('migration')) {
    throw new BackupError(
      `The database contains tables that are not Careline's: ${tables.join(', ')}. Restore into a separate database.`,
    );
  }
  const occupied: string[] = [];
  for (const name of tables.filter((table) => !ITS_OWN.has(table))) {
    const { rows } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(db);
    if (rows.length > 0) occupied.push(name);
  }
  return occupied;
}

/** A session that is idle for this long belongs to a pooler: every Careline process queries more often. */
const IDLE_AFTER_SECONDS = 10;

/**
 * Describes, in words, what is using the database now.
 * Finds processes by their heartbeat, and other Careline sessions, such as commands and versions without a heartbeat.
 * Idle sessions kept open by a pooler are left out.
 */
export async function whoIsAtWork(db: Kysely<Schema>): Promise<readonly string[]> {
  const processes = await runningProcesses(db);
  if (processes.length > 0) {
    return processes.map(
      ({ host, pid, secondsAgo }) => `process ${pid} on ${host}, seen ${secondsAgo} s ago`,
    );
  }
  const { rows } = await sql<{ words: string }>`
    select format('session %s from %s', pid, coalesce(host(client_addr), 'this machine')) as words
    from pg_stat_activity a
    where datname = current_database() and application_name = 'careline' and pid <> pg_backend_pid()
      and (state <> 'idle' or state_change > clock_timestamp() - make_interval(secs => ${IDLE_AFTER_SECONDS})
        -- Of other roles PostgreSQL shows no state, but the locks of a transaction.
        or state is null and (
          to_regclass('server_process') is null
          or exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'virtualxid')))
    order by pid`.execute(db);
  return rows.map(({ words }) => words);
}

/** Drops everything in the database's own schema, except what extensions created. */
export async function dropEverything(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    with own as (select quote_ident(current_schema())::regnamespace as schema)
    select format('drop table if exists %s cascade', c.oid::regclass) as statement
    from pg_class c, own
    where c.relnamespace = own.schema and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure)
    from pg_proc p, own
    where p.pronamespace = own.schema
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('drop type if exists %s cascade', t.oid::regtype)
    from pg_type t, own
    where t.typnamespace = own.schema and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`.execute(
    tx,
  );
  for (const { statement } of rows) await sql.raw(statement).execute(tx);
}
