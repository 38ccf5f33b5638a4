import {
  type Availability,
  DEFAULT_SLOT_CAPACITY,
  DEFAULT_SLOT_MINUTES,
  type ExceptionKind,
  type ExceptionTime,
  type Period,
  type SlotLength,
  type TakenTime,
  type Weekday,
} from '@careline/core/internal/encounters/availability';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface ProviderAt {
  readonly careProviderId: string;
  readonly facilityId: string;
}

type ExceptionColumns = Pick<
  Schema['care_provider_exception'],
  'starts_at' | 'ends_at' | 'from_day' | 'until_day'
>;

export const exceptionTime = (row: ExceptionColumns): ExceptionTime =>
  row.from_day !== null && row.until_day !== null
    ? { fromDay: row.from_day, untilDay: row.until_day }
    : { start: row.starts_at ?? 0, end: row.ends_at ?? 0 };

type HoursRow = Schema['care_provider_hours'];

export const toHours = (row: HoursRow) => ({
  id: row.id,
  weekday: row.weekday as Weekday,
  fromMinute: row.from_minute,
  untilMinute: row.until_minute,
  serviceTypes: row.service_types,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
});

/** Returns the care providers' hours at a facility, and their exceptions there or everywhere. */
export async function readAvailabilities(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  facilityId: string,
): Promise<ReadonlyMap<string, Availability>> {
  const among = sql<string>`any(${[...careProviderIds]}::uuid[])`;
  const { time_zone: timeZone } = await tx
    .selectFrom('facility')
    .select('time_zone')
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  const hours = await tx
    .selectFrom('care_provider_hours')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .where('care_provider_id', '=', among)
    .execute();
  const exceptions = await tx
    .selectFrom('care_provider_exception')
    .select(['care_provider_id', 'kind', 'starts_at', 'ends_at', 'from_day', 'until_day'])
    .where('care_provider_id', '=', among)
    .where((eb) => eb.or([eb('facility_id', 'is', null), eb('facility_id', '=', facilityId)]))
    .execute();
  const of = (id: string): Availability => ({
    hours: hours.filter((row) => row.care_provider_id === id).map(toHours),
    exceptions: exceptions
      .filter((row) => row.care_provider_id === id)
      .map((row) => ({ kind: row.kind as ExceptionKind, time: exceptionTime(row) })),
    timeZone,
  });
  return new Map(careProviderIds.map((id) => [id, of(id)]));
}

export async function readAvailability(
  tx: Kysely<Schema>,
  { careProviderId, facilityId }: ProviderAt,
): Promise<Availability> {
  const all = await readAvailabilities(tx, [careProviderId], facilityId);
  return all.get(careProviderId) ?? { hours: [], exceptions: [], timeZone: 'UTC' };
}

/** Returns the length of a service's appointment at a facility, and how many patients it takes. */
export async function readSlotLength(
  tx: Kysely<Schema>,
  facilityId: string,
  serviceType: string,
): Promise<SlotLength> {
  const row = await tx
    .selectFrom('service_slot')
    .select(['minutes', 'capacity'])
    .where('facility_id', '=', facilityId)
    .where('service_type', '=', serviceType)
    .executeTakeFirst();
  return {
    serviceType,
    minutes: row?.minutes ?? DEFAULT_SLOT_MINUTES,
    capacity: row?.capacity ?? DEFAULT_SLOT_CAPACITY,
  };
}

export interface SeatTaken extends TakenTime {
  readonly careProviderId: string;
  readonly seat: number;
}

/** Returns the care providers' taken times within a period at any facility, including expired holds. */
export async function readTaken(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  { start, end }: Period,
): Promise<SeatTaken[]> {
  return tx
    .selectFrom('provider_time')
    .select([
      'care_provider_id as careProviderId',
      'facility_id as facilityId',
      'service_type as serviceType',
      'starts_at as start',
      'ends_at as end',
      'held_until as heldUntil',
      'seat',
    ])
    .where('care_provider_id', '=', sql<string>`any(${[...careProviderIds]}::uuid[])`)
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .execute();
}
