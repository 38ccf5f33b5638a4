import type { Transaction } from 'kysely';
import type { NewPerson } from '../../patients/registration/new-person.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ImportedBatch } from '../batch-result.ts';
import { readRows } from '../files/read-rows.ts';
import type { ImportPlace } from '../import-place.ts';
import { freeUhids } from '../patients/free-uhids.ts';
import { findPersons, type KnownPerson, rowKey, type SourceKey } from '../patients/known-rows.ts';
import { foreignSystem } from '../patients/sender.ts';
import { settlePersons } from '../patients/settle-persons.ts';
import { ownersOf } from '../resources/sort-out.ts';
import { glucoseRowSchema } from './glucose-row.ts';
import { glucoseLineId, readGlucoseLine } from './read-glucose-line.ts';
import { type ReadingSource, storeReadings } from './store-readings.ts';

type Tx = Transaction<Schema>;

/** A patient about whom only the log's name is known, by which they can be found. */
const namelessPerson = (
  { source, id }: SourceKey,
  uhid: string | undefined,
  place: ImportPlace,
  now: number,
): NewPerson => ({
  id: newId(),
  organisationId: place.organisationId,
  facilityIds: [place.facilityId],
  name: '',
  gender: 'unknown',
  identifiers: [
    { system: foreignSystem(source), value: id },
    ...(uhid ? [{ system: 'uhid', value: uhid }] : []),
  ],
  source,
  sourceId: id,
  createdAt: now,
  updatedAt: now,
});

interface Owners {
  readonly persons: ReadonlyMap<string, KnownPerson>;
  /** Keys of the persons created here. */
  readonly made: ReadonlySet<string>;
}

/** Finds the logs' patients, and creates missing ones. By their description, each log belongs to one person. */
async function findOrMake(
  tx: Tx,
  owners: readonly SourceKey[],
  place: ImportPlace,
  now: number,
): Promise<Owners> {
  const known = await findPersons(tx, place, owners);
  const missing = owners.filter(({ source, id }) => !known.has(rowKey(source, id)));
  if (missing.length === 0) return { persons: known, made: new Set() };
  const uhids = await freeUhids(tx, place.organisationId, missing.length);
  const people = missing.map((key, index) => namelessPerson(key, uhids[index], place, now));
  const added = await insertPersons(tx, people);
  const mine = people.filter(({ id }) => added.has(id));
  await settlePersons(
    tx,
    mine.map(({ id }) => id),
    place,
    now,
  );
  const made = new Set(mine.map(({ source, sourceId }) => rowKey(source, sourceId ?? '')));
  return { persons: await findPersons(tx, place, owners), made };
}

/** Adds a remark to the first row of each created person. */
function withMadeIds(rows: readonly ReadingSource[], made: ReadonlySet<string>): ReadingSource[] {
  const remaining = new Set(made);
  return rows.map((row) => {
    if (!remaining.delete(rowKey(row.source, row.patient))) return row;
    return {
      ...row,
      read() {
        const { reading, remarks } = row.read();
        return { reading, remarks: [...remarks, 'person-made'] };
      },
    };
  });
}

/** Imports diabetes logs as readings, and creates patients for unknown logs. */
export async function importGlucoseLog(
  tx: Tx,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const read = readRows(lines, glucoseRowSchema);
  const rows = read.rows.map(({ index, row, hash }): ReadingSource => {
    const id = glucoseLineId(row);
    const { source, patient } = row;
    const key = rowKey(source, id);
    return {
      ...{ index, hash, source, id, key, patient },
      code: row.code,
      kind: 'glucose-log',
      content: lines[index] ?? '',
      read: () => readGlucoseLine(row, place.timeZone),
    };
  });
  const { persons, made } = await findOrMake(tx, ownersOf(rows), place, now);
  const all = { rows: withMadeIds(rows, made), persons, refused: read.refused, lines: lines.length };
  return storeReadings(tx, all, place, now);
}
