import type { Kysely } from 'kysely';
import { databaseItems, withSnapshot } from '../../src/backup/database-items.ts';
import type { Column } from '../../src/backup/read-tables.ts';
import type { Cell } from '../../src/demo/packed-rows.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { indianTime } from './indian-time.ts';

export interface Row {
  readonly table: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** Tables that the product or a trigger fills. */
const NOT_PACKED: ReadonlySet<string> = new Set([
  ...['account', 'organisation', 'facility', 'staff', 'staff_facility'],
  ...['migration', 'setting', 'preference', 'medicine_review', 'work_change', 'work_item', 'provider_time'],
]);

/** Excludes generated numbers, columns that triggers fill, and timestamps of the generator's own run. */
export const isPacked = (table: string, { name, type, numbered }: Column): boolean =>
  !numbered &&
  !type.startsWith('timestamp') &&
  !(table === 'contact' && /_sort$|^current_(status|disposition)$|^escalated$/.test(name));

/** Returns the rows of a database that are not in `seen`, and adds them to it. */
export async function newRows(db: Kysely<Schema>, seen: Set<string>): Promise<Row[]> {
  const rows: Row[] = [];
  await withSnapshot(db, async (tx) => {
    let table = '';
    let columns: readonly string[] = [];
    for await (const item of databaseItems(tx, new Date(0))) {
      if (item.kind === 'table') ({ table, columns } = item.table);
      if (item.kind !== 'rows' || NOT_PACKED.has(table)) continue;
      const lines = item.lines.filter((line) => !seen.has(table + line));
      for (const line of lines) {
        seen.add(table + line);
        const values: Cell[] = JSON.parse(line);
        rows.push({
          table,
          cells: Object.fromEntries(columns.map((name, index) => [name, values[index] ?? null])),
        });
      }
    }
  });
  return rows;
}

/** Returns the patient of a row. */
export const patientOf = ({ table, cells }: Row): string =>
  (table === 'person' ? cells.id : cells.person_id) ?? '';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns the rows of a table in an order that does not depend on random ids. */
export function inOrder(rows: readonly Row[], patientNumber: (id: string) => number): Row[] {
  const keyed = rows.map((row) => {
    const { metric, created_at, position, ...others } = row.cells;
    const text = JSON.stringify(others).replace(ID, '');
    const at = Number(created_at ?? 0);
    const numbers = [patientNumber(patientOf(row)), at, Number(position ?? 0)] as const;
    // Mornings and evenings are kept apart because similar times compress well.
    const kind = metric ? `${metric} ${indianTime(at) < '10:00' ? 'am' : 'pm'}` : '';
    return { row, kind, numbers, text };
  });
  keyed.sort(
    (a, b) =>
      a.numbers[0] - b.numbers[0] ||
      Number(a.kind > b.kind) - Number(a.kind < b.kind) ||
      a.numbers[1] - b.numbers[1] ||
      a.numbers[2] - b.numbers[2] ||
      Number(a.text > b.text) - Number(a.text < b.text),
  );
  return keyed.map(({ row }) => row);
}
