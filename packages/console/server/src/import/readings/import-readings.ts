import { panelMembers } from '@careline/core/internal/fhir/values';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ImportedBatch } from '../batch-result.ts';
import { readRows } from '../files/read-rows.ts';
import type { ImportPlace } from '../import-place.ts';
import { findPersons, rowKey } from '../patients/known-rows.ts';
import { ownersOf } from '../resources/sort-out.ts';
import { readReading } from './read-reading.ts';
import { readingRowSchema } from './reading-row.ts';
import { type ReadingSource, storeReadings } from './store-readings.ts';

/** Imports readings of known patients. Skips lines with content that is already stored. */
export async function importReadings(
  tx: Transaction<Schema>,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const read = readRows(lines, readingRowSchema);
  const rows = read.rows.map(
    ({ index, row, hash }): ReadingSource => ({
      index,
      hash,
      source: row.source,
      id: row.id,
      key: rowKey(row.source, row.id),
      patient: row.patient,
      code: row.code ?? row.text ?? '',
      kind: 'readings',
      content: lines[index] ?? '',
      read: () => readReading(row, place.timeZone),
      readMembers: () => panelMembers(row).map((member) => readReading(member, place.timeZone)),
    }),
  );
  const persons = await findPersons(tx, place, ownersOf(rows));
  return storeReadings(tx, { rows, persons, refused: read.refused, lines: lines.length }, place, now);
}
