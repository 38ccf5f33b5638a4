import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { insertRows } from '../backup/insert-rows.ts';
import { readTables } from '../backup/read-tables.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Cell, type Clock, type PackedRows, unpackRows } from './packed-rows.ts';

type Tx = Transaction<Schema>;

/** Lines of each part of the packed clinic. Each part is loaded in one transaction. */
export type Clinic = ReadonlyMap<string, readonly string[]>;

const FILE = new URL('clinic.jsonl.br', import.meta.url);
const ROWS_AT_ONCE = 1_000;

export async function readClinic(): Promise<Clinic> {
  const text = (await promisify(brotliDecompress)(await readFile(FILE))).toString();
  const parts = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const part = /^\{"part":"([^"]+)"/.exec(line)?.[1];
    if (part === undefined) continue;
    const lines = parts.get(part) ?? [];
    if (lines.push(line) === 1) parts.set(part, lines);
  }
  return parts;
}

export interface UnpackedTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Returns the rows of a part at the clock's time; none for a missing part. */
export const unpackPart = (clinic: Clinic, part: string, clock: Clock): UnpackedTable[] =>
  (clinic.get(part) ?? []).map((line) => {
    const packed: PackedRows = JSON.parse(line);
    const columns = packed.columns.map(({ name }) => name);
    return { table: packed.table, columns, rows: unpackRows(packed, clock) };
  });

/** Stores rows in the same way as a restored backup. */
export async function storeTables(tx: Tx, unpacked: readonly UnpackedTable[]): Promise<void> {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
  await sql`set constraints all deferred`.execute(tx);
  for (const { table: name, columns, rows } of unpacked) {
    const table = tables.get(name);
    if (!table) throw new Error(`The demo has rows of ${name}, which is no table. Pack it again.`);
    const about = { table: name, columns: [...columns], sequences: {} };
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const lines = rows.slice(from, from + ROWS_AT_ONCE).map((row) => JSON.stringify(row));
      await insertRows(tx, about, table, lines);
    }
  }
}
