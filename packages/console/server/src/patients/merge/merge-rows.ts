import { MERGE_COUNTS, type MergeCount } from '@careline/core/internal/patients/duplicates';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Merging, Moved, TableName } from '../patient-tables/patient-table.ts';
import { PATIENT_TABLE_ROWS } from '../patient-tables/patient-tables.ts';

type Tx = Transaction<Schema>;

interface MovedRows extends Moved {
  readonly table: TableName;
}

const movesOf = (merge: Merging | undefined): readonly Moved[] =>
  merge && 'moves' in merge ? merge.moves : [];

const MOVED: readonly MovedRows[] = PATIENT_TABLE_ROWS.flatMap(({ table, merge }) =>
  movesOf(merge).map((moved) => ({ ...moved, table })),
);

const FOLLOWING = PATIENT_TABLE_ROWS.flatMap(({ table, merge }) =>
  merge && 'follows' in merge ? merge.follows.map((row) => ({ table, of: row.table, by: row.by })) : [],
);

const CLEARED = PATIENT_TABLE_ROWS.flatMap(({ table, merge }) => (merge && 'clear' in merge ? [table] : []));

const columnOf = ({ column = 'person_id' }: Moved): string => column;
const keyOf = ({ key = 'id' }: Moved): string => key;

/** The name under which moved rows are recorded. A table with two columns has two lists. */
const listName = (rows: MovedRows): string => (rows.column ? `${rows.table}.${rows.column}` : rows.table);

/** A merge or undo: the direction of the move, and the record it belongs to. */
export interface Moving {
  readonly mergeId: string;
  readonly from: string;
  readonly to: string;
}

/** Allows append-only rows to change their patient until `fn` is done. */
export async function whileMoving<T>(tx: Tx, mergeId: string, fn: () => Promise<T>): Promise<T> {
  await sql`select set_config('careline.merge', ${mergeId}, true)`.execute(tx);
  const done = await fn();
  await sql`select set_config('careline.merge', '', true)`.execute(tx);
  return done;
}

/** Moves every row of the merged patient to the remaining one and records which rows moved. */
export async function moveRows(tx: Tx, { mergeId, from, to }: Moving): Promise<void> {
  for (const rows of MOVED) {
    const stays = rows.unless ? sql`and not ${rows.unless(to)}` : sql``;
    const column = sql.ref(columnOf(rows));
    await sql`
      with moved as (
        update ${sql.table(rows.table)} as t set ${column} = ${to}::uuid
        where t.${column} = ${from}::uuid ${stays} returning t.${sql.ref(keyOf(rows))} as key)
      insert into person_merge_row (merge_id, table_name, key)
      select distinct ${mergeId}::uuid, ${listName(rows)}, key from moved`.execute(tx);
  }
  for (const { table } of FOLLOWING) {
    await sql`update ${sql.table(table)} set person_id = ${to}::uuid where person_id = ${from}::uuid`.execute(
      tx,
    );
  }
}

const recorded = (mergeId: string, list: string) => sql`(
  select x.key from person_merge_row x where x.merge_id = ${mergeId}::uuid and x.table_name = ${list})`;

/**
 * Records rows stored since the merge that belong to a moved row, so that they move back with it: corrections of a
 * call, its readings, files and messages, and the notes of an encounter.
 */
async function recordParts(tx: Tx, { mergeId, from }: Moving): Promise<void> {
  const parts = MOVED.flatMap((rows) =>
    (rows.goesWith ?? []).map((whole) => ({ table: rows.table, key: keyOf(rows), whole })),
  );
  for (const { table, key, whole } of parts) {
    await sql`
      insert into person_merge_row (merge_id, table_name, key)
      select distinct ${mergeId}::uuid, ${table}, t.${sql.ref(key)} from ${sql.table(table)} t
      where t.person_id = ${from}::uuid and t.${sql.ref(whole.by)} in ${recorded(mergeId, whole.table)}
      on conflict do nothing`.execute(tx);
  }
  await sql`
    with recursive newer as (
      select r.superseded_by as id from reading r
      where r.id in ${recorded(mergeId, 'reading')} and r.superseded_by is not null
      union select r.superseded_by from reading r join newer n on r.id = n.id where r.superseded_by is not null)
    insert into person_merge_row (merge_id, table_name, key)
    select ${mergeId}::uuid, 'reading', t.id from reading t join newer n on n.id = t.id
    where t.person_id = ${from}::uuid
    on conflict do nothing`.execute(tx);
}

