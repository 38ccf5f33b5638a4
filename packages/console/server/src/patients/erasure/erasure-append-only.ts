import { sql, type Transaction } from 'kysely';
import { sqlState } from '../../platform/database/database-errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { PATIENT_TABLE_ROWS } from '../patient-tables/patient-tables.ts';

/**
 * The only code that changes append-only rows. A person's right to erasure outweighs the completeness of a call's
 * history. The audit, which cannot be changed, records what was erased, when and for which id.
 */
type Tx = Transaction<Schema>;

/** SQLSTATE of `insufficient_privilege`. */
const NOT_ALLOWED = '42501';

/** Thrown when the database role does not own the tables. */
export class NotOwnerError extends Error {
  override readonly name = 'NotOwnerError';
  constructor(cause: unknown) {
    super('Only the database role that owns the tables may erase: give its address in DATABASE_URL.', {
      cause,
    });
  }
}

interface AppendOnlyTable {
  readonly table: string;
  /** Columns that the role may update. A merge updates the patient id of moved rows, for example. */
  readonly columns: readonly string[];
}

/** Returns the patient tables with a trigger that refuses changes. */
async function appendOnlyTables(tx: Tx): Promise<readonly AppendOnlyTable[]> {
  const tables = PATIENT_TABLE_ROWS.map(({ table }) => table);
  const { rows } = await sql<AppendOnlyTable>`
    select c.relname as "table", array(
      select a.attname::text from pg_attribute a, aclexplode(a.attacl) x
      where a.attrelid = c.oid and x.privilege_type = 'UPDATE' and x.grantee = current_user::regrole) as columns
    from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where g.tgname = c.relname || '_only_added' and c.relname = any(${tables}::text[])
      and c.relnamespace = 'public'::regnamespace
    order by 1`.execute(tx);
  return rows;
}

async function isSuperuser(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ super: boolean }>`
    select rolsuper as super from pg_roles where rolname = current_user`.execute(tx);
  return rows[0]?.super ?? false;
}

const grantRights = (tx: Tx, table: string) =>
  sql`grant update, delete on ${sql.table(table)} to current_user`.execute(tx);

/** Revoking update on a table also revokes it on its columns, so grant those again. */
async function revokeRights(tx: Tx, { table, columns }: AppendOnlyTable): Promise<void> {
  await sql`revoke update, delete on ${sql.table(table)} from current_user`.execute(tx);
  for (const column of columns)
    await sql`grant update (${sql.ref(column)}) on ${sql.table(table)} to current_user`.execute(tx);
}

const setTrigger = (tx: Tx, table: string, state: 'enable' | 'disable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.ref(`${table}_only_added`)}`.execute(
    tx,
  );

/**
 * Runs `fn` while the patient's append-only rows can be changed, in this transaction only.
 * Other transactions never see the tables unlocked, and a failure leaves them locked. Throws `NotOwnerError`.
 */
export async function withAppendOnlyOpen<T>(tx: Tx, fn: () => Promise<T>): Promise<T> {
  const tables = await appendOnlyTables(tx);
  // A superuser has every privilege, whatever a migration revoked.
  const needsRights = !(await isSuperuser(tx));
  try {
    for (const { table } of tables) {
      if (needsRights) await grantRights(tx, table);
      await setTrigger(tx, table, 'disable');
    }
  } catch (error) {
    throw sqlState(error) === NOT_ALLOWED ? new NotOwnerError(error) : error;
  }
  const done = await fn();
  // PostgreSQL cannot alter a table with pending deferred checks.
  await sql`set constraints all immediate`.execute(tx);
  for (const each of tables) {
    await setTrigger(tx, each.table, 'enable');
    if (needsRights) await revokeRights(tx, each);
  }
  return done;
}
