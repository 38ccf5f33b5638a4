import {
  type AvailabilityException,
  type NewException,
  type ProviderAvailability,
  periodOf,
  type WeeklyHours,
} from '@careline/core/internal/encounters/availability';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockProvider } from './provider-time.ts';
import { exceptionTime, type ProviderAt, toHours } from './read-availability.ts';

type Tx = Transaction<Schema>;
type Asker = Pick<Entry, 'facilityId' | 'timeZone' | 'now'>;

type ExceptionRow = Schema['care_provider_exception'];

const toException = (row: ExceptionRow): AvailabilityException => ({
  id: row.id,
  kind: row.kind === 'extra' ? 'extra' : 'leave',
  time: exceptionTime(row),
  everywhere: row.facility_id === null,
  note: row.note,
  source: row.source === 'ical' ? 'ical' : 'manual',
});

/** Selects a care provider's exceptions at the facility or everywhere that are not over. */
const selectExceptions = (tx: Kysely<Schema>, careProviderId: string, { facilityId, timeZone, now }: Asker) =>
  tx
    .selectFrom('care_provider_exception')
    .selectAll()
    .where('care_provider_id', '=', careProviderId)
    .where((eb) => eb.or([eb('facility_id', 'is', null), eb('facility_id', '=', facilityId)]))
    .where((eb) => eb.or([eb('ends_at', '>', now), eb('until_day', '>=', dayOf(now, timeZone))]));

/** Returns when an exception starts, so that instants and days can be sorted together. */
const beginning = (timeZone: string) => (exception: AvailabilityException) =>
  periodOf(exception.time, timeZone).start;

async function readExceptions(
  tx: Kysely<Schema>,
  careProviderId: string,
  asker: Asker,
): Promise<AvailabilityException[]> {
  const rows = await selectExceptions(tx, careProviderId, asker).execute();
  const begin = beginning(asker.timeZone);
  return rows.map(toException).toSorted((one, other) => begin(one) - begin(other));
}

/** Returns when a care provider can be booked at the requested facility. */
export async function readProviderAvailability(
  tx: Kysely<Schema>,
  careProviderId: string,
  asker: Asker,
): Promise<ProviderAvailability> {
  const { name, version, accepts_at_once } = await tx
    .selectFrom('staff as s')
    .leftJoin('care_provider as p', 'p.staff_id', 's.id')
    .select(['s.name', 'p.version', 'p.accepts_at_once'])
    .where('s.id', '=', careProviderId)
    .executeTakeFirstOrThrow();
  const hours = await tx
    .selectFrom('care_provider_hours')
    .selectAll()
    .where('care_provider_id', '=', careProviderId)
    .where('facility_id', '=', asker.facilityId)
    .orderBy(sql`array_position(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], weekday)`)
    .orderBy('from_minute')
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
  return {
    careProvider: { id: careProviderId, name },
    version: version ?? 0,
    acceptsAtOnce: accepts_at_once ?? false,
    hours: hours.map(toHours),
    exceptions: await readExceptions(tx, careProviderId, asker),
  };
}

export interface NewWeek {
  readonly careProviderId: string;
  readonly version: number;
  readonly acceptsAtOnce: boolean;
  readonly hours: readonly WeeklyHours[];
}

async function concurrentChangeError(tx: Tx, by: string | null, at: number | null): Promise<ProblemError> {
  const author = by
    ? await tx.selectFrom('staff').select('name').where('id', '=', by).executeTakeFirst()
    : undefined;
  return new ProblemError('conflict', {
    detail: 'Someone else has changed these hours.',
    action: 'Read the hours again, then decide.',
    ...(author && at !== null && { by: { name: author.name, at } }),
  });
}

async function insertHours(
  tx: Tx,
  { careProviderId, facilityId }: ProviderAt,
  hours: NewWeek['hours'],
): Promise<void> {
  if (hours.length === 0) return;
  const rows = hours.map((row) => ({
    id: newId(),
    care_provider_id: careProviderId,
    facility_id: facilityId,
    weekday: row.weekday,
    from_minute: row.fromMinute,
    until_minute: row.untilMinute,
    service_types: row.serviceTypes && [...row.serviceTypes],
    valid_from: row.validFrom,
    valid_until: row.validUntil,
  }));
  await tx.insertInto('care_provider_hours').values(rows).execute();
}

