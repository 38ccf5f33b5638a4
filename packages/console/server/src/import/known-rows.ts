import { sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { ImportPlace } from './import-place.ts';

type Tx = Transaction<Schema>;

/** What a row is known by at its source. */
export interface SourceKey {
  readonly source: string;
  readonly id: string;
}

/** Source and id as one text, for maps; neither can hold the separator. */
export const rowKey = (source: string, id: string): string => `${source}\u0000${id}`;

/**
 * The keys as a table. The queries below join it laterally, which asks the index once a row, where a plain join may read
 * the whole table; `offset 0` keeps the planner from turning one into the other.
 */
const wantedRows = (keys: readonly SourceKey[]) => {
  const sources = keys.map((key) => key.source);
  const ids = keys.map((key) => key.id);
  return sql`unnest(${sources}::text[], ${ids}::text[]) as wanted (source, source_id)`;
};

export interface KnownPerson {
  readonly id: string;
  readonly hash: string | null;
  /** Whether the facility of the import knows them. */
  readonly here: boolean;
}

/** The persons that came from these keys before. */
export async function findPersons(
  tx: Tx,
  place: ImportPlace,
  keys: readonly SourceKey[],
): Promise<Map<string, KnownPerson>> {
  const { rows } = await sql<KnownPerson & { source: string; source_id: string }>`
    select known.*, exists (
      select from person_facility where person_id = known.id and facility_id = ${place.facilityId}
    ) as here
    from ${wantedRows(keys)} cross join lateral (
      select id, person.source, person.source_id, content_hash as hash from person
      where organisation_id = ${place.organisationId}
        and person.source = wanted.source and person.source_id = wanted.source_id
      offset 0
    ) as known`.execute(tx);
  return new Map(rows.map(({ source, source_id, ...person }) => [rowKey(source, source_id), person]));
}

/** The contents, by their hashes, that came as readings under these keys before. */
export async function findReadingVersions(
  tx: Tx,
  place: ImportPlace,
  keys: readonly SourceKey[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ source: string; source_id: string; content_hash: string }>`
    select known.*
    from ${wantedRows(keys)} cross join lateral (
      select reading.source, reading.source_id, content_hash from reading
      where organisation_id = ${place.organisationId}
        and reading.source = wanted.source and reading.source_id = wanted.source_id
      offset 0
    ) as known`.execute(tx);
  const versions = new Map<string, Set<string>>();
  for (const { source, source_id, content_hash } of rows) {
    const key = rowKey(source, source_id);
    versions.set(key, (versions.get(key) ?? new Set()).add(content_hash));
  }
  return versions;
}
