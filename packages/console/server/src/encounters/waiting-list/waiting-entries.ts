import type {
  ValidWaitingEntry,
  withdrawFromWaitingList,
} from '@careline/core/internal/encounters/waiting-list';
import { dayAfter, dayOf } from '@careline/core/internal/formatting';
import type { BodyOf } from '@careline/core/internal/http';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { notFound, requirePatient } from '../../platform/access/access.ts';
import { type Entry, metaInfoFaults, refuseFaults } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { requireCareProvider } from '../care-providers.ts';

type Tx = Transaction<Schema>;

/** Longest wait that makes sense. A later need is a new entry. */
const MAX_DAYS = 366;

function entryFaults({ facilityId, until, metaInfo }: ValidWaitingEntry, { now, timeZone, ...entry }: Entry) {
  const today = dayOf(now, timeZone);
  return [
    ...metaInfoFaults(metaInfo, 'entry.metaInfo'),
    ...(facilityId === entry.facilityId
      ? []
      : [{ path: 'entry.facilityId', message: 'must be the facility you are signed in to' }]),
    ...(until < today ? [{ path: 'entry.until', message: 'must not be in the past' }] : []),
    ...(until > dayAfter(today, MAX_DAYS) ? [{ path: 'entry.until', message: 'must be within a year' }] : []),
  ];
}

/** Withdraws entries for the same that have expired, because a patient waits only once for the same. */
async function endExpired(tx: Tx, wanted: ValidWaitingEntry, { facilityId, staffId, now, timeZone }: Entry) {
  await tx
    .updateTable('waiting_list_entry')
    .set({ state: 'withdrawn', close_reason: 'expired', closed_at: now, closed_by: staffId, updated_at: now })
    .where('facility_id', '=', facilityId)
    .where('person_id', '=', wanted.vitaId)
    .where('service_type', '=', wanted.serviceType)
    .where('care_provider_id', 'is not distinct from', wanted.careProviderId ?? null)
    .where('state', '=', 'waiting')
    .where('until_day', '<', dayOf(now, timeZone))
    .execute();
}

/**
 * Puts a patient on the waiting list.
 * Throws `not-found`, `input-invalid`, and `conflict` if the patient already waits for the same.
 */
export async function addWaitingEntry(tx: Tx, wanted: ValidWaitingEntry, entry: Entry): Promise<string> {
  const { id, vitaId, careProviderId } = wanted;
  await requirePatient(tx, entry, vitaId);
  refuseFaults(entryFaults(wanted, entry));
  if (careProviderId) await requireCareProvider(tx, careProviderId, entry, 'entry.careProviderId');
  await lockPatient(tx, vitaId);
  await endExpired(tx, wanted, entry);
  const added = await tx
    .insertInto('waiting_list_entry')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      service_type: wanted.serviceType,
      care_provider_id: careProviderId ?? null,
      from_day: wanted.from,
      until_day: wanted.until,
      day_part: wanted.dayPart ?? null,
      priority: wanted.priority,
      note: wanted.note || null,
      author_id: entry.staffId,
      source: wanted.metaInfo.source,
      created_at: entry.now,
      updated_at: wanted.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  throw new ProblemError('conflict', {
    title: 'Already on the waiting list',
    detail: 'The patient is already waiting for this.',
    action: 'Change the choice, or withdraw the earlier entry first.',
  });
}

interface EntryKey {
  readonly entryId: string;
  readonly vitaId: string;
}

