import { sql, type Transaction } from 'kysely';
import { newId } from '../store/new-id.ts';
import { isNeverTrue } from '../store/reading-records.ts';
import { insertReadings, type StoredReading } from '../store/reading-rows.ts';
import type { Schema } from '../store/schema.ts';
import { countRemarks, type ImportedBatch, type RefusedLine, type Remark } from './batch-result.ts';
import type { ImportPlace } from './import-place.ts';
import { findReadingVersions, type KnownPerson } from './known-rows.ts';
import type { ReadReading } from './read-reading.ts';
import { type OwnedRow, type SortedRow, sortOut } from './sort-out.ts';

/** A row that holds a reading; it is read only where it is new. */
export interface ReadingSource extends OwnedRow {
  readonly id: string;
  readonly patient: string;
  read(): ReadReading;
}

interface Candidate {
  readonly reading: StoredReading;
  readonly remarks: readonly Remark[];
}

function candidateOf(
  { row, personId, further }: SortedRow<ReadingSource>,
  place: ImportPlace,
  now: number,
): Candidate[] {
  // A reading always names its patient; who is not there was refused.
  if (personId === null) return [];
  const { reading, remarks } = row.read();
  return [
    {
      reading: {
        ...reading,
        id: newId(),
        organisationId: place.organisationId,
        facilityId: place.facilityId,
        personId,
        contentHash: row.hash,
        createdAt: now,
        updatedAt: now,
      },
      remarks: further ? [...remarks, 'further-version'] : remarks,
    },
  ];
}

/** What a source says was never true is not, in whatever content it said it before: alerts of that end with it. */
async function takeBack(tx: Transaction<Schema>, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update reading r set superseded_by = n.id, updated_at = greatest(r.updated_at, ${now}::bigint)
    from reading n
    where n.id = any(${ids}::uuid[]) and r.organisation_id = n.organisation_id and r.source = n.source
      and r.source_id = n.source_id and r.id <> n.id and r.superseded_by is null`.execute(tx);
}

export interface ReadingsToStore {
  readonly rows: readonly ReadingSource[];
  readonly persons: ReadonlyMap<string, KnownPerson>;
  /** Lines that no reading could be told from. */
  readonly refused: readonly RefusedLine[];
  /** Of all lines handed in. */
  readonly lines: number;
}

/** Stores readings of patients that are there; adds nothing for a row whose content is there already. */
export async function storeReadings(
  tx: Transaction<Schema>,
  { rows, persons, refused, lines }: ReadingsToStore,
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const sorted = sortOut(rows, persons, await findReadingVersions(tx, place, rows));
  const candidates = sorted.fresh.flatMap((row) => candidateOf(row, place, now));
  const added = await insertReadings(
    tx,
    candidates.map(({ reading }) => reading),
  );
  // Another import at the same time may have been first with some.
  const taken = candidates.filter(({ reading }) => added.has(reading.id));
  const never = taken.filter(({ reading }) => isNeverTrue(reading.status ?? ''));
  await takeBack(
    tx,
    never.map(({ reading }) => reading.id),
    now,
  );
  const allRefused = [...refused, ...sorted.refused].sort((a, b) => a.index - b.index);
  return {
    taken: taken.length,
    kept: 0,
    there: lines - allRefused.length - taken.length,
    refused: allRefused,
    remarks: countRemarks(taken.flatMap(({ remarks }) => remarks)),
    personIds: [...new Set(taken.map(({ reading }) => reading.personId))],
  };
}
