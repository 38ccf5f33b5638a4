import { type Kysely, sql } from 'kysely';
import { isDamaged } from '../database-errors.ts';
import type { Schema } from '../schema.ts';

/** A part of the stored data that changed on disk. */
export interface Damage {
  /** Name of a table or an index. */
  readonly name: string;
  readonly words: string;
}

interface Heap {
  readonly name: string;
  /** A unique index over all its rows. */
  readonly key: string | null;
}

interface Index {
  readonly name: string;
  readonly method: string;
}

type Session = Kysely<Schema>;

const heaps = sql<Heap>`
  select c.oid::regclass::text as name, (
    select i.indexrelid::regclass::text
    from pg_index i
    join pg_class x on x.oid = i.indexrelid
    join pg_am m on m.oid = x.relam
    where i.indrelid = c.oid and i.indisunique and i.indisvalid and i.indpred is null and m.amname = 'btree'
    order by i.indisprimary desc, i.indexrelid
    limit 1
  ) as key
  from pg_class c
  where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'
  order by 1`;

const indexes = sql<Index>`
  select c.oid::regclass::text as name, m.amname as method
  from pg_class c
  join pg_am m on m.oid = c.relam
  join pg_index i on i.indexrelid = c.oid
  where c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid and m.amname in ('btree', 'gin')
  order by 1`;

/**
 * Counts rows that a table's key has and the table does not. Zeroed pages and truncated files have valid checksums, so
 * only the index reveals their missing rows. A page has a header of 24 bytes, and four bytes per row slot.
 */
const lostRows = ({ name, key }: Heap) => sql<{ lost: number }>`
  with page as materialized (
    select block, ((page_header(get_raw_page(${name}, block::int))).lower - 24) / 4 as places
    from generate_series(0, pg_relation_size(${name}::regclass) / current_setting('block_size')::int - 1) block
  ), place as (
    select unnest(coalesce(item.tids, array[item.htid]))::text::point as at
    from generate_series(1, pg_relation_size(${key}::regclass) / current_setting('block_size')::int - 1) leaf
    cross join lateral bt_page_stats(${key}, leaf::int) stats
    cross join lateral bt_page_items(
      ${key}, case when stats.type in ('l', 'r') and stats.btpo_level = 0 then leaf::int end) item
    where not coalesce(item.dead, false) and (item.itemoffset > 1 or stats.btpo_next = 0)
  )
  select count(*) as lost
  from place
  left join page on page.block = at[0]
  where page.block is null or page.places < at[1]`;

/** Uses a savepoint, so that checks continue after an unreadable page. */
async function inPart(session: Session, name: string, look: () => Promise<Damage[]>): Promise<Damage[]> {
  await sql`savepoint look`.execute(session);
  try {
    return await look();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return [{ name, words: (error as Error).message }];
  } finally {
    await sql`rollback to savepoint look`.execute(session);
  }
}

const missing = (name: string, lost: number): Damage[] =>
  lost === 0 ? [] : [{ name, words: `${lost.toLocaleString('en-US')} rows are missing` }];

async function damageOfHeap(session: Session, heap: Heap): Promise<Damage[]> {
  if (heap.key === null) return [];
  return inPart(session, heap.name, async () => {
    const { rows } = await lostRows(heap).execute(session);
    return missing(heap.name, rows[0]?.lost ?? 0);
  });
}

/** Returns the first fault in a table's rows. The text gives positions, never stored data. */
async function damageOfRows(session: Session, { name }: Heap): Promise<Damage[]> {
  return inPart(session, name, async () => {
    const { rows } = await sql<{ block: number; words: string }>`
      select blkno as block, msg as words from verify_heapam(${name}::regclass, check_toast => true) limit 1`.execute(
      session,
    );
    return rows.map(({ block, words }) => ({ name, words: `page ${block}: ${words}` }));
  });
}

async function damageOfIndex(session: Session, { name, method }: Index): Promise<Damage[]> {
  const check =
    method === 'gin'
      ? sql`select gin_index_check(${name}::regclass)`
      : sql`select bt_index_check(${name}::regclass, heapallindexed => true)`;
  return inPart(session, name, async () => {
    await check.execute(session);
    return [];
  });
}

async function damageIn(session: Session, thorough: boolean): Promise<Damage[]> {
  const found: Damage[] = [];
  const tables = (await heaps.execute(session)).rows;
  for (const heap of tables) found.push(...(await damageOfHeap(session, heap)));
  if (!thorough) return found;
  for (const heap of tables) found.push(...(await damageOfRows(session, heap)));
  for (const index of (await indexes.execute(session)).rows)
    found.push(...(await damageOfIndex(session, index)));
  return found;
}

export interface DamageSearch {
  /** Checks every page and index, not only for missing rows. */
  readonly thorough: boolean;
}

/**
 * Looks for damage in the embedded database, and undoes what it sets up for that. Also reports unreadable pages, one
 * per table or index.
 */
export async function findDamage(db: Kysely<Schema>, { thorough }: DamageSearch): Promise<readonly Damage[]> {
  return db.connection().execute(async (session) => {
    await sql`begin`.execute(session);
    try {
      await sql`create extension pageinspect`.execute(session);
      await sql`create extension amcheck`.execute(session);
      return await damageIn(session, thorough);
    } finally {
      await sql`rollback`.execute(session);
    }
  });
}
