import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

export interface Column {
  readonly name: string;
  /** The SQL name, such as `timestamp with time zone`. */
  readonly type: string;
  /** Text whose sort order depends on the collation. */
  readonly collated: boolean;
  /** Whether the database generates its numbers. */
  readonly numbered: boolean;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Names of its primary key columns. */
  readonly key: readonly string[];
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** Short-lived tables that belong to the transactions or processes of this database only. */
const PASSING = ['live_event', 'server_process'];

/** Tables of the own schema, without tables of extensions. */
const ownTables = sql`
  select c.oid, c.relname
  from pg_class c
  where c.relnamespace = quote_ident(current_schema())::regnamespace
    and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all(${PASSING}::text[])
    and not exists (
      select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
    )`;

async function tablesByName(db: Kysely<Schema>): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select t.relname as name,
      (
        select jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'collated', a.attcollation <> 0, 'numbered', pg_get_serial_sequence(t.oid::regclass::text, a.attname) is not null) order by a.attnum)
        from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      coalesce((
        select jsonb_agg(a.attname order by k.position)
        from pg_index i
        cross join unnest(i.indkey) with ordinality as k (attnum, position)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
        where i.indrelid = t.oid and i.indisprimary
      ), '[]') as key
    from (${ownTables}) t
    order by t.relname collate "C"`.execute(db);
  return rows;
}

/** Returns the foreign keys that decide the table order. Deferred ones do not. */
async function references(db: Kysely<Schema>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as "from", parent.relname as "to"
    from pg_constraint c
    join (${ownTables}) child on child.oid = c.conrelid
    join (${ownTables}) parent on parent.oid = c.confrelid
    where c.contype = 'f' and not c.condeferred and c.conrelid <> c.confrelid`.execute(db);
  return rows;
}

function inOrder(tables: readonly Table[], needed: readonly Reference[]): readonly Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const isReady = ({ name }: Table) =>
      ![...waiting].some((other) => needed.some(({ from, to }) => from === name && to === other.name));
    const ready = [...waiting].find(isReady);
    if (!ready) throw new Error(`Tables refer to each other in a circle: ${[...waiting].map((t) => t.name)}`);
    waiting.delete(ready);
    ordered.push(ready);
  }
  return ordered;
}

/** Returns the tables of the database's own schema, referenced tables first. */
export async function readTables(db: Kysely<Schema>): Promise<readonly Table[]> {
  return inOrder(await tablesByName(db), await references(db));
}
