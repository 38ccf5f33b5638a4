import type { Encounter, EncounterEvent } from '@careline/core/internal/encounters';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readLeftByEvents } from '../finishing/left-open.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Returns an encounter's version, which is its number of events.
 * Events are only added, every change adds at least one, and servers of an earlier version add them too.
 */
export const versionOf = (encounterId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from encounter_event v where v.encounter_id = ${encounterId})`;

/** Selects encounters with the patient's name and identifiers. */
export function selectEncounters(tx: Kysely<Schema>) {
  return tx
    .selectFrom('encounter as e')
    .innerJoin('person as p', 'p.id', 'e.person_id')
    .innerJoin('facility as f', 'f.id', 'e.facility_id')
    .leftJoin('staff as c', 'c.id', 'e.care_provider_id')
    .leftJoin('care_team as t', 't.id', 'e.care_team_id')
    .selectAll('e')
    .select([
      'p.name as patient_name',
      'f.name as facility_name',
      'c.name as care_provider_name',
      't.name as care_team_name',
    ])
    .select(uhidOf(sql.ref('e.person_id')).as('uhid'))
    .select(versionOf(sql.ref('e.id')).as('version'));
}

export type EncounterRow = Awaited<ReturnType<ReturnType<typeof selectEncounters>['execute']>>[number];

const namedOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });

const requestedOf = ({ requested_from: start, requested_until: end }: EncounterRow) =>
  start === null ? null : { start, end };

const paymentOf = ({ payment_state: state, payment_reference: reference }: EncounterRow) =>
  state === null ? null : { state, ...(reference !== null && { reference }) };

const outcomeOf = ({ outcome, outcome_note, review_on, referred_to }: EncounterRow) =>
  outcome === null
    ? null
    : { code: outcome, note: outcome_note, reviewOn: review_on, referredTo: referred_to };

export const toEncounter = (row: EncounterRow): Encounter => ({
  id: row.id,
  vitaId: row.person_id,
  patient: { name: row.patient_name, uhid: row.uhid },
  facilityId: row.facility_id,
  facilityName: row.facility_name,
  consultationMode: row.consultation_mode,
  encounterClass: row.encounter_class,
  encounterType: row.encounter_type,
  serviceType: row.service_type,
  priority: row.priority,
  careProvider: namedOf(row.care_provider_id, row.care_provider_name),
  requestedPeriod: requestedOf(row),
  payment: paymentOf(row),
  arrivedAt: row.arrived_at,
  token: row.token,
  outcome: outcomeOf(row),
  package: row.package,
  slotId: row.slot_id,
  careTeam: namedOf(row.care_team_id, row.care_team_name),
  status: row.status,
  period: { start: row.starts_at, end: row.ends_at },
  reason: row.reason,
  reminders: row.reminders,
  seriesId: row.series_id,
  version: row.version,
  metaInfo: {
    updatedAt: row.updated_at,
    deleted: false,
    source: row.source,
    createdAt: row.created_at,
  },
});

/**
 * Returns the events of an encounter, oldest first.
 * Items left open are included only if the scopes allow reading them.
 */
export async function readEvents(
  tx: Kysely<Schema>,
  encounterId: string,
  scopes: readonly string[] = [],
): Promise<EncounterEvent[]> {
  const rows = await tx
    .selectFrom('encounter_event as v')
    .innerJoin('staff as author', 'author.id', 'v.author_id')
    .leftJoin('staff as c', 'c.id', 'v.care_provider_id')
    .selectAll('v')
    .select(['author.name as author_name', 'c.name as care_provider_name'])
    .where('v.encounter_id', '=', encounterId)
    .orderBy('v.position')
    .execute();
  const completed = rows.filter(({ event }) => event === 'complete').map(({ id }) => id);
  const left = await readLeftByEvents(tx, completed, scopes);
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    status: row.status,
    reason: row.reason,
    note: row.note,
    careProvider: namedOf(row.care_provider_id, row.care_provider_name),
    moved:
      row.moved_from === null || row.moved_to === null ? null : { from: row.moved_from, to: row.moved_to },
    outcome: row.outcome && { ...row.outcome },
    ...(left.has(row.id) && { leftOpen: left.get(row.id) }),
    author: { id: row.author_id, name: row.author_name },
    metaInfo: {
      updatedAt: row.updated_at,
      deleted: false,
      source: row.source,
      createdAt: row.created_at,
    },
  }));
}