/** Moves rows back, including rows about them stored since. */
export async function giveRowsBack(tx: Tx, moving: Moving): Promise<void> {
  const { mergeId, from, to } = moving;
  await recordParts(tx, moving);
  for (const { table, of, by } of FOLLOWING) {
    await sql`update ${sql.table(table)} as t set person_id = ${to}::uuid
      where t.person_id = ${from}::uuid and ${by} in ${recorded(mergeId, of)}`.execute(tx);
  }
  for (const rows of MOVED) {
    const column = sql.ref(columnOf(rows));
    await sql`update ${sql.table(rows.table)} as t set ${column} = ${to}::uuid
      where t.${column} = ${from}::uuid and t.${sql.ref(keyOf(rows))} in ${recorded(mergeId, listName(rows))}`.execute(
      tx,
    );
  }
}

/** Removes rows that are derived again later, and rows without effect. */
export async function clearRows(tx: Tx, vitaId: string): Promise<void> {
  for (const table of CLEARED)
    await sql`delete from ${sql.table(table)} where person_id = ${vitaId}`.execute(tx);
}

interface Counted {
  readonly name: MergeCount;
  readonly table: TableName;
  /**
   * Identifies the counted row `t`, or the row that it follows. A note counts once, however often it was corrected.
   */
  readonly key: RawBuilder<unknown>;
  /** The list that records the key. */
  readonly list: string;
  readonly stored: string;
  readonly goesWith: NonNullable<Moved['goesWith']>;
}

const COUNTED: readonly Counted[] = PATIENT_TABLE_ROWS.flatMap(({ table, merge, mergeCount }) => {
  if (!mergeCount) return [];
  const { name, stored = 'created_at' } = mergeCount;
  const counted = { name, table, stored };
  const moved = movesOf(merge).map((rows) => ({
    ...counted,
    key: sql`t.${sql.ref(keyOf(rows))}`,
    list: table,
    goesWith: rows.goesWith ?? [],
  }));
  const following = FOLLOWING.filter((row) => row.table === table).map(({ of, by }) => ({
    ...counted,
    key: by,
    list: of,
    goesWith: [],
  }));
  return [...moved, ...following];
}).toSorted((one, other) => MERGE_COUNTS.indexOf(one.name) - MERGE_COUNTS.indexOf(other.name));

export type Counts = Readonly<Record<MergeCount, number>>;

async function countWhere(
  tx: Kysely<Schema>,
  vitaId: string,
  condition: (counted: Counted) => RawBuilder<unknown>,
): Promise<Counts> {
  const columns = COUNTED.map(
    (counted) => sql`(
      select count(distinct ${counted.key})::int from ${sql.table(counted.table)} t
      where t.person_id = ${vitaId}::uuid and ${condition(counted)}) as ${sql.ref(counted.name)}`,
  );
  const { rows } = await sql<Counts>`select ${sql.join(columns)}`.execute(tx);
  return rows[0] as Counts;
}

/** Counts all rows of a patient. */
export const countRows = (tx: Kysely<Schema>, vitaId: string): Promise<Counts> =>
  countWhere(tx, vitaId, () => sql`true`);

/** Counts what an undo moves back, and what was stored since and stays. */
export async function countUndo(
  tx: Kysely<Schema>,
  { mergeId, from }: Moving,
  mergedAt: number,
): Promise<{ readonly back: Counts; readonly stays: Counts }> {
  const goesBack = ({ key, list, goesWith }: Counted) => {
    const own = sql`${key} in ${recorded(mergeId, list)}`;
    const withWhole = goesWith.map(
      (whole) => sql`coalesce(t.${sql.ref(whole.by)} in ${recorded(mergeId, whole.table)}, false)`,
    );
    return sql`(${sql.join([own, ...withWhole], sql` or `)})`;
  };
  const back = await countWhere(tx, from, goesBack);
  const stays = await countWhere(
    tx,
    from,
    (counted) => sql`t.${sql.ref(counted.stored)} >= ${mergedAt} and not ${goesBack(counted)}`,
  );
  return { back, stays };
}