/** Returns the problem that says what became of the entry, and who did it. */
async function closedError(tx: Tx, { entryId, vitaId }: EntryKey, entry: Entry): Promise<ProblemError> {
  const row = await tx
    .selectFrom('waiting_list_entry as w')
    .leftJoin('staff as s', 's.id', 'w.closed_by')
    .select(['w.state', 'w.closed_at', 's.name'])
    .where('w.id', '=', entryId)
    .where('w.person_id', '=', vitaId)
    .where('w.facility_id', '=', entry.facilityId)
    .executeTakeFirst();
  if (!row) return notFound('waiting list entry');
  const name = row.name ?? 'Someone';
  return new ProblemError('no-longer-waiting', {
    detail:
      row.state === 'booked'
        ? `${name} has already booked a time for this patient.`
        : `${name} has taken this patient off the waiting list.`,
    action: 'Read the waiting list again.',
    ...(row.name !== null && row.closed_at !== null && { by: { name: row.name, at: row.closed_at } }),
  });
}

/**
 * Locks an entry that still waits. The second of two concurrent users waits here and then sees that it is closed.
 * Throws `not-found`, `no-longer-waiting`.
 */
export async function requireWaiting(tx: Tx, key: EntryKey, entry: Entry): Promise<void> {
  const row = await tx
    .selectFrom('waiting_list_entry')
    .select('id')
    .where('id', '=', key.entryId)
    .where('person_id', '=', key.vitaId)
    .where('facility_id', '=', entry.facilityId)
    .where('state', '=', 'waiting')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw await closedError(tx, key, entry);
}

/** Takes a patient off the waiting list. Throws `not-found`, `no-longer-waiting`. */
export async function withdrawEntry(
  tx: Tx,
  { vitaId, entryId, reason, note }: BodyOf<typeof withdrawFromWaitingList>,
  entry: Entry,
): Promise<void> {
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  await requireWaiting(tx, { entryId, vitaId }, entry);
  const { now, staffId } = entry;
  await tx
    .updateTable('waiting_list_entry')
    .set({
      state: 'withdrawn',
      close_reason: reason,
      close_note: note?.trim() || null,
      closed_at: now,
      closed_by: staffId,
      updated_at: now,
    })
    .where('id', '=', entryId)
    .execute();
}

export interface BookedFromList {
  readonly encounterId: string;
  readonly vitaId: string;
  readonly serviceType: string;
  readonly careProviderId?: string | undefined;
  /** The entry that was booked; others that the booking answers are closed too. */
  readonly waitingEntryId?: string | undefined;
}

/** Closes the entries that a booking answers: the booked one, those for its care provider, and those for its service. */
export async function settleWaiting(
  tx: Tx,
  { encounterId, vitaId, serviceType, careProviderId, waitingEntryId }: BookedFromList,
  { facilityId, staffId, now }: Entry,
): Promise<void> {
  const answered: RawBuilder<boolean>[] = [
    sql<boolean>`(care_provider_id is null and service_type = ${serviceType})`,
    ...(careProviderId ? [sql<boolean>`care_provider_id = ${careProviderId}`] : []),
    ...(waitingEntryId ? [sql<boolean>`id = ${waitingEntryId}`] : []),
  ];
  await tx
    .updateTable('waiting_list_entry')
    .set({
      state: 'booked',
      encounter_id: encounterId,
      closed_at: now,
      closed_by: staffId,
      updated_at: now,
    })
    .where('facility_id', '=', facilityId)
    .where('person_id', '=', vitaId)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`(${sql.join(answered, sql` or `)})`)
    .execute();
}

/** Puts patients back on the waiting list, at their old place, because the clinic cancelled their booking. */
export async function reopenWaiting(
  tx: Tx,
  encounterId: string,
  { now, timeZone }: Pick<Entry, 'now' | 'timeZone'>,
): Promise<void> {
  await sql`update waiting_list_entry w set state = 'waiting', encounter_id = null, closed_at = null, closed_by = null,
      updated_at = ${now}
    where w.encounter_id = ${encounterId} and w.until_day >= ${dayOf(now, timeZone)} and not exists (
      select from waiting_list_entry o where o.facility_id = w.facility_id and o.person_id = w.person_id
        and o.service_type = w.service_type and o.care_provider_id is not distinct from w.care_provider_id
        and o.state = 'waiting')`.execute(tx);
}
