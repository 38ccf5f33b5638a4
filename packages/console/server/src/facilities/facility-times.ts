import type { offerFacilitySlots } from '@careline/core/administration';
import type { BodyOf } from '@careline/core/http';
import type { Transaction } from 'kysely';
import { offerSlots } from '../encounters/encounter-slots.ts';
import { slotsOfPlan } from '../encounters/slot-plan.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

type WantedTimes = Omit<BodyOf<typeof offerFacilitySlots>, 'facilityId'>;

interface TimesPlace {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly timeZone: string;
}

function faultsOf({ from, to, fromMinute, untilMinute, everyMinutes }: WantedTimes) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return [
    ...(days < 1 ? [{ path: 'to', message: 'must not be before from' }] : []),
    ...(days > MOST_DAYS ? [{ path: 'to', message: 'must be within a year of from' }] : []),
    ...(fromMinute + everyMinutes > untilMinute
      ? [{ path: 'untilMinute', message: 'must leave room for one time' }]
      : []),
  ];
}

/** Offers times of a facility and returns how many there are in the plan. Throws `input-invalid`. */
export async function offerFacilityTimes(
  tx: Transaction<Schema>,
  wanted: WantedTimes,
  place: TimesPlace,
): Promise<number> {
  refuseFaults(faultsOf(wanted));
  const slots = slotsOfPlan({ ...place, ...wanted }, newId);
  await offerSlots(tx, slots);
  return slots.length;
}
