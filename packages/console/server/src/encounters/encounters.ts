import {
  type Encounter,
  type EncounterEvent,
  type newEncounterEventSchema,
  type newEncounterSchema,
  nextStatus,
  packageContent,
} from '@careline/core/encounters';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { mayRead, notFound, type Reader, requirePatient } from '../platform/access/access.ts';
import { type Entry, type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readEvents, selectEncounters, toEncounter, versionOf } from './encounter-rows.ts';
import { freePlace, takePlace } from './encounter-slots.ts';

export type ValidEncounter = InferOutput<typeof newEncounterSchema>;
export type ValidEvent = InferOutput<typeof newEncounterEventSchema>;

/** A status after which the place may be given to somebody else. */
const GIVES_PLACE_BACK = new Set(['REJECTED', 'CANCELLED']);

function packageFaults({ package: key, encounterType, serviceType }: ValidEncounter): InputFault[] {
  if (key === undefined) return [];
  const content = packageContent(key);
  const faults: InputFault[] = [];
  if (encounterType !== content.encounterType) {
    const message = `must be ${content.encounterType} in the package ${key}`;
    faults.push({ path: 'encounter.encounterType', message });
  }
  if (!content.serviceTypes.includes(serviceType)) {
    const message = `must be one of ${content.serviceTypes.join(', ')} in the package ${key}`;
    faults.push({ path: 'encounter.serviceType', message });
  }
  return faults;
}

function encounterFaults(encounter: ValidEncounter, { facilityId }: Entry): InputFault[] {
  const faults = [...metaInfoFaults(encounter.metaInfo, 'encounter.metaInfo'), ...packageFaults(encounter)];
  if (encounter.facilityId !== facilityId) {
    faults.push({ path: 'encounter.facilityId', message: 'must be the facility you are signed in to' });
  }
  return faults;
}

const storedAlready = () =>
  new ProblemError('conflict', {
    detail: 'This encounter is stored already, or the patient is booked for this time already.',
    action: "Look at the patient's encounters before booking another.",
  });

/** Of the slot's last place the patient who has it is told so, and not that it is full. */
export async function refuseSecondPlace(
  tx: Transaction<Schema>,
  slotId: string,
  vitaId: string,
): Promise<void> {
  const booked = await tx
    .selectFrom('encounter')
    .select('id')
    .where('slot_id', '=', slotId)
    .where('person_id', '=', vitaId)
    .where('status', 'not in', [...GIVES_PLACE_BACK])
    .executeTakeFirst();
  if (booked) throw storedAlready();
}

