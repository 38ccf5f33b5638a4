import { sql, type Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { BatchResult, Hold } from '../batch-result.ts';
import type { ImportPlace } from '../import-place.ts';

/** A row that waits for a decision about which patient it belongs to. */
export interface RowToHold {
  /** Index of the line among the submitted ones, from 0. */
  readonly index: number;
  /** An `ImportKind`, or the type of a FHIR resource. */
  readonly kind: string;
  readonly source: string;
  readonly id: string;
  /** The patient's id at the source. */
  readonly patient: string;
  readonly hash: string;
  /** The line as sent, or the content that is stored unchanged. */
  readonly content: string;
  /** Unix seconds; null if the content has no time. */
  readonly at: number | null;
  /** The patient who had the id first. */
  readonly personId: string;
  readonly reason: Hold;
}

type Content = Pick<RowToHold, 'kind' | 'source' | 'id' | 'hash'>;

const contentKey = ({ kind, source, id, hash }: Content): string => [kind, source, id, hash].join('\n');

export interface HeldNow extends Pick<RowToHold, 'index' | 'reason'> {
  /** Id of the waiting row. */
  readonly heldId: string;
}

const asRecord = (row: RowToHold, place: ImportPlace, now: number) => ({
  id: newId(),
  organisation_id: place.organisationId,
  facility_id: place.facilityId,
  person_id: row.personId,
  kind: row.kind,
  source: row.source,
  source_id: row.id,
  content_hash: row.hash,
  content: row.content,
  at: row.at,
  held: 'open',
  held_patient: row.patient,
  created_at: now,
});

const COLUMNS = sql.raw(
  `id, organisation_id, facility_id, person_id, kind, source, source_id, content_hash, content, at, held, held_patient,
  created_at`,
);
const RECORD =
  sql.raw(`id uuid, organisation_id uuid, facility_id uuid, person_id uuid, kind text, source text, source_id text,
  content_hash text, content text, at bigint, held text, held_patient text, created_at bigint`);

/**
 * Stores rows until a decision, in one statement. Rows that are already waiting stay as they are; a refused row waits
 * again when it is sent again.
 */
export async function holdRows(
  tx: Transaction<Schema>,
  rows: readonly RowToHold[],
  place: ImportPlace,
  now: number,
): Promise<readonly HeldNow[]> {
  if (rows.length === 0) return [];
  // If the content occurs twice, the first row is held and the second counts as there.
  const unique = new Map(rows.toReversed().map((row) => [contentKey(row), row]));
  const records = [...unique.values()].map((row) => asRecord(row, place, now));
  const { rows: stored } = await sql<{ id: string; kind: string; source: string; key: string; hash: string }>`
    insert into imported_resource as kept (${COLUMNS})
    select ${COLUMNS} from json_to_recordset(${JSON.stringify(records)}::json) as r (${RECORD})
    on conflict (organisation_id, source, kind, source_id, content_hash) do update set
      held = 'open', person_id = excluded.person_id
    where kept.held = 'refused'
    returning id, kind, source, source_id as key, content_hash as hash`.execute(tx);
  return stored.flatMap(({ id, kind, source, key, hash }) => {
    const row = unique.get(contentKey({ kind, source, id: key, hash }));
    return row ? [{ index: row.index, reason: row.reason, heldId: id }] : [];
  });
}

/** Returns the held lines of a batch; for a patient with the id that `import --held` shows. */
export function heldLines(held: readonly HeldNow[]): Pick<BatchResult, 'held'> {
  if (held.length === 0) return {};
  const lines = held.map(({ index, reason, heldId }) => ({
    index,
    reason,
    ...(reason === 'same-id-other-person' && { detail: heldId }),
  }));
  return { held: lines.toSorted((a, b) => a.index - b.index) };
}

export const ownersHeld = (held: readonly { readonly personId: string }[]): readonly string[] =>
  held.map(({ personId }) => personId);

/** Returns the hashes of contents refused earlier because they belonged to another person with the same id. */
export async function refusedBefore(
  tx: Transaction<Schema>,
  contents: readonly Content[],
  { organisationId }: ImportPlace,
): Promise<ReadonlySet<string>> {
  if (contents.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select kept.content_hash as hash
    from json_to_recordset(${JSON.stringify(contents)}::json) as wanted (kind text, source text, id text, hash text)
    join imported_resource as kept on kept.organisation_id = ${organisationId} and kept.source = wanted.source
      and kept.kind = wanted.kind and kept.source_id = wanted.id and kept.content_hash = wanted.hash
    where kept.held = 'refused'`.execute(tx);
  return new Set(rows.map(({ hash }) => hash));
}
