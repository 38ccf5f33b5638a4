import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { missingRights } from '../../platform/database/grants.ts';
import { migrationNames, sinceBaseline } from '../../platform/database/migrate.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runningProcesses } from '../../platform/process/server-process.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

type Db = Kysely<Schema>;

/** Tokens are refused if clocks differ by more than a minute. */
const MAX_SECONDS_APART = 60;
const FEW_SECONDS = 2;

export async function checkServerVersion(db: Db): Promise<Finding> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return ok('versions', `PostgreSQL ${rows[0]?.version}`);
}

export async function checkTables(db: Db): Promise<Finding> {
  const known = migrationNames();
  const { rows: there } = await sql<{
    there: boolean;
  }>`select to_regclass('migration') is not null as there`.execute(db);
  if (!there[0]?.there)
    return warn('tables', 'There are none yet', 'npm start -- migrate, or start Careline.');
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(sinceBaseline(rows.map(({ name }) => name)));
  const pending = known.filter((name) => !applied.has(name));
  if (pending.length > 0) {
    return warn(
      'tables',
      `From an older version: ${pending.length} changes are pending, the first is ${pending[0]}`,
      'npm start -- migrate, with the address of the role that owns them.',
    );
  }
  const newer = [...applied].filter((name) => !known.includes(name));
  return newer.length === 0
    ? ok('tables', `Up to date (${known.at(-1)})`)
    : warn('tables', `From a newer version (${newer.join(', ')})`, 'Update this process too.');
}

export async function checkGrants(db: Db): Promise<Finding> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  const role = rows[0]?.role ?? '';
  const missing = await missingRights(db);
  if (missing.length === 0) return ok('grants', `The role ${role} has every right that a server needs`);
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return fail(
    'grants',
    `The role ${role} lacks ${missing.slice(0, 3).join(', ')}${more}`,
    `npm start -- migrate --grant ${role}, with the address of the role that owns the tables.`,
  );
}

export function judgeClock(secondsApart: number): Finding {
  const words = `${Math.abs(secondsApart).toFixed(1)} s between this machine and the database`;
  const todo = 'Let NTP set both clocks (timedatectl set-ntp true).';
  if (Math.abs(secondsApart) > MAX_SECONDS_APART) return fail('clock', words, todo);
  return Math.abs(secondsApart) > FEW_SECONDS ? warn('clock', words, todo) : ok('clock', words);
}

export async function checkClock(db: Db): Promise<Finding> {
  const before = Date.now();
  const { rows } = await sql<{
    at: number;
  }>`select extract(epoch from clock_timestamp())::float8 as at`.execute(db);
  const middle = (before + Date.now()) / 2 / 1000;
  return judgeClock((rows[0]?.at ?? middle) - middle);
}

/** Detects a pooler: it gives clients its own keys, so the process id differs from the serving one. */
export async function checkPooler(databaseUrl: string): Promise<Finding> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { processID } = client as unknown as { readonly processID: number };
    if (rows[0]?.pid === processID) return ok('pooler', 'None');
    return ok(
      'pooler',
      'One is in between. Give migrate, backup and restore the address of the server itself',
    );
  } finally {
    await client.end();
  }
}

interface Connections {
  readonly most: number;
  readonly open: number;
}

/** Checks the session limit. Each of the `processes` opens up to `poolSize` sessions. */
export function judgeConnections({ most, open }: Connections, processes: number, poolSize: number): Finding {
  const wanted = Math.max(1, processes) * poolSize;
  const words = `${open} of ${most} sessions are open; ${Math.max(1, processes)} processes may open ${wanted}`;
  return wanted < most
    ? ok('sessions', words)
    : fail('sessions', words, 'Lower DATABASE_POOL_SIZE, raise max_connections, or put a pooler in between.');
}

export async function checkConnections(db: Db, poolSize: number): Promise<Finding> {
  const { rows } = await sql<Connections>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as open`.execute(db);
  const processes = (await runningProcesses(db)).length;
  return judgeConnections(rows[0] ?? { most: 0, open: 0 }, processes, poolSize);
}

interface Replication {
  readonly reads: boolean;
  readonly required: string;
  readonly standbys: number;
  readonly synchronous: number;
}

/** Checks replication. `hosts` is the number of servers in the address. */
export function judgeReplication(
  { reads, required, standbys, synchronous }: Replication,
  hosts: number,
): Finding {
  if (reads)
    return fail(
      'replication',
      'This server is a read-only standby',
      'Name the primary in DATABASE_URL, or all servers.',
    );
  if (required !== '' && synchronous === 0) {
    return fail(
      'replication',
      `Saves wait for a synchronous standby (${required}), and none is connected`,
      'Start the standby, or clear synchronous_standby_names and reload.',
    );
  }
  if (hosts > 1 && standbys === 0) {
    return warn(
      'replication',
      'DATABASE_URL names several servers, and no standby is connected',
      'Find out why; the role needs pg_monitor to see standbys.',
    );
  }
  return ok(
    'replication',
    standbys === 0 ? 'No standby' : `${standbys} standbys, ${synchronous} of them synchronous`,
  );
}

export async function checkReplication(db: Db, hosts: number): Promise<Finding> {
  const { rows } = await sql<Replication>`
    select pg_is_in_recovery() as reads, current_setting('synchronous_standby_names') as required,
      count(pid)::int as standbys, count(*) filter (where sync_state in ('sync', 'quorum'))::int as synchronous
    from pg_stat_replication`.execute(db);
  return judgeReplication(rows[0] ?? { reads: false, required: '', standbys: 0, synchronous: 0 }, hosts);
}

export async function checkProcesses(db: Db, version: string): Promise<Finding> {
  const running = await runningProcesses(db);
  const others = running.filter((one) => one.version !== version);
  const words =
    running.length === 0
      ? 'None runs'
      : running.map(({ host, pid, version: own }) => `${pid} on ${host} (${own})`).join(', ');
  return others.length === 0
    ? ok('processes', words)
    : warn('processes', words, `Update them to ${version}, one after the other.`);
}
