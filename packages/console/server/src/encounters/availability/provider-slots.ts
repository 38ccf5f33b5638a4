import { MAX_SLOT_DAYS } from '@careline/core/internal/encounters';
import {
  computeSlots,
  type ProviderSlot,
  type ServiceSlot,
} from '@careline/core/internal/encounters/availability';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { daysWindow } from '../days-window.ts';
import { readAvailabilities, readSlotLength, readTaken } from './read-availability.ts';

export interface SlotsAsked {
  readonly facilityId: string;
  /** The facility's time zone. `from` and `to` are days in it, inclusive. */
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
  readonly serviceType: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Returns the care providers' slots for a service, earliest first. Throws `input-invalid`. */
export async function readProviderSlots(
  tx: Kysely<Schema>,
  careProviderIds: readonly string[],
  asked: SlotsAsked,
): Promise<ProviderSlot[]> {
  const { facilityId, serviceType, now } = asked;
  const { start, end } = daysWindow({ ...asked, most: MAX_SLOT_DAYS });
  const slotLength = await readSlotLength(tx, facilityId, serviceType);
  const all = await readAvailabilities(tx, careProviderIds, facilityId);
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
