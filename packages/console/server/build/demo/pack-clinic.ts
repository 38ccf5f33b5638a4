import type { Kysely } from 'kysely';
import { readTables, type Table } from '../../src/backup/read-tables.ts';
import { PACK_ANCHOR, REPEATED_IDS } from '../../src/demo/demo-clock.ts';
import type { PackedPart } from '../../src/demo/packed-rows.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { inOrder, isPacked, newRows, patientOf, type Row } from './clinic-rows.ts';
import { DAYS, makeEncounters } from './demo-encounters.ts';
import { fillHeldDay, fillPeople } from './fill-clinic.ts';
import { DAY, HOUR } from './indian-time.ts';
import { packRows } from './pack-rows.ts';

const PEOPLE_AT_ONCE = 20;

interface Part {
  readonly part: string;
  readonly tables: readonly { readonly table: Table; readonly rows: readonly Row[] }[];
}

/** Returns the part of the file for rows that belong to encounters. */
function partsOfEncounters(rows: readonly Row[]): (row: Row) => string {
  const partOfEncounter = ({ cells }: Row): string => {
    if (cells.service_type === 'PRESCRIPTION_VALIDATION') return 'record';
    const start = Number(cells.starts_at);
    // Only the visits of stories begin within an hour after midnight: they move with the time of loading.
    if (start > PACK_ANCHOR && start < PACK_ANCHOR + HOUR) return 'waiting';
    const day = Math.floor((start - PACK_ANCHOR) / DAY);
    return day < -DAYS ? 'record' : `day ${day}`;
  };
  const encounters = rows.filter(({ table }) => table === 'encounter');
  const parts = new Map(encounters.map((row) => [row.cells.id, partOfEncounter(row)]));
  return ({ table, cells }) => {
    if (table === 'encounter') return parts.get(cells.id ?? null) ?? 'record';
    if (table === 'encounter_event') return parts.get(cells.encounter_id ?? null) ?? 'record';
    return /^care_|^service_slot$/.test(table) ? 'clinic' : 'record';
  };
}

/** Makes the clinic and returns its rows by part. */
async function makeParts(db: Kysely<Schema>, patients: string[]): Promise<Map<string, Row[]>> {
  const parts = new Map<string, Row[]>();
  const put = (part: string, row: Row) => {
    const rows = parts.get(part) ?? [];
    if (rows.push(row) === 1) parts.set(part, rows);
  };
  const seen = new Set<string>();
  patients.push(...(await fillPeople(db, PACK_ANCHOR)));
  const numbers = new Map(patients.map((id, index) => [id, index]));
  const batchOf = (row: Row): number => Math.floor((numbers.get(patientOf(row)) ?? 0) / PEOPLE_AT_ONCE);
  for (const row of await newRows(db, seen)) put(`people ${batchOf(row)}`, row);
  await makeEncounters(db, PACK_ANCHOR);
  const rows = await newRows(db, seen);
  const partOf = partsOfEncounters(rows);
  for (const row of rows) put(partOf(row), row);
  await fillHeldDay(db, PACK_ANCHOR);
  for (const row of await newRows(db, seen)) put('held', row);
  return parts;
}

/** Numbers the ids of all rows; patients come first. */
function numberIds(patients: readonly string[], parts: readonly Part[]): (id: string) => number {
  const numbers = new Map(patients.map((id, index) => [id, index]));
  let once = patients.length;
  let repeated = REPEATED_IDS;
  for (const { part, tables } of parts) {
    const isRepeated = /^(day .*|held|waiting)$/.test(part);
    for (const { cells } of tables.flatMap(({ rows }) => rows))
      if (cells.id && !numbers.has(cells.id)) numbers.set(cells.id, isRepeated ? repeated++ : once++);
  }
  return (id) => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`No packed row has the id ${id}.`);
    return number;
  };
}

async function readFixedIds(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const [organisations, facilities, staff] = await Promise.all([
    db.selectFrom('organisation').select('id').execute(),
    db.selectFrom('facility').select('id').execute(),
    db.selectFrom('staff').select('id').execute(),
  ]);
  return new Set([...organisations, ...facilities, ...staff].map(({ id }) => id));
}

/** Makes the clinic in an empty, migrated database and returns the lines of the packed file. */
export async function packClinic(db: Kysely<Schema>): Promise<string[]> {
  const tables = await readTables(db);
  const patients: string[] = [];
  const made = await makeParts(db, patients);
  const patientNumbers = new Map(patients.map((id, index) => [id, index]));
  const parts = [...made].map(([part, rows]): Part => {
    const ofTable = (table: Table) =>
      inOrder(
        rows.filter((row) => row.table === table.name),
        (id) => patientNumbers.get(id) ?? -1,
      );
    const own = tables.map((table) => ({ table, rows: ofTable(table) }));
    return { part, tables: own.filter((one) => one.rows.length > 0) };
  });
  const fixed = await readFixedIds(db);
  const numberOf = numberIds(patients, parts);
  const packing = { anchor: PACK_ANCHOR, isFixed: (id: string) => fixed.has(id), numberOf };
  return parts.flatMap(({ part, tables: own }) =>
    own.map(({ table: { name, columns }, rows }) => {
      const packedColumns = columns.filter((column) => isPacked(name, column));
      const cells = rows.map((row) => packedColumns.map((column) => row.cells[column.name] ?? null));
      const packed: PackedPart = {
        part,
        ...packRows({ table: name, columns: packedColumns, rows: cells }, packing),
      };
      return JSON.stringify(packed);
    }),
  );
}
