import { isWithinHours, type Period } from '@careline/core/internal/encounters/availability';
import { sql, type Transaction } from 'kysely';
import { sqlState } from '../../platform/database/database-errors.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type ProviderAt, readAvailability, readSlotLength, readTaken } from './read-availability.ts';

type Tx = Transaction<Schema>;

/** How long a time is held for a user who is booking it. */
export const HOLD_SECONDS = 300;

/** SQLSTATE of a time that overlaps a stored one. */
const OVERLAPS = '23P01';

export interface WantedTime extends ProviderAt, Period {
  readonly serviceType: string;
  /** The user who books or holds the time. */
  readonly staffId: string;
  /** Unix seconds. */
  readonly now: number;
}

export interface WantedBooking extends WantedTime {
  readonly encounterId: string;
  /**
   * The hold to turn into a booking.
   * An expired hold or a colleague's is ignored; the time is then taken if it is free.
   */
  readonly holdId?: string | undefined;
}

export interface OccupiedTime {
  /** Whether it is within the care provider's hours at the facility and outside any leave. */
  readonly withinHours: boolean;
  /** Whether the care provider accepts such bookings automatically. */
  readonly acceptedAtOnce: boolean;
}

const readLocked = (tx: Tx, careProviderId: string) =>
  tx
    .selectFrom('care_provider')
    .selectAll()
    .where('staff_id', '=', careProviderId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Locks a care provider until the end of the transaction, so that bookings and changes of hours take turns.
 * Lock the patient first, and no more than one care provider per transaction.
 */
export async function lockProvider(tx: Tx, careProviderId: string) {
  const known = await readLocked(tx, careProviderId);
  if (known) return known;
  // Insert only if missing: even an insert that does nothing uses up a sequence number.
  await sql`insert into care_provider (staff_id, organisation_id)
    select id, organisation_id from staff where id = ${careProviderId} on conflict do nothing`.execute(tx);
  const made = await readLocked(tx, careProviderId);
  if (made) return made;
  throw new ProblemError('not-found', { detail: 'There is no such care provider.' });
}

const busy = ({ start, end }: Period): ProblemError =>
  new ProblemError('care-provider-busy', {
    detail: 'The care provider has another booking at this time, or someone is booking it.',
    action: 'List the slots again and choose another.',
    period: { start, end },
  });

/**
 * Returns the first free seat, or the period that takes the time.
 * Patients share a time only if the service takes several at once and all start together. Any other overlap is a
 * different appointment.
 */
async function findSeat(tx: Tx, wanted: WantedTime): Promise<number | Period> {
  const { careProviderId, facilityId, serviceType } = wanted;
  const taken = await readTaken(tx, [careProviderId], wanted);
  const other = taken.find(
    (row) => row.facilityId !== facilityId || row.serviceType !== serviceType || row.start !== wanted.start,
  );
  if (other) return other;
  const { capacity } = await readSlotLength(tx, facilityId, serviceType);
  if (taken.length >= capacity) return taken[0] ?? wanted;
  const seats = new Set(taken.map(({ seat }) => seat));
  return Array.from({ length: capacity }, (_, seat) => seat).findIndex((seat) => !seats.has(seat));
}

/** Returns whether the care provider's time is taken. The caller has locked the provider. */
export const isTimeTaken = async (tx: Tx, wanted: WantedTime): Promise<boolean> =>
  typeof (await findSeat(tx, wanted)) !== 'number';

type Taker = { readonly encounter_id: string } | { readonly held_by: string; readonly held_until: number };

/** Frees times whose holds have expired. */
export async function endHolds(tx: Tx, careProviderId: string, now: number): Promise<void> {
  await tx
    .deleteFrom('provider_time')
    .where('care_provider_id', '=', careProviderId)
    .where('held_until', '<=', now)
    .execute();
}

/**
 * Takes a seat in a care provider's time and returns the row's id. The caller has locked the provider.
 * Throws `care-provider-busy` with the taken time.
 */
async function insertTime(
  tx: Tx,
  { number, organisation_id }: { readonly number: number; readonly organisation_id: string },
  wanted: WantedTime,
  taker: Taker,
): Promise<string> {
  const { careProviderId, facilityId, serviceType, start, end, now } = wanted;
  await endHolds(tx, careProviderId, now);
  const seat = await findSeat(tx, wanted);
  if (typeof seat !== 'number') throw busy(seat);
  const id = newId();
  const row = {
    id,
    organisation_id,
    facility_id: facilityId,
    care_provider_id: careProviderId,
    provider_number: number,
    seat,
    service_type: serviceType,
    starts_at: start,
    ends_at: end,
  };
  const insertion = tx.insertInto('provider_time').values({
    ...row,
    encounter_id: 'encounter_id' in taker ? taker.encounter_id : null,
    held_by: 'held_by' in taker ? taker.held_by : null,
    held_until: 'held_by' in taker ? taker.held_until : null,
  });
  await insertion.execute().catch((error) => {
    throw sqlState(error) === OVERLAPS ? busy(wanted) : error;
  });
  return id;
}

/**
 * Takes a care provider's time for an encounter, and returns whether it is within their hours.
 * The encounter must be stored first. Throws `care-provider-busy` with the taken time.
 */
export async function occupyProvider(tx: Tx, wanted: WantedBooking): Promise<OccupiedTime> {
  const { holdId, encounterId, staffId, serviceType } = wanted;
  const provider = await lockProvider(tx, wanted.careProviderId);
  if (holdId) await releaseHold(tx, holdId, staffId);
  await insertTime(tx, provider, wanted, { encounter_id: encounterId });
  const withinHours = isWithinHours(await readAvailability(tx, wanted), serviceType, wanted);
  return { withinHours, acceptedAtOnce: withinHours && provider.accepts_at_once };
}

/** Frees the time that an encounter takes, if any. */
export async function vacateProvider(tx: Tx, encounterId: string): Promise<void> {
  await tx.deleteFrom('provider_time').where('encounter_id', '=', encounterId).execute();
}

/**
 * Moves an encounter to another time or care provider.
 * Throws `care-provider-busy`, and the encounter keeps its time.
 */
export async function moveProviderTime(tx: Tx, wanted: WantedBooking): Promise<OccupiedTime> {
  await vacateProvider(tx, wanted.encounterId);
  return occupyProvider(tx, wanted);
}

export interface Hold {
  readonly id: string;
  /** Unix seconds. */
  readonly until: number;
}

/** Holds a time for five minutes and frees the user's earlier hold. Throws `care-provider-busy`. */
export async function holdProvider(tx: Tx, wanted: WantedTime): Promise<Hold> {
  const provider = await lockProvider(tx, wanted.careProviderId);
  await tx.deleteFrom('provider_time').where('held_by', '=', wanted.staffId).execute();
  const until = wanted.now + HOLD_SECONDS;
  const id = await insertTime(tx, provider, wanted, { held_by: wanted.staffId, held_until: until });
  return { id, until };
}

/** Frees the user's hold, if they still have it. */
export async function releaseHold(tx: Tx, holdId: string, staffId: string): Promise<void> {
  await tx.deleteFrom('provider_time').where('id', '=', holdId).where('held_by', '=', staffId).execute();
}