/** Replaces the care provider's hours at the author's facility, and the setting. Throws `conflict`. */
export async function setProviderHours(tx: Tx, week: NewWeek, entry: Entry): Promise<void> {
  const { careProviderId, version, acceptsAtOnce, hours } = week;
  const { facilityId, staffId, now } = entry;
  const provider = await lockProvider(tx, careProviderId);
  if (provider.version !== version) {
    throw await concurrentChangeError(tx, provider.updated_by, provider.updated_at);
  }
  await tx
    .deleteFrom('care_provider_hours')
    .where('care_provider_id', '=', careProviderId)
    .where('facility_id', '=', facilityId)
    .execute();
  await insertHours(tx, { careProviderId, facilityId }, hours);
  await tx
    .updateTable('care_provider')
    .set({ accepts_at_once: acceptsAtOnce, version: version + 1, updated_at: now, updated_by: staffId })
    .where('staff_id', '=', careProviderId)
    .execute();
}

/** More manually added rows than this are a program's mistake. Calendars have their own limit. */
const MAX_EXCEPTIONS = 1000;

/** Returns the time columns of an exception, for imports and manual entries alike. */
export const exceptionColumns = (time: NewException['time']) => ({
  starts_at: 'start' in time ? time.start : null,
  ends_at: 'start' in time ? time.end : null,
  from_day: 'start' in time ? null : time.fromDay,
  until_day: 'start' in time ? null : time.untilDay,
});

/** Adds leave or extra hours. Throws `input-invalid` if there are too many, `conflict` if the id exists. */
export async function addProviderException(
  tx: Tx,
  careProviderId: string,
  { id, kind, time, everywhere, note }: NewException,
  { facilityId, staffId, now }: Entry,
): Promise<void> {
  await lockProvider(tx, careProviderId);
  const { count } = await tx
    .selectFrom('care_provider_exception')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('care_provider_id', '=', careProviderId)
    .where('source', '=', 'manual')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_EXCEPTIONS) {
    refuseFaults([{ path: 'exception', message: `must be one of at most ${MAX_EXCEPTIONS}` }]);
  }
  const inserted = await tx
    .insertInto('care_provider_exception')
    .values({
      id,
      care_provider_id: careProviderId,
      facility_id: everywhere ? null : facilityId,
      kind,
      ...exceptionColumns(time),
      note: note || null,
      source: 'manual',
      author_id: staffId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return;
  throw new ProblemError('conflict', { detail: 'Leave or extra hours with this id are already stored.' });
}

/** Counts bookings at the facility during a leave. They stay until someone moves them. */
export async function bookedWithin(
  tx: Tx,
  careProviderId: string,
  { kind, time }: Pick<NewException, 'kind' | 'time'>,
  { facilityId, timeZone, now }: Asker,
): Promise<number> {
  if (kind !== 'leave') return 0;
  const { start, end } = periodOf(time, timeZone);
  const { count } = await tx
    .selectFrom('provider_time')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('care_provider_id', '=', careProviderId)
    .where('facility_id', '=', facilityId)
    .where('encounter_id', 'is not', null)
    .where('starts_at', '<', end)
    .where('ends_at', '>', Math.max(start, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the given exceptions of the care provider, at the facility or everywhere. Returns how many. */
export async function removeProviderExceptions(
  tx: Tx,
  careProviderId: string,
  ids: readonly string[],
  { facilityId }: Asker,
): Promise<number> {
  await lockProvider(tx, careProviderId);
  const { numDeletedRows } = await tx
    .deleteFrom('care_provider_exception')
    .where('care_provider_id', '=', careProviderId)
    .where((eb) => eb.or([eb('facility_id', 'is', null), eb('facility_id', '=', facilityId)]))
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
