import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ErasureTimes } from '../patient-tables/patient-table.ts';
import { belongsTo, type NamedPatientTable, PATIENT_TABLE_ROWS } from '../patient-tables/patient-tables.ts';

type Tx = Transaction<Schema>;

/** Child rows before the rows they refer to. */
const REMOVAL_ORDER = PATIENT_TABLE_ROWS.toReversed();

const deleteRows = (tx: Tx, table: NamedPatientTable['table'], personId: string) =>
  sql`delete from ${sql.table(table)} where ${belongsTo(table, personId)}`.execute(tx);

type StrippedValue = string | null | RawBuilder<unknown>;

async function setColumns(
  tx: Tx,
  table: NamedPatientTable['table'],
  values: Readonly<Record<string, StrippedValue>>,
  personId: string,
): Promise<void> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${belongsTo(table, personId)}`.execute(
    tx,
  );
}

/** Removes the rows that are not retained. */
export async function removeAtOnce(tx: Tx, personId: string): Promise<void> {
  for (const { table, erasure } of REMOVAL_ORDER)
    if (erasure === 'remove') await deleteRows(tx, table, personId);
}

/** Removes free text and identity from rows that stay until their retention ends. */
export async function stripRows(tx: Tx, personId: string, times: ErasureTimes): Promise<void> {
  for (const { table, erasure } of PATIENT_TABLE_ROWS) {
    if (erasure === 'remove' || !('strip' in erasure)) continue;
    const { strip } = erasure;
    if (typeof strip === 'function') await strip(tx, personId, times);
    else await setColumns(tx, table, strip as Readonly<Record<string, StrippedValue>>, personId);
  }
}

/** Removes all rows of a patient. The audit keeps the id. */
export async function removeRows(tx: Tx, personId: string): Promise<void> {
  for (const { table, erasure, releases = [] } of REMOVAL_ORDER) {
    if (erasure !== 'remove' && 'ignore' in erasure) continue;
    for (const { table: other, column } of releases) {
      await sql`update ${sql.table(other)} set ${sql.ref(column)} = null
        where ${sql.ref(column)} in (select id from ${sql.table(table)} where ${belongsTo(table, personId)})`.execute(
        tx,
      );
    }
    const remove = erasure !== 'remove' && 'strip' in erasure && erasure.remove;
    if (remove) await remove(tx, personId);
    else await deleteRows(tx, table, personId);
  }
}
