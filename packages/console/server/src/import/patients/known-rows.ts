import { sql, type Transaction } from 'kysely';
import type { LifeSpan } from '../../observations/doubtful-time.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ImportPlace } from '../import-place.ts';

type Tx = Transaction<Schema>;

/** Identifies a row at its source. */
export interface SourceKey {
  readonly source: string;
  readonly id: string;
}

/** Joins source and id for use as a map key. Neither can contain the separator. */
export const rowKey = (source: string, id: string): string => `${source}\u0000${id}`;

/**
 * Returns the keys as a table. The queries below join it laterally, which looks up the index once per row; a plain join
 * may scan the whole table. `offset 0` prevents the planner from rewriting one as the other.
 */
const wantedRows = (keys: readonly SourceKey[]) => {
  const sources = keys.map((key) => key.source);
  const ids = keys.map((key) => key.id);
  return sql`unnest(${sources}::text[], ${ids}::text[]) as wanted (source, source_id)`;
};

/** Facts to decide whether a row is about the same person, and whether a time fits their life. */
export interface PersonFacts extends LifeSpan {
  readonly name: string;
  /** Every name in the source's form. */
  readonly names: readonly unknown[];
  readonly gender: string;
}

export interface KnownPerson extends PersonFacts {
  readonly id: string;
  readonly hash: string | null;
  /** The record with this id was merged into another one and now belongs to that patient. */
  readonly merged: boolean;
  /** Whether the patient belongs to the import's facility. */
  readonly here: boolean;
  /** Another person came with the same id. Dependent rows wait for a decision, or some were refused. */
  readonly held: 'open' | 'refused' | null;
}

/** Returns the persons that these keys created earlier. */
export async function findPersons(
  tx: Tx,
  place: ImportPlace,
  keys: readonly SourceKey[],
): Promise<Map<string, KnownPerson>> {
  const { rows } = await sql<KnownPerson & { source: string; source_id: string }>`
    select known.*, exists (
      select from person_facility where person_id = known.id and facility_id = ${place.facilityId}
    ) as here, (
      -- What waits goes before what was refused.
      select min(held) from imported_resource as waiting
      where waiting.organisation_id = ${place.organisationId} and waiting.source = known.source
        and waiting.held_patient = known.source_id and waiting.held is not null and waiting.kind = 'patients'
    ) as held
    from ${wantedRows(keys)} cross join lateral (
      select now.id, person.source, person.source_id, person.content_hash as hash, now.name, now.names, lower(now.gender) as gender,
        now.birth_date as "birthDate", now.deceased, now.id <> person.id as merged
      from person join person now on now.id = patient_now(person.id)
      where person.organisation_id = ${place.organisationId}
        and person.source = wanted.source and person.source_id = wanted.source_id
      offset 0
    ) as known`.execute(tx);
  return new Map(rows.map(({ source, source_id, ...person }) => [rowKey(source, source_id), person]));
}

interface VersionRow {
  readonly source: string;
  readonly source_id: string;
  readonly content_hash: string;
}

/** Groups hashes by `rowKey`. */
function versionsOf(rows: readonly VersionRow[]): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  for (const { source, source_id, content_hash } of rows) {
    const key = rowKey(source, source_id);
    versions.set(key, (versions.get(key) ?? new Set()).add(content_hash));
  }
  return versions;
}

/** Returns the hashes of contents stored earlier as readings under these keys. */
export async function findReadingVersions(
  tx: Tx,
  place: ImportPlace,
  keys: readonly SourceKey[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<VersionRow>`
    select known.*
    from ${wantedRows(keys)} cross join lateral (
      select reading.source, reading.source_id, content_hash from reading
      where organisation_id = ${place.organisationId}
        and reading.source = wanted.source and reading.source_id = wanted.source_id
      offset 0
    ) as known`.execute(tx);
  return versionsOf(rows);
}

/** Identifies a resource: ids are unique only within a type. */
export interface ResourceKey extends SourceKey {
  readonly kind: string;
}

export const resourceKey = ({ kind, source, id }: ResourceKey): string => rowKey(source, `${kind}/${id}`);

/** Returns the hashes of contents stored earlier under these keys. */
export async function findResourceVersions(
  tx: Tx,
  place: ImportPlace,
  keys: readonly ResourceKey[],
): Promise<Map<string, Set<string>>> {
  const kinds = keys.map((key) => key.kind);
  const sources = keys.map((key) => key.source);
  const ids = keys.map((key) => key.id);
  const { rows } = await sql<VersionRow>`
    select known.*
    from unnest(${kinds}::text[], ${sources}::text[], ${ids}::text[]) as wanted (kind, source, source_id)
    cross join lateral (
      select resource.source, resource.kind || '/' || resource.source_id as source_id, content_hash
      from imported_resource as resource
      where organisation_id = ${place.organisationId} and resource.source = wanted.source
        and resource.kind = wanted.kind and resource.source_id = wanted.source_id and resource.held is null
      offset 0
    ) as known`.execute(tx);
  return versionsOf(rows);
}
