import type { Encounter, EncounterEvent } from '@careline/core/encounters';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { uhidOf } from '../platform/access/uhid-of.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * An encounter's version is how many events it has: they are only ever added, each change adds at least one, and a server of
 * an earlier version adds them too.
 */
export const versionOf = (encounterId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from encounter_event v where v.encounter_id = ${encounterId})`;

/** Encounters with what names their patient. */
export function selectEncounters(tx: Kysely<Schema>) {
  return tx
    .selectFrom('encounter as e')
    .innerJoin('person as p', 'p.id', 'e.person_id')
    .selectAll('e')
    .select('p.name as patient_name')
    .select(uhidOf(sql.ref('e.person_id')).as('uhid'))
    .select(versionOf(sql.ref('e.id')).as('version'));
}

export type EncounterRow = Awaited<ReturnType<ReturnType<typeof selectEncounters>['execute']>>[number];

/** An encounter as the services answer it. */
export const toEncounter = (row: EncounterRow): Encounter => ({
  id: row.id,
  vitaId: row.person_id,
  patient: { name: row.patient_name, uhid: row.uhid },
  facilityId: row.facility_id,
  consultationMode: row.consultation_mode,
  encounterClass: row.encounter_class,
  encounterType: row.encounter_type,
  serviceType: row.service_type,
  package: row.package,
  slotId: row.slot_id,
  status: row.status,
  period: { start: row.starts_at, end: row.ends_at },
  reason: row.reason,
  version: row.version,
  metaInfo: {
    updatedAt: row.updated_at,
    deleted: false,
    source: row.source,
    createdAt: row.created_at,
  },
});

export async function readEvents(tx: Kysely<Schema>, encounterId: string): Promise<EncounterEvent[]> {
  const rows = await tx
    .selectFrom('encounter_event as v')
    .innerJoin('staff as author', 'author.id', 'v.author_id')
    .selectAll('v')
    .select('author.name as author_name')
    .where('v.encounter_id', '=', encounterId)
    .orderBy('v.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    status: row.status,
    reason: row.reason,
    note: row.note,
    moved:
      row.moved_from === null || row.moved_to === null ? null : { from: row.moved_from, to: row.moved_to },
    author: { id: row.author_id, name: row.author_name },
    metaInfo: {
      updatedAt: row.updated_at,
      deleted: false,
      source: row.source,
      createdAt: row.created_at,
    },
  }));
}
