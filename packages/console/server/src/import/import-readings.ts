import type { Transaction } from 'kysely';
import { newId } from '../store/new-id.ts';
import { insertReadings, type StoredReading } from '../store/reading-rows.ts';
import type { Schema } from '../store/schema.ts';
import { type BatchResult, countRemarks, type RefusedLine, type Remark } from './batch-result.ts';
import type { ImportPlace } from './import-place.ts';
import { findPersons, findReadingVersions, type KnownPerson, rowKey } from './known-rows.ts';
import { readReading } from './read-reading.ts';
import { readRows, type SourceRow } from './read-rows.ts';
import { type ReadingRow, readingRowSchema } from './reading-row.ts';

type Tx = Transaction<Schema>;
type Row = SourceRow<ReadingRow>;

interface Candidate {
  readonly reading: StoredReading;
  readonly remarks: readonly Remark[];
}

function candidateOf(source: Row, personId: string, place: ImportPlace, now: number): Candidate {
  const { reading, remarks } = readReading(source.row, place.timeZone);
  return {
    reading: {
      ...reading,
      id: newId(),
      organisationId: place.organisationId,
      facilityId: place.facilityId,
      personId,
      contentHash: source.hash,
      createdAt: now,
      updatedAt: now,
    },
    remarks,
  };
}

/** What is new among the rows; the same content twice is there the second time. */
function sortOut(
  rows: readonly Row[],
  persons: ReadonlyMap<string, KnownPerson>,
  versions: ReadonlyMap<string, Set<string>>,
  facts: { place: ImportPlace; now: number },
) {
  const fresh: Candidate[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Map(versions);
  for (const source of rows) {
    const { index, row, hash } = source;
    const person = persons.get(rowKey(row.source, row.patient));
    if (!person?.here) {
      refused.push({ index, reason: person ? 'other-facility' : 'unknown-patient' });
      continue;
    }
    const key = rowKey(row.source, row.id);
    const before = seen.get(key) ?? new Set();
    if (before.has(hash)) continue;
    const candidate = candidateOf(source, person.id, facts.place, facts.now);
    const further: Remark[] = before.size > 0 ? ['further-version'] : [];
    fresh.push({ ...candidate, remarks: [...candidate.remarks, ...further] });
    seen.set(key, new Set([...before, hash]));
  }
  return { fresh, refused };
}

export interface ImportedBatch extends BatchResult {
  /** Whose records were added to, for the audit row. */
  readonly personIds: readonly string[];
}

/** Takes readings of patients that are there; adds nothing for a line whose content is there already. */
export async function importReadings(
  tx: Tx,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const { rows, refused } = readRows(lines, readingRowSchema);
  const persons = await findPersons(tx, place, [
    ...new Map(
      rows.map(({ row }) => [rowKey(row.source, row.patient), { source: row.source, id: row.patient }]),
    ).values(),
  ]);
  const versions = await findReadingVersions(
    tx,
    place,
    rows.map(({ row }) => row),
  );
  const sorted = sortOut(rows, persons, versions, { place, now });
  const added = await insertReadings(
    tx,
    sorted.fresh.map(({ reading }) => reading),
  );
  // Another import at the same time may have been first with some.
  const taken = sorted.fresh.filter(({ reading }) => added.has(reading.id));
  const allRefused = [...refused, ...sorted.refused].sort((a, b) => a.index - b.index);
  return {
    taken: taken.length,
    there: lines.length - allRefused.length - taken.length,
    refused: allRefused,
    remarks: countRemarks(taken.flatMap(({ remarks }) => remarks)),
    personIds: [...new Set(taken.map(({ reading }) => reading.personId))],
  };
}