/** Throws `conflict` where this id, or this patient at this time, is there already. */
async function insertEncounter(
  tx: Transaction<Schema>,
  encounter: ValidEncounter,
  entry: Entry,
): Promise<void> {
  const inserted = await tx
    .insertInto('encounter')
    .values({
      id: encounter.id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: encounter.vitaId,
      consultation_mode: encounter.consultationMode,
      encounter_class: encounter.encounterClass,
      encounter_type: encounter.encounterType,
      service_type: encounter.serviceType,
      package: encounter.package ?? null,
      status: 'CREATED',
      starts_at: encounter.period.start,
      ends_at: encounter.period.end ?? null,
      reason: encounter.reason || null,
      slot_id: encounter.slotId ?? null,
      author_id: entry.staffId,
      source: encounter.metaInfo.source,
      created_at: entry.now,
      updated_at: encounter.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw storedAlready();
}

export interface Happened {
  readonly encounterId: string;
  readonly vitaId: string;
  readonly status: string;
}

/** What happened, as it is stored. */
export interface StoredEvent {
  readonly id: string;
  readonly event: string;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly moved?: { readonly from: number; readonly to: number };
  readonly metaInfo: { readonly updatedAt: number; readonly source: string };
}

export async function insertEvent(
  tx: Transaction<Schema>,
  event: StoredEvent,
  { encounterId, vitaId, status }: Happened,
  entry: Entry,
): Promise<void> {
  const inserted = await tx
    .insertInto('encounter_event')
    .values({
      id: event.id,
      encounter_id: encounterId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      event: event.event,
      status,
      reason: event.reason ?? null,
      note: event.note || null,
      moved_from: event.moved?.from ?? null,
      moved_to: event.moved?.to ?? null,
      author_id: entry.staffId,
      source: event.metaInfo.source,
      created_at: entry.now,
      updated_at: event.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return;
  throw new ProblemError('conflict', {
    detail: 'An event with this id is stored already.',
    action: 'Give each new event an id of its own.',
  });
}

/**
 * Stores an encounter with its first event, and takes a place of its slot. Throws `not-found`, `input-invalid`,
 * `conflict` (the patient has that time already), `slot-unavailable`.
 */
export async function createEncounter(
  tx: Transaction<Schema>,
  encounter: ValidEncounter,
  entry: Entry,
): Promise<Encounter> {
  await requirePatient(tx, entry, encounter.vitaId);
  refuseFaults(encounterFaults(encounter, entry));
  const { id: encounterId, vitaId, slotId, period, metaInfo } = encounter;
  if (slotId) {
    const { facilityId, now } = entry;
    await refuseSecondPlace(tx, slotId, vitaId);
    await takePlace(tx, { slotId, facilityId, now, ...period });
  }
  await insertEncounter(tx, encounter, entry);
  const created = { id: newId(), event: 'create', metaInfo } as const;
  await insertEvent(tx, created, { encounterId, vitaId, status: 'CREATED' }, entry);
  return (await readEncounter(tx, entry, encounterId)).encounter;
}

/** An encounter of a patient the reader may read, with its events, oldest first; throws `not-found`. */
export async function readEncounter(
  tx: Kysely<Schema>,
  reader: Reader,
  encounterId: string,
): Promise<{ encounter: Encounter; events: EncounterEvent[] }> {
  const row = await selectEncounters(tx)
    .where('e.id', '=', encounterId)
    .where(mayRead(reader, sql.ref('e.person_id')))
    .executeTakeFirst();
  if (!row) throw notFound('encounter');
  return { encounter: toEncounter(row), events: await readEvents(tx, encounterId) };
}

export interface EncounterKey {
  readonly encounterId: string;
  readonly vitaId: string;
  /** The version the change was made from; undefined for whoever does not say. */
  readonly version?: number | undefined;
}

/** Somebody else was first: who and when, so that whoever comes second reads the encounter again. */
async function changedMeanwhile(tx: Transaction<Schema>, encounterId: string): Promise<ProblemError> {
  const last = (await readEvents(tx, encounterId)).at(-1);
  const by = last && { name: last.author.name, at: last.metaInfo.createdAt };
  return new ProblemError('conflict', {
    detail: `${by?.name ?? 'Somebody'} changed this encounter meanwhile.`,
    action: 'Read the encounter again, then decide anew.',
    ...(by && { by }),
  });
}

/**
 * The encounter's row, locked after its patient: of two changes at once the second sees what the first made of it, and is
 * refused where it was made from an earlier version. Throws `not-found`, `conflict`.
 */
export async function lockEncounter(
  tx: Transaction<Schema>,
  { encounterId, vitaId, version }: EncounterKey,
  entry: Entry,
) {
  await lockPatient(tx, vitaId);
  const row = await tx
    .selectFrom('encounter as e')
    .select(['e.status', 'e.slot_id', 'e.starts_at', 'e.ends_at'])
    .where('e.id', '=', encounterId)
    .where('e.person_id', '=', vitaId)
    .where('e.facility_id', '=', entry.facilityId)
    .where(mayRead(entry, sql.ref('e.person_id')))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('encounter');
  // A statement of its own: what was stored while this one waited for the lock is counted.
  const { rows } = await sql<{ now: number }>`select ${versionOf(sql.lit(encounterId))} as now`.execute(tx);
  if (version !== undefined && rows[0]?.now !== version) throw await changedMeanwhile(tx, encounterId);
  return row;
}

/** An event that the status of an encounter does not accept; names the statuses that do. */
export function statusRefused(status: string, event: string, accepts: readonly string[]): ProblemError {
  const those = accepts.join(', ') || 'only an encounter that is not there yet';
  return new ProblemError('conflict', {
    title: 'The status does not accept this event',
    detail: `The encounter is ${status}; ${event} accepts ${those}.`,
    action: 'Read the encounter again: somebody may have moved it on.',
  });
}

export interface EncounterChange extends EncounterKey {
  readonly event: ValidEvent;
}

/**
 * Moves an encounter of the facility on in its lifecycle; one that ends without taking place gives its place back.
 * Throws `not-found`, `input-invalid`, and `conflict` where somebody changed it meanwhile, or naming the statuses that the
 * event accepts.
 */
export async function changeEncounter(
  tx: Transaction<Schema>,
  { event, ...key }: EncounterChange,
  entry: Entry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const { status, slot_id } = await lockEncounter(tx, key, entry);
  refuseFaults(metaInfoFaults(event.metaInfo, 'event.metaInfo'));
  const decision = nextStatus(status, event.event);
  if (!decision.allowed) throw statusRefused(status, event.event, decision.accepts);
  await tx
    .updateTable('encounter')
    .set({ status: decision.status, updated_at: event.metaInfo.updatedAt })
    .where('id', '=', encounterId)
    .execute();
  if (slot_id && GIVES_PLACE_BACK.has(decision.status)) await freePlace(tx, slot_id);
  await insertEvent(tx, event, { encounterId, vitaId, status: decision.status }, entry);
  return (await readEncounter(tx, entry, encounterId)).encounter;
}
