import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { decodeCursor, encodeCursor } from './page-cursor.ts';

interface ColumnType {
  readonly schema: v.GenericSchema<unknown, string | number>;
  readonly toSql: (value: string | number) => RawBuilder<unknown>;
}

/**
 * Types of columns that can be part of a sort key. Days, YYYY-MM-DD, are `text` here: the column decides their type.
 * `micros` is a timestamp as microseconds since 1970, which a number represents exactly until 2255.
 */
const KEY_TYPES = {
  bigint: { schema: v.pipe(v.number(), v.safeInteger()), toSql: (value) => sql`${value}::bigint` },
  text: {
    // PostgreSQL stores neither of them.
    schema: v.pipe(
      v.string(),
      v.check((text) => !text.includes('\u0000') && text.isWellFormed()),
    ),
    toSql: (value) => sql`${value}`,
  },
  uuid: { schema: v.pipe(v.string(), v.uuid()), toSql: (value) => sql`${value}::uuid` },
  micros: {
    schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    toSql: (value) => sql`to_timestamp(${value}::double precision / 1000000)`,
  },
} as const satisfies Record<string, ColumnType>;

type KeyType = keyof typeof KEY_TYPES;

/** A column of a sort key, never null: its SQL and its type. */
export type KeyColumn = readonly [column: string | RawBuilder<unknown>, type: KeyType];

export interface PageRequest {
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

export interface KeysetPage<Item> {
  readonly data: Item[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** The total order in which a list is paged, by a part of its rows. */
export interface Keyset<Key> {
  /** The columns for `order by`, with their direction. */
  readonly by: RawBuilder<unknown>;
  /** Matches the rows after a cursor, or undefined for the first page. Throws `input-invalid`. */
  beyond(after: string | undefined): RawBuilder<boolean> | undefined;
  /** Converts rows read with `limit + 1` to a page. */
  cut<Row extends Key, Item>(
    rows: readonly Row[],
    limit: number,
    toItem: (row: Row) => Item,
  ): KeysetPage<Item>;
}

/**
 * Describes an order by columns that together are unique, the last one usually an id. `keyOf` returns their values of a
 * row. One direction for all columns, so that an index on them serves every page.
 */
export function keyset<Key>(
  direction: 'asc' | 'desc',
  columns: readonly KeyColumn[],
  keyOf: (row: Key) => readonly (string | number)[],
): Keyset<Key> {
  const order = sql.raw(direction);
  const references = columns.map(([column]) => (typeof column === 'string' ? sql.ref(column) : column));
  const schema = v.strictTuple(columns.map(([, type]): ColumnType['schema'] => KEY_TYPES[type].schema));
  return {
    by: sql.join(references.map((column) => sql`${column} ${order}`)),
    beyond(after) {
      const key = decodeCursor(after, schema);
      if (!key) return undefined;
      const values = columns.map(([, type], index) => KEY_TYPES[type].toSql(key[index] ?? ''));
      const comparison = sql.raw(direction === 'asc' ? '>' : '<');
      return sql<boolean>`(${sql.join(references)}) ${comparison} (${sql.join(values)})`;
    },
    cut(rows, limit, toItem) {
      const page = rows.slice(0, limit);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return { data: page.map(toItem), next: last ? encodeCursor(keyOf(last)) : null };
    },
  };
}

/** Reads one page of a query in an order. The query brings its conditions and neither order nor limit. */
export async function readPage<DB, Tables extends keyof DB, Key, Row extends Key, Item>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  order: Keyset<Key>,
  { limit, after }: PageRequest,
  toItem: (row: Row) => Item,
): Promise<KeysetPage<Item>> {
  const beyond = order.beyond(after);
  const rows = await (beyond ? query.where(beyond) : query)
    .orderBy(sql`${order.by}`)
    .limit(limit + 1)
    .execute();
  return order.cut(rows as Row[], limit, toItem);
}
