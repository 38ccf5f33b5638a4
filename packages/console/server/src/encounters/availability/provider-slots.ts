import { MAX_SLOT_DAYS } from '@careline/core/internal/encounters';
import {
  computeSlots,
  MAX_SEARCH_WEEKS,
  type Period,
  type ProviderSlot,
  type ServiceSlot,
} from '@careline/core/internal/encounters/availability';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { daysWindow } from '../days-window.ts';
import { readAvailabilities, readSlotLength, readTaken } from './read-availability.ts';

interface SlotsOf {
  readonly facilityId: string;
  readonly serviceType: string;
  /** Unix seconds. */
  readonly now: number;
}

export interface SlotsAsked extends SlotsOf {
  /** The facility's time zone. `from` and `to` are days in it, inclusive. */
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

/** Returns a function that reads the care providers' slots that start within a period, earliest first. */
async function slotReader(tx: Kysely<Schema>, careProviderIds: readonly string[], asked: SlotsOf) {
  const { facilityId, serviceType, now } = asked;
  const slotLength = await readSlotLength(tx, facilityId, serviceType);
  const all = await readAvailabilities(tx, careProviderIds, facilityId);
  return async ({ start, end }: Period): Promise<ProviderSlot[]> => {
    // A slot that starts in the window may end after it.
    const around = { start, end: end + slotLength.minutes * 60 };
    const taken = await readTaken(tx, careProviderIds, around);
    return [...all]
      .flatMap(([careProviderId, availability]) =>
        computeSlots({
          ...availability,
          careProviderId,
          facilityId,
          slotLength,
          taken: taken.filter((row) => row.careProviderId === careProviderId),
          from: start,
          to: end,
          now,
        }),
      )
      .toSorted((one, other) => one.start - other.start);
  };
}

/** Returns the care providers' slots for a service, earliest first. Throws `input-invalid`. */
export async function readProviderSlots(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  asked: SlotsAsked,
): Promise<ProviderSlot[]> {
  const window = daysWindow({ ...asked, most: MAX_SLOT_DAYS });
  const read = await slotReader(tx, careProviderIds, asked);
  return read(window);
}

/** Returns the care providers' slots for a service that start within a period, full ones too, earliest first. */
export async function readSlotsBetween(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  asked: SlotsOf,
  period: Period,
): Promise<ProviderSlot[]> {
  const read = await slotReader(tx, careProviderIds, asked);
  return read(period);
}

/** Returns the care providers' free slots for a service that start within a period, earliest first. */
export async function readFreeSlots(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  asked: SlotsOf,
  period: Period,
): Promise<ProviderSlot[]> {
  return (await readSlotsBetween(tx, careProviderIds, asked, period)).filter(({ left }) => left > 0);
}

const WEEK_SECONDS = 7 * 86_400;

export interface NextAsked extends SlotsOf {
  /** Unix seconds. */
  readonly from: number;
  readonly limit: number;
}

export interface NextSlots {
  readonly data: ProviderSlot[];
  /** Whether there are slots at all, free or full. */
  readonly hasHours: boolean;
}

/** Returns the next free slots of the care providers, earliest first. Reads week by week until there are enough. */
export async function readNextSlots(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  { from, limit, ...asked }: NextAsked,
): Promise<NextSlots> {
  const first = Math.max(from, asked.now);
  const read = await slotReader(tx, careProviderIds, asked);
  const data: ProviderSlot[] = [];
  let hasHours = false;
  for (let week = 0; week < MAX_SEARCH_WEEKS && data.length < limit; week += 1) {
    const start = first + week * WEEK_SECONDS;
    const slots = await read({ start, end: start + WEEK_SECONDS });
    hasHours ||= slots.length > 0;
    data.push(...slots.filter(({ left }) => left > 0));
  }
  return { data: data.slice(0, limit), hasHours };
}

/**
 * Returns the first free slot of each care provider within `MAX_SEARCH_WEEKS`. Care providers without one are missing.
 */
export async function readFirstSlots(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  asked: SlotsOf,
): Promise<ReadonlyMap<string, ProviderSlot>> {
  const read = await slotReader(tx, careProviderIds, asked);
  const found = new Map<string, ProviderSlot>();
  for (let week = 0; week < MAX_SEARCH_WEEKS && found.size < careProviderIds.length; week += 1) {
    const start = asked.now + week * WEEK_SECONDS;
    for (const slot of await read({ start, end: start + WEEK_SECONDS })) {
      if (slot.left > 0 && !found.has(slot.careProviderId)) found.set(slot.careProviderId, slot);
    }
  }
  return found;
}

export function readServiceSlots(tx: Kysely<Schema>, facilityId: string) {
  return tx
    .selectFrom('service_slot')
    .select(['service_type as serviceType', 'minutes', 'capacity'])
    .where('facility_id', '=', facilityId)
    .orderBy('service_type')
    .execute();
}

export async function setServiceSlot(
  tx: Transaction<Schema>,
  facilityId: string,
  { serviceType, minutes, capacity }: ServiceSlot,
): Promise<void> {
  await tx
    .insertInto('service_slot')
    .values({ facility_id: facilityId, service_type: serviceType, minutes, capacity })
    .onConflict((conflict) =>
      conflict.columns(['facility_id', 'service_type']).doUpdateSet({ minutes, capacity }),
    )
    .execute();
}
