import { type Encounter, type newEncounterSchema, packageContent } from '@careline/core/internal/encounters';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { requireReview, settleReview } from '../care/tasks.ts';
import { requirePatient } from '../platform/access/access.ts';
import { type Entry, type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { requireCareProvider } from './care-providers.ts';
import { type EncounterEntry, requireAct } from './encounter-entry.ts';
import { applyEvent, insertEvent } from './encounter-events.ts';
import { promisedBy, writeNews } from './encounter-messages.ts';
import { takePlace } from './encounter-slots.ts';
import { assign, GIVES_PLACE_BACK, readEncounter } from './encounters.ts';
import { requireCareTeam } from './teams/care-teams.ts';
import { requireWaiting, settleWaiting } from './waiting-list/waiting-entries.ts';

export type ValidEncounter = InferOutput<typeof newEncounterSchema>;

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
  const faults = [
    ...metaInfoFaults(encounter.metaInfo, 'encounter.metaInfo'),
    ...packageFaults(encounter),
    ...lengthFaults(encounter),
  ];
  if (encounter.package && encounter.waitingEntryId)
    faults.push({ path: 'encounter.waitingEntryId', message: 'belongs to a consultation' });
  if (encounter.facilityId !== facilityId) {
    faults.push({ path: 'encounter.facilityId', message: 'must be the facility you are signed in to' });
  }
  return faults;
}

const storedAlready = () =>
  new ProblemError('conflict', {
    detail: 'This encounter is already stored, or the patient is already booked for this time.',
    action: "Check the patient's encounters before you book another.",
  });

/**
 * Throws before the check for a full slot, so that the patient who already has its last place gets the right reason.
 */
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

/** Stores the encounter. Throws `conflict` if the id exists, or if the patient already has this time. */
async function insertEncounter(
  tx: Transaction<Schema>,
  encounter: ValidEncounter,
  entry: Entry,
  seriesId: string | null,
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
      care_team_id: encounter.careTeamId ?? null,
      priority: encounter.priority ?? 'routine',
      requested_from: encounter.requestedPeriod?.start ?? null,
      requested_until: encounter.requestedPeriod?.end ?? null,
      payment_state: encounter.payment?.state ?? null,
      payment_reference: encounter.payment?.reference || null,
      reminders: encounter.reminders ?? null,
      series_id: seriesId,
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

/** A booking with a care provider needs an end. */
const lengthFaults = ({ careProviderId, period }: ValidEncounter): InputFault[] =>
  careProviderId !== undefined && !(period.end !== undefined && period.end > period.start)
    ? [{ path: 'encounter.period.end', message: 'must be after the start where a care provider is named' }]
    : [];

/** Assigns the booking's care provider and takes their time. Throws `input-invalid`, `care-provider-busy`. */
async function assignCareProvider(
  tx: Transaction<Schema>,
  { id: encounterId, vitaId, careProviderId, serviceType, period, holdId, metaInfo }: ValidEncounter,
  entry: EncounterEntry,
): Promise<void> {
  if (!careProviderId) return;
  await requireCareProvider(tx, careProviderId, entry, 'encounter.careProviderId');
  const assigned = { id: newId(), event: 'assign_care_provider', careProviderId, metaInfo };
  await applyEvent(tx, assigned, { encounterId, vitaId, status: 'CREATED' }, entry);
  const { start, end = start } = period;
  await assign(tx, { encounterId, vitaId, careProviderId, serviceType, start, end, holdId }, assigned, entry);
}

/**
 * Stores an encounter with its first event and takes a place in its slot.
 * Throws `not-found`, `scope-missing`, `input-invalid`, `conflict` (the patient already has that time),
 * `no-longer-waiting`,
 * `slot-unavailable`, `care-provider-busy`.
 */
export async function createEncounter(
  tx: Transaction<Schema>,
  encounter: ValidEncounter,
  entry: EncounterEntry,
  seriesId: string | null = null,
): Promise<Encounter> {
  const { id: encounterId, vitaId, slotId, period, metaInfo, careProviderId, careTeamId } = encounter;
  const { taskId, waitingEntryId } = encounter;
  await requirePatient(tx, entry, vitaId);
  await requireAct(tx, entry, 'create', encounter);
  if (careProviderId) await requireAct(tx, entry, 'assign_care_provider', encounter, careProviderId);
  refuseFaults(encounterFaults(encounter, entry));
  if (taskId) await requireReview(tx, { taskId, vitaId }, entry, 'encounter.taskId');
  if (careTeamId) await requireAct(tx, entry, 'offer', encounter);
  if (careTeamId) await requireCareTeam(tx, careTeamId, entry, 'encounter.careTeamId');
  if (waitingEntryId) await requireWaiting(tx, { entryId: waitingEntryId, vitaId }, entry);
  if (slotId) {
    const { facilityId, now } = entry;
    await refuseSecondPlace(tx, slotId, vitaId);
    await takePlace(tx, { slotId, facilityId, now, ...period });
  }
  await insertEncounter(tx, encounter, entry, seriesId);
  const created = { id: newId(), event: 'create', metaInfo } as const;
  await insertEvent(tx, created, { encounterId, vitaId, status: 'CREATED' }, entry);
  const { serviceType } = encounter;
  // Before the care provider is locked, as in every change that locks both.
  if (!encounter.package)
    await settleWaiting(tx, { encounterId, vitaId, serviceType, careProviderId, waitingEntryId }, entry);
  await assignCareProvider(tx, encounter, entry);
  if (!encounter.package) await settleReview(tx, { encounterId, vitaId, serviceType, taskId }, entry);
  const stored = (await readEncounter(tx, entry, encounterId)).encounter;
  // A series is announced once, by its first encounter.
  if (seriesId === null || seriesId === encounterId)
    await writeNews(tx, stored, undefined, promisedBy(stored), entry);
  return stored;
}
