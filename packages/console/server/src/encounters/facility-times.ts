import { offerFacilitySlots } from '@careline/core/internal/administration';
import type { BodyOf } from '@careline/core/internal/http';
import type { Transaction } from 'kysely';
import { listFacilityRecords, requireFacility } from '../facilities/facility-records.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Route, route } from '../platform/http/route.ts';
import { offerSlots } from './encounter-slots.ts';
import { slotsOfPlan } from './slot-plan.ts';

const MAX_DAYS = 366;
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
    ...(days > MAX_DAYS ? [{ path: 'to', message: 'must be within a year of from' }] : []),
    ...(fromMinute + everyMinutes > untilMinute
      ? [{ path: 'untilMinute', message: 'must leave room for one time' }]
      : []),
  ];
}

/** Offers a facility's times and returns how many the plan has. Throws `input-invalid`. */
async function offerFacilityTimes(
  tx: Transaction<Schema>,
  wanted: WantedTimes,
  place: TimesPlace,
): Promise<number> {
  refuseFaults(faultsOf(wanted));
  const slots = slotsOfPlan({ ...place, ...wanted }, newId);
  await offerSlots(tx, slots);
  return slots.length;
}

/** Route for administrators, for any facility of their organisation. */
export const facilityTimesRoute: Route = route(
  offerFacilitySlots,
  async ({ body: { facilityId, ...wanted } }, { tx, caller, now, noted }) => {
    const { organisationId } = caller;
    const { timeZone } = requireFacility(await listFacilityRecords(tx, { organisationId, now }), facilityId);
    const slots = await offerFacilityTimes(tx, wanted, { organisationId, facilityId, timeZone });
    noted({ facility: facilityId, given: { ...wanted, slots } });
    return { data: { slots } };
  },
);
