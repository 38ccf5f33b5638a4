import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAudit } from '../platform/access/audit.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { AuditArchiveError, writeArchive } from './archive-file.ts';
import { archiveProofs } from './audit-archives.ts';

/** Requests write to the audit, so they must not wait longer than this for a month to be removed. */
const LOCK_TIMEOUT_MS = 2_000;
const ROWS_AT_ONCE = 5_000;

/** An audit partition that ends before a given month. */
export interface AuditMonth {
  readonly name: string;
  readonly rows: number;
}

export interface ArchivedMonth extends AuditMonth {
  readonly path: string;
  readonly sha256: string;
}

/** Returns the non-empty partitions that end by the start of a month (YYYY-MM, UTC), oldest first. */
export async function monthsBefore(db: Kysely<Schema>, month: string): Promise<readonly AuditMonth[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select c.relname as name,
        (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as ends
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'audit'::regclass) part
    where ends <= ${`${month}-01T00:00:00Z`}::timestamptz
    order by ends`.execute(db);
  const counted = await Promise.all(
    rows.map(async ({ name }) => ({ name, rows: (await extentOf(db, name)).rows })),
  );
  return counted.filter((one) => one.rows > 0);
}

interface Extent {
  readonly rows: number;
  readonly last: string | null;
  readonly first_at: Date | null;
  readonly last_at: Date | null;
}

async function extentOf(db: Kysely<Schema>, name: string): Promise<Extent> {
  const { rows } = await sql<Extent>`
    select count(*)::int as rows, max(id)::text as last, min(at) as first_at, max(at) as last_at
    from ${sql.table(name)}`.execute(db);
  return rows[0] ?? { rows: 0, last: null, first_at: null, last_at: null };
}

/** Yields each row as one line of JSON, in the order of their ids. */
async function* linesOf(db: Kysely<Schema>, name: string): AsyncGenerator<string> {
  let after = '0';
  for (;;) {
    const { rows } = await sql<{ id: string; line: string }>`
      select a.id::text as id, (to_jsonb(a) || jsonb_build_object('at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))::text as line
      from ${sql.table(name)} a where a.id > ${after}::bigint order by a.id limit ${ROWS_AT_ONCE}`.execute(
      db,
    );
    for (const { line } of rows) yield line;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

interface TakeOut {
  readonly month: AuditMonth;
  readonly last: string | null;
  readonly file: string;
  readonly sha256: string;
  readonly previous: string | null;
}

/** Writes one audit row per organisation, so that its auditors see that a part of their audit was moved. */
async function auditArchiving(tx: Transaction<Schema>, { month, file, sha256 }: TakeOut): Promise<void> {
  const requestId = `audit-archive-${newId()}`;
  const details = { file, sha256, rows: month.rows };
  for (const { id } of await tx.selectFrom('organisation').select('id').execute())
    await writeAudit(tx, {
      requestId,
      action: 'audit/archive',
      outcome: 'done',
      organisationId: id,
      details,
    });
}

/** Removes the month from the database and stores its proof in the same transaction. */
function takeOut(db: Kysely<Schema>, out: TakeOut): Promise<void> {
  const { month, last, file, sha256, previous } = out;
  const table = sql.table(month.name);
  return runWork(db, async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
    await sql`lock table audit, ${table} in access exclusive mode`.execute(tx);
    const { rows, last: lastNow, first_at, last_at } = await extentOf(tx, month.name);
    if (rows !== month.rows || lastNow !== last)
      throw new AuditArchiveError(`${month.name} has received new rows. Run the command again.`);
    await sql`insert into audit_archive (file, rows, first_at, last_at, sha256, previous_sha256)
      values (${file}, ${rows}, ${first_at}, ${last_at}, ${sha256}, ${previous})`.execute(tx);
    await sql`alter table audit detach partition ${table}`.execute(tx);
    await sql`drop table ${table}`.execute(tx);
    await auditArchiving(tx, out);
  });
}

/** Returns the file name: `audit_2025_11` becomes 2025-11. Rows older than the monthly partitions are in `past`. */
const fileOf = ({ name }: AuditMonth): string => `careline-${name.replaceAll('_', '-')}.ndjson.gz`;

/**
 * Moves a month of the audit from the database to a file in the folder.
 * Removes the rows only after the file was written and read back. An interrupted run resumes on the next call. Throws
 * `AuditArchiveError`.
 */
export async function archiveMonth(
  db: Kysely<Schema>,
  month: AuditMonth,
  folder: string,
): Promise<ArchivedMonth> {
  const file = fileOf(month);
  const path = join(folder, file);
  const { rows, last } = await extentOf(db, month.name);
  const previous = (await archiveProofs(db)).at(-1)?.sha256 ?? null;
  const header = { format: 'careline-audit/1', previous } as const;
  const sha256 = await writeArchive(path, header, linesOf(db, month.name));
  await takeOut(db, { month: { ...month, rows }, last, file, sha256, previous });
  return { ...month, rows, path, sha256 };
}
