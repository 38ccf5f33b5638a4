import { readSourceTime } from '@careline/core/internal/fhir/values';
import type { Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type ImportedResource, insertImportedResources } from '../../record/imported-resources.ts';
import { countRemarks, type ImportedBatch, type RefusedLine, type Remark } from '../batch-result.ts';
import type { ImportPlace } from '../import-place.ts';
import { heldLines, holdRows, ownersHeld, type RowToHold } from '../patients/hold-rows.ts';
import { findPersons, findResourceVersions, resourceKey } from '../patients/known-rows.ts';
import { type HeldRow, type OwnedRow, ownersOf, type SortedRow, sortOut } from './sort-out.ts';

/** A row that is stored unchanged. */
export interface ResourceToKeep extends Omit<OwnedRow, 'key'> {
  readonly kind: string;
  readonly id: string;
  /** Time of the event, as its source wrote it. */
  readonly time: string | undefined;
  /** JSON as its source wrote it. */
  readonly content: string;
}

/** Returns unix seconds, or null if the time is missing or unreadable. */
function momentOf(time: string | undefined, timeZone: string): number | null {
  const { precision, sortAt } = readSourceTime(time, timeZone);
  return precision === 'none' || precision === 'unreadable' ? null : sortAt;
}

interface Candidate {
  readonly resource: ImportedResource;
  readonly remarks: readonly Remark[];
}

function candidateOf(
  { row, personId, further }: SortedRow<ResourceToKeep & OwnedRow>,
  place: ImportPlace,
  now: number,
): Candidate {
  const remarks: (Remark | false)[] = [personId === null && 'about-nobody', further && 'further-version'];
  return {
    resource: {
      id: newId(),
      organisationId: place.organisationId,
      facilityId: place.facilityId,
      personId,
      kind: row.kind,
      source: row.source,
      sourceId: row.id,
      contentHash: row.hash,
      content: row.content,
      at: momentOf(row.time, place.timeZone),
      createdAt: now,
    },
    remarks: remarks.filter((remark) => remark !== false),
  };
}

const toHold = ({ row, personId }: HeldRow<ResourceToKeep & OwnedRow>, place: ImportPlace): RowToHold => ({
  index: row.index,
  kind: row.kind,
  source: row.source,
  id: row.id,
  patient: row.patient ?? '',
  hash: row.hash,
  content: row.content,
  at: momentOf(row.time, place.timeZone),
  personId,
  reason: 'of-held-person',
});

export interface ResourcesToKeep {
  readonly rows: readonly ResourceToKeep[];
  /** Lines that cannot be stored. */
  readonly refused: readonly RefusedLine[];
  /** Number of submitted lines. */
  readonly lines: number;
}

/** Stores rows of known patients, and rows about no patient. Adds nothing for content that is already stored. */
export async function keepResources(
  tx: Transaction<Schema>,
  { rows, refused, lines }: ResourcesToKeep,
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const keyed = rows.map((row) => ({ ...row, key: resourceKey(row) }));
  const persons = await findPersons(tx, place, ownersOf(keyed));
  const sorted = sortOut(keyed, persons, await findResourceVersions(tx, place, keyed));
  const held = await holdRows(
    tx,
    sorted.held.map((row) => toHold(row, place)),
    place,
    now,
  );
  const candidates = sorted.fresh.map((row) => candidateOf(row, place, now));
  const added = await insertImportedResources(
    tx,
    candidates.map(({ resource }) => resource),
  );
  // A concurrent import may have stored some of them first.
  const stored = candidates.filter(({ resource }) => added.has(resource.id));
  const allRefused = [...refused, ...sorted.refused].sort((a, b) => a.index - b.index);
  return {
    taken: 0,
    kept: stored.length,
    there: lines - allRefused.length - stored.length - held.length,
    refused: allRefused,
    remarks: countRemarks(stored.flatMap(({ remarks }) => remarks)),
    ...heldLines(held),
    personIds: [
      ...new Set([...stored.flatMap(({ resource }) => resource.personId ?? []), ...ownersHeld(sorted.held)]),
    ],
  };
}
