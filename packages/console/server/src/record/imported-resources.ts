import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Imported data without its own table yet. Times are unix seconds. */
export interface ImportedResource {
  readonly id: string;
  readonly organisationId: string;
  readonly facilityId: string;
  /** Null if it is about no patient. */
  readonly personId: string | null;
  /** A FHIR type, or the kind of a file of flattened rows. */
  readonly kind: string;
  readonly source: string;
  readonly sourceId: string;
  readonly contentHash: string;
  /** JSON as its source wrote it. */
  readonly content: string;
  /** Time of the event; null if the content has none. */
  readonly at: number | null;
  readonly createdAt: number;
}

const asRecord = (resource: ImportedResource) => ({
  id: resource.id,
  organisation_id: resource.organisationId,
  facility_id: resource.facilityId,
  person_id: resource.personId,
  kind: resource.kind,
  source: resource.source,
  source_id: resource.sourceId,
  content_hash: resource.contentHash,
  content: resource.content,
  at: resource.at,
  created_at: resource.createdAt,
});

const COLUMNS = sql.raw(
  'id, organisation_id, facility_id, person_id, kind, source, source_id, content_hash, content, at, created_at',
);
const RECORD =
  sql.raw(`id uuid, organisation_id uuid, facility_id uuid, person_id uuid, kind text, source text,
  source_id text, content_hash text, content text, at bigint, created_at bigint`);

/** Stores any number of resources in one statement and returns the new ids. Skips content that is already stored. */
export async function insertImportedResources(
  tx: Transaction<Schema>,
  resources: readonly ImportedResource[],
): Promise<ReadonlySet<string>> {
  if (resources.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into imported_resource (${COLUMNS})
    select ${COLUMNS} from json_to_recordset(${JSON.stringify(resources.map(asRecord))}::json) as r (${RECORD})
    on conflict do nothing
    returning id`.execute(tx);
  return new Set(rows.map((row) => row.id));
}
