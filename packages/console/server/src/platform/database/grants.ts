import { type Kysely, sql, type Transaction } from 'kysely';
import { DatabaseOpenError } from './database-errors.ts';
import type { Schema } from './schema.ts';

type Tx = Transaction<Schema>;

/** A privilege that a serving role needs, on a table or on one of its columns. */
interface NeededRight {
  readonly table: string;
  readonly right: string;
  readonly column: string | null;
}

/**
 * The privileges of a serving role, derived from the tables: all privileges on most of them. Tables with the trigger
 * `…_only_added` allow only select and insert, plus an update of the patient during a merge where `…_only_moves`
 * permits it.
 */
const neededRights = sql`
  with own as (
    select c.oid, c.relname,
      exists (select from pg_trigger where tgrelid = c.oid and tgname = c.relname || '_only_added') as added,
      exists (select from pg_trigger where tgrelid = c.oid and tgname = c.relname || '_only_moves') as moves
    from pg_class c
    where c.relnamespace = quote_ident(current_schema())::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
  )
  select relname as "table", "right", null as "column" from own, unnest(
    case when relname = 'migration' then array['select']
      when added then array['select', 'insert']
      else array['select', 'insert', 'update', 'delete'] end) as "right"
  union all
  select relname, 'update', 'person_id' from own where moves`;

const roleExists = async (tx: Tx, role: string): Promise<boolean> => {
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(tx);
  return rows.length > 0;
};

/**
 * Returns the roles besides the owner that serve from the tables. They may write the audit; a read-only role may not.
 */
export async function servingRoles(tx: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ role: string }>`
    select r.rolname as role
    from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.oid = to_regclass('audit') and a.privilege_type = 'INSERT' and a.grantee <> c.relowner`.execute(
    tx,
  );
  return rows.map(({ role }) => role);
}

/** Grants a role the privileges of a server, and revokes changes to append-only rows. */
export async function grantTo(tx: Tx, role: string): Promise<void> {
  if (!(await roleExists(tx, role))) {
    throw new DatabaseOpenError(
      `There is no role ${role} on this server. Create it first: create role ${role} login password '…'`,
    );
  }
  const to = sql.id(role);
  const schema = await sql<{ name: string }>`select current_schema() as name`.execute(tx);
  await sql`grant usage on schema ${sql.id(schema.rows[0]?.name ?? 'public')} to ${to}`.execute(tx);
  const { rows } = await sql<NeededRight>`${neededRights}`.execute(tx);
  for (const table of new Set(rows.map((row) => row.table))) {
    const rights = rows
      .filter((row) => row.table === table)
      .map(({ right, column }) => (column === null ? right : `${right} (${column})`));
    // Default privileges may have granted more.
    await sql`revoke all on ${sql.id(table)} from ${to}`.execute(tx);
    await sql`grant ${sql.raw(rights.join(', '))} on ${sql.id(table)} to ${to}`.execute(tx);
  }
}

/** Grants the privileges to all serving roles, and to `more` if given. */
export async function grantToServing(tx: Tx, more?: string): Promise<void> {
  for (const role of new Set([...(await servingRoles(tx)), ...(more === undefined ? [] : [more])])) {
    await grantTo(tx, role);
  }
}

/** Returns privileges that this session's role lacks, such as `insert on call_log`. */
export async function missingRights(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<NeededRight>`
    select * from (${neededRights}) as needed
    where not case when "column" is null
      then has_table_privilege(format('%I', "table"), "right")
      else has_column_privilege(format('%I', "table"), "column", "right") end
    order by "table", "right"`.execute(db);
  return rows.map(({ table, right, column }) =>
    column === null ? `${right} on ${table}` : `${right} (${column}) on ${table}`,
  );
}

const rightsMissing = (role: string, examples: readonly string[]): DatabaseOpenError => {
  const [first = 'select on migration'] = examples;
  const more = examples.length > 1 ? ` and ${examples.length - 1} more` : '';
  return new DatabaseOpenError(
    `The role ${role} lacks rights on Careline's tables (${first}${more}), as after an update or a restore. Run \`npm start -- migrate --grant ${role}\` with the address of the role that owns them.`,
  );
};

const currentRole = async (db: Kysely<Schema>): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
};

/** Only merging patients needs a column privilege; everything else works without it. */
const isColumnRight = (right: string): boolean => right.includes('(');

/**
 * Checks the privileges of this session's role.
 * @throws DatabaseOpenError if saves would fail because some are missing
 */
export async function requireRights(db: Kysely<Schema>): Promise<void> {
  const missing = (await missingRights(db)).filter((right) => !isColumnRight(right));
  if (missing.length > 0) throw rightsMissing(await currentRole(db), missing);
}

/** Returns the error for a role that may not migrate the tables to this version. */
export async function refusedRole(db: Kysely<Schema>, cause: unknown): Promise<DatabaseOpenError> {
  const role = await currentRole(db);
  const { rows } = await sql<{ readable: boolean | null }>`
    select has_table_privilege(c.oid, 'select') as readable from pg_class c
    where c.relname = 'migration' and c.relkind = 'r' and pg_table_is_visible(c.oid)`.execute(db);
  const [table] = rows;
  if (table?.readable === false) return rightsMissing(role, []);
  const [state, why] = table
    ? ['The tables are of an older version of Careline', 'this role may not change them']
    : ['There are no tables of Careline yet', 'this role may not create them'];
  return new DatabaseOpenError(
    `${state}, and ${why}. Run \`npm start -- migrate --grant ${role}\` with the address of the role that owns them.`,
    { cause },
  );
}
