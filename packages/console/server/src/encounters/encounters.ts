import { MAX_TASK_TEXT, type NewTask, newTaskSchema } from '@careline/core/internal/care';
import {
  type ActedOn,
  type Encounter,
  type EncounterEvent,
  type EncounterStatus,
  type newEncounterEventSchema,
  nextStatus,
  seesConsultations,
} from '@careline/core/internal/encounters';
import type { NewLeftOpen } from '@careline/core/internal/finishing';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { addTask, reopenReview } from '../care/tasks.ts';
import { storeLeftOpen } from '../finishing/left-open.ts';
import { readOpenItems, requireReasons } from '../finishing/open-items.ts';
import { mayRead, notFound, type Reader } from '../platform/access/access.ts';
import { type Entry, type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import type { EarlierOutcome, Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { nextToken } from './arrival-token.ts';
import { moveProviderTime, vacateProvider } from './availability/provider-time.ts';
import { requireCareProvider } from './care-providers.ts';
import { type EncounterEntry, requireAct } from './encounter-entry.ts';
import { applyEvent, insertEvent, statusRefused } from './encounter-events.ts';
import { promisedBy, writeNews } from './encounter-messages.ts';
import { readEvents, selectEncounters, toEncounter, versionOf } from './encounter-rows.ts';
import { freePlace } from './encounter-slots.ts';
import { reopenWaiting, settleWaiting } from './waiting-list/waiting-entries.ts';

export type ValidEvent = v.InferOutput<typeof newEncounterEventSchema>;

/** Statuses in which the care provider's time is free. */
const LETS_GO: ReadonlySet<string> = new Set(['DECLINED', 'REJECTED', 'CANCELLED']);

/** Statuses after which the place can be given to another patient. */
export const GIVES_PLACE_BACK: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED']);

/** The reader with their scopes. Health check staff may not see consultations. */
export interface EncounterReader extends Reader {
  readonly scopes: readonly string[];
}

/**
 * Returns an encounter of a patient that the reader may read, with events, oldest first. Throws `not-found`.
 */
export async function readEncounter(
  tx: Kysely<Schema>,
  reader: EncounterReader,
  encounterId: string,
): Promise<{ encounter: Encounter; events: EncounterEvent[] }> {
  const row = await selectEncounters(tx)
    .where('e.id', '=', encounterId)
    .where(mayRead(reader, sql.ref('e.person_id')))
    .executeTakeFirst();
  if (!row || (row.package === null && !seesConsultations(reader.scopes))) throw notFound('encounter');
  return { encounter: toEncounter(row), events: await readEvents(tx, encounterId, reader.scopes) };
}

export interface EncounterKey {
  readonly encounterId: string;
  readonly vitaId: string;
  /** The version on which the change is based. Undefined skips the check. */
  readonly version?: number | undefined;
}

export type LockedEncounter = Selectable<Schema['encounter']>;

/** Returns the fields that decide who may act on the encounter. */
export const actedOn = (row: LockedEncounter): ActedOn => ({
  careProviderId: row.care_provider_id,
  package: row.package,
});

/** Returns the `conflict` that names who changed the encounter first, so that the second user reloads it. */
async function concurrentChangeError(tx: Transaction<Schema>, encounterId: string): Promise<ProblemError> {
  const last = (await readEvents(tx, encounterId)).at(-1);
  const by = last && { name: last.author.name, at: last.metaInfo.createdAt };
  return new ProblemError('conflict', {
    detail: `${by?.name ?? 'Someone'} has changed this encounter.`,
    action: 'Read the encounter again, then decide.',
    ...(by && { by }),
  });
}

/**
 * Returns the encounter's row, locked after its patient.
 * The second of two concurrent changes sees the first, and is refused if it is based on an earlier version. Throws
 * `not-found`, `conflict`.
 */
export async function lockEncounter(
  tx: Transaction<Schema>,
  { encounterId, vitaId, version }: EncounterKey,
  entry: Entry,
): Promise<LockedEncounter> {
  await lockPatient(tx, vitaId);
  const row = await tx
    .selectFrom('encounter as e')
    .selectAll('e')
    .where('e.id', '=', encounterId)
    .where('e.person_id', '=', vitaId)
    .where('e.facility_id', '=', entry.facilityId)
    .where(mayRead(entry, sql.ref('e.person_id')))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('encounter');
  // A separate statement, so that it counts events stored while this one waited for the lock.
  const { rows } = await sql<{ now: number }>`select ${versionOf(sql.lit(encounterId))} as now`.execute(tx);
  if (version !== undefined && rows[0]?.now !== version) throw await concurrentChangeError(tx, encounterId);
  return row;
}

export interface EncounterChange extends EncounterKey {
  readonly event: ValidEvent;
}

/** Assumed length of an encounter without an end, in seconds. */
export const USUAL_SECONDS = 1800;

/** A care provider's time for an encounter. */
export interface Booking {
  readonly encounterId: string;
  readonly vitaId: string;
  readonly careProviderId: string;
  readonly serviceType: string;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
  readonly holdId?: string | undefined;
}

export const bookingOf = (row: LockedEncounter, careProviderId: string): Booking => ({
  encounterId: row.id,
  vitaId: row.person_id,
  careProviderId,
  serviceType: row.service_type,
  start: row.starts_at,
  end: row.ends_at ?? row.starts_at + USUAL_SECONDS,
});

/**
 * Takes the time of the newly assigned care provider.
 * Care providers accept by booking for themselves, or automatically within their hours if they chose that. All others
 * answer themselves. Throws `care-provider-busy`.
 */
export async function assign(
  tx: Transaction<Schema>,
  booking: Booking,
  { metaInfo }: Pick<ValidEvent, 'metaInfo'>,
  entry: EncounterEntry,
): Promise<void> {
  const { facilityId, staffId, now } = entry;
  const { encounterId, vitaId } = booking;
  const { acceptedAtOnce } = await moveProviderTime(tx, { ...booking, facilityId, staffId, now });
  if (!acceptedAtOnce && booking.careProviderId !== staffId) return;
  const accepted = { id: newId(), event: 'accept', metaInfo };
  await applyEvent(tx, accepted, { encounterId, vitaId, status: 'AWAITED' }, entry);
}

/** Returns the faults of an outcome. A consultation needs one to be completed; a health check has none. */
function outcomeFaults({ outcome }: ValidEvent, isHealthCheck: boolean, entry: Entry): InputFault[] {
  const path = 'event.outcome';
  if (isHealthCheck) return outcome ? [{ path, message: 'belongs to consultations' }] : [];
  if (!outcome) return [{ path, message: 'must name the outcome of the consultation' }];
  const { reviewOn } = outcome;
  const hasPassed = reviewOn !== undefined && reviewOn < dayOf(entry.now, entry.timeZone);
  return hasPassed ? [{ path: `${path}.reviewOn`, message: 'must not be in the past' }] : [];
}

/** Throws `conflict` for an encounter on a future day. Seeing a patient early on the same day is fine. */
export function refuseDayToCome(startsAt: number, { now, timeZone }: Entry): void {
  const day = dayOf(startsAt, timeZone);
  if (day <= dayOf(now, timeZone)) return;
  throw new ProblemError('conflict', {
    title: 'The encounter is in the future',
    detail: `The encounter is on ${day}; it can be recorded as done from that day on.`,
    action: 'Move it to today if it took place today.',
  });
}

/** Returns the reason for the review, from the first available text. */
const reviewFor = ({ reviewFor, note }: NonNullable<ValidEvent['outcome']>, row: LockedEncounter): string =>
  (reviewFor || note || row.reason || row.service_type).slice(0, MAX_TASK_TEXT);

/** How long a referral without a due date may wait for its answer. */
const REFERRAL_SECONDS = 14 * 86_400;

/** Cancels open tasks of an earlier completion, which a new one replaces. */
async function endEarlierPlan(
  tx: Transaction<Schema>,
  row: LockedEncounter,
  { now, staffId }: EncounterEntry,
): Promise<void> {
  await sql`
    update follow_up f set state = 'cancelled', version = version + 1, updated_at = ${now}, closed_at = ${now},
      closed_by = ${staffId}
    where f.encounter_id = ${row.id} and f.state = 'open' and f.kind in ('review', 'referral')
      and exists (select from encounter_event v where v.encounter_id = ${row.id} and v.event = 'complete'
        and v.author_id = f.author_id and v.created_at = f.created_at and v.created_at < ${now})`.execute(tx);
}

/**
 * Adds tasks after a consultation: a review for the care provider who completes it, or a referral awaiting its answer.
 */
async function planNext(
  tx: Transaction<Schema>,
  { outcome, metaInfo }: ValidEvent,
  row: LockedEncounter,
  entry: EncounterEntry,
): Promise<void> {
  if (!outcome) return;
  await endEarlierPlan(tx, row, entry);
  const { reviewOn, referredTo, note } = outcome;
  const plan = (task: Partial<NewTask> & Pick<NewTask, 'what' | 'dueOn'>) => {
    const from = { vitaId: row.person_id, encounterId: row.id, assigneeId: entry.staffId };
    return addTask(tx, v.parse(newTaskSchema, { id: newId(), ...from, ...task, metaInfo }), entry);
  };
  if (reviewOn) await plan({ kind: 'review', what: reviewFor(outcome, row), dueOn: reviewOn });
  if (!referredTo) return;
  await plan({
    kind: 'referral',
    what: (note || row.reason || row.service_type).slice(0, MAX_TASK_TEXT),
    dueOn: dayOf(entry.now + REFERRAL_SECONDS, entry.timeZone),
    referredTo: { kind: 'outside', name: referredTo },
  });
}

async function storeOutcome(
  tx: Transaction<Schema>,
  event: ValidEvent,
  row: LockedEncounter,
  entry: EncounterEntry,
): Promise<void> {
  if (!event.outcome) return;
  const { code, note, reviewOn, referredTo } = event.outcome;
  await tx
    .updateTable('encounter')
    .set({
      outcome: code,
      outcome_note: note || null,
      review_on: reviewOn ?? null,
      referred_to: referredTo ?? null,
    })
    .where('id', '=', row.id)
    .execute();
  await planNext(tx, event, row, entry);
}

/** Returns the outcome that a new event replaces. */
const outcomeUntilNow = (row: LockedEncounter): EarlierOutcome | undefined =>
  row.outcome === null
    ? undefined
    : {
        code: row.outcome,
        note: row.outcome_note,
        reviewOn: row.review_on,
        referredTo: row.referred_to,
      };

async function clearOutcome(tx: Transaction<Schema>, encounterId: string): Promise<void> {
  const nothing = { outcome: null, outcome_note: null, review_on: null, referred_to: null };
  await tx.updateTable('encounter').set(nothing).where('id', '=', encounterId).execute();
}

/**
 * Returns the patient's open items and the reasons for leaving them open.
 * Throws `items-open` if a critical item has no reason. The patient is locked, so alerts stored after the client's list
 * are found too.
 */
export async function requireSettled(
  tx: Transaction<Schema>,
  vitaId: string,
  reasons: readonly NewLeftOpen[] = [],
  { organisationId, now, scopes }: EncounterEntry,
) {
  const items = await readOpenItems(tx, { organisationId, vitaId, now });
  requireReasons(items, reasons, scopes);
  return { items, reasons };
}

/**
 * Returns the assignee: the named user, or else the caller.
 * Unless it is a health check, they must be a care provider.
 */
async function assigneeOf(
  tx: Transaction<Schema>,
  { event, careProviderId = '' }: ValidEvent,
  row: LockedEncounter,
  entry: Entry,
): Promise<string | undefined> {
  if (event !== 'assign_care_provider') return undefined;
  const assignee = careProviderId || entry.staffId;
  if (!row.package) await requireCareProvider(tx, assignee, entry, 'event.careProviderId');
  return assignee;
}

/**
 * Applies a lifecycle event to an encounter of the facility.
 * An encounter that ends without taking place frees its slot. Throws `not-found`, `scope-missing`, `input-invalid`, or
 * `conflict` if it was changed in the meantime or its status does not accept the event.
 */
export async function changeEncounter(
  tx: Transaction<Schema>,
  { event, ...key }: EncounterChange,
  entry: EncounterEntry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const row = await lockEncounter(tx, key, entry);
  await requireAct(tx, entry, event.event, actedOn(row), event.careProviderId);
  refuseFaults(metaInfoFaults(event.metaInfo, 'event.metaInfo'));
  const isHealthCheck = row.package !== null;
  const completes = event.event === 'complete';
  const { status } = row;
  const decision = nextStatus(status, event.event);
  if (!decision.allowed) throw statusRefused(status, event.event, decision.accepts);
  if (completes) refuseFaults(outcomeFaults(event, isHealthCheck, entry));
  if (completes && !isHealthCheck) refuseDayToCome(row.starts_at, entry);
  const left = completes ? await requireSettled(tx, vitaId, event.leftOpen, entry) : undefined;
  const careProviderId = await assigneeOf(tx, event, row, entry);
  const earlierOutcome = event.event === 'reopen' ? outcomeUntilNow(row) : undefined;
  const stored = { ...event, careProviderId, earlierOutcome };
  const after = await applyEvent(tx, stored, { encounterId, vitaId, status }, entry);
  if (left) await storeLeftOpen(tx, { eventId: event.id }, left, entry);
  if (event.event === 'reopen') await clearOutcome(tx, encounterId);
  if (careProviderId && !isHealthCheck) {
    const booking = bookingOf(row, careProviderId);
    await settleWaiting(tx, booking, entry);
    await assign(tx, booking, event, entry);
  }
  if (LETS_GO.has(after)) await vacateProvider(tx, encounterId);
  await storeOutcome(tx, event, row, entry);
  if (row.slot_id && GIVES_PLACE_BACK.has(after)) await freePlace(tx, row.slot_id);
  if (GIVES_PLACE_BACK.has(after)) await reopenReview(tx, encounterId, entry.now);
  if (after === 'REJECTED' || event.reason === 'staff-unavailable')
    await reopenWaiting(tx, encounterId, entry);
  const { encounter } = await readEncounter(tx, entry, encounterId);
  // Do not tell the patient: they were seen, and only the record is reopened.
  if (event.event === 'reopen') return encounter;
  await writeNews(
    tx,
    encounter,
    { status, package: row.package, start: row.starts_at },
    promisedBy(encounter),
    entry,
  );
  return encounter;
}

export interface EncounterArrival extends EncounterKey {
  readonly metaInfo: ValidEvent['metaInfo'];
  /** When the patient came, if that was on an earlier day; there is no token then. Unix seconds. */
  readonly arrivedAt?: number | undefined;
}

/** Statuses in which the patient can still arrive. */
const EXPECTED: readonly string[] = ['CREATED', 'AWAITED', 'CONFIRMED'] satisfies EncounterStatus[];

/**
 * Records that the patient has arrived, with a token of today's queue.
 * Throws `not-found`, `scope-missing`, `input-invalid`, or `conflict` if it was changed in the meantime, already
 * recorded, has ended, or is on a later day.
 */
export async function noteArrival(
  tx: Transaction<Schema>,
  { metaInfo, arrivedAt, ...key }: EncounterArrival,
  entry: EncounterEntry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const row = await lockEncounter(tx, key, entry);
  await requireAct(tx, entry, 'arrive', actedOn(row));
  refuseFaults(metaInfoFaults(metaInfo, 'metaInfo'));
  if (!EXPECTED.includes(row.status)) throw statusRefused(row.status, 'arrive', EXPECTED);
  if (row.arrived_at !== null) throw await concurrentChangeError(tx, encounterId);
  refuseDayToCome(row.starts_at, entry);
  await tx
    .updateTable('encounter')
    .set({
      arrived_at: arrivedAt ?? entry.now,
      token: arrivedAt === undefined ? await nextToken(tx, row, entry) : null,
      updated_at: metaInfo.updatedAt,
    })
    .where('id', '=', encounterId)
    .execute();
  const arrival = { id: newId(), event: 'arrive', metaInfo };
  await insertEvent(tx, arrival, { encounterId, vitaId, status: row.status }, entry);
  return (await readEncounter(tx, entry, encounterId)).encounter;
}
