import { type DayPart, dayPartOf } from '@careline/core/internal/encounters';
import { MAX_SEARCH_WEEKS, type Period } from '@careline/core/internal/encounters/availability';
import { endOfDay, startOfDay } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { readFreeSlots } from '../availability/provider-slots.ts';

const MAX_WINDOW_SECONDS = MAX_SEARCH_WEEKS * 7 * 86_400;

/** What an entry waits for. */
export interface Need {
  readonly id: string;
  readonly serviceType: string;
  readonly careProviderId: string | null;
  readonly from: string;
  readonly until: string;
  readonly dayPart: string | null;
}

export interface OfferPlace {
  readonly facilityId: string;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  /** The care providers of the facility. */
  readonly careProviderIds: readonly string[];
}

export interface Offer extends Period {
  readonly careProviderId: string;
}

const periodOf = ({ from, until }: Need, timeZone: string): Period => ({
  start: startOfDay(from, timeZone),
  end: endOfDay(until, timeZone),
});

/** Returns the first of the free times, earliest first, that suits a need. */
function firstFor(need: Need, free: readonly Offer[], timeZone: string): Offer | undefined {
  const { start, end } = periodOf(need, timeZone);
  return free.find(
    (offer) =>
      offer.start >= start &&
      offer.start < end &&
      (need.careProviderId === null || need.careProviderId === offer.careProviderId) &&
      (need.dayPart === null || (need.dayPart as DayPart) === dayPartOf(offer.start, timeZone)),
  );
}

/** Returns the free times of a service that may suit one of the needs, earliest first. */
async function freeTimesFor(
  tx: Kysely<Schema>,
  serviceType: string,
  needs: readonly Need[],
  { facilityId, timeZone, now, careProviderIds }: OfferPlace,
): Promise<readonly Offer[]> {
  const periods = needs.map((need) => periodOf(need, timeZone));
  const start = Math.max(now, Math.min(...periods.map((period) => period.start)));
  const end = Math.min(now + MAX_WINDOW_SECONDS, Math.max(...periods.map((period) => period.end)));
  const wanted = needs.some(({ careProviderId }) => careProviderId === null)
    ? careProviderIds
    : careProviderIds.filter((id) => needs.some(({ careProviderId }) => careProviderId === id));
  if (end <= start || wanted.length === 0) return [];
  return readFreeSlots(tx, wanted, { facilityId, serviceType, now }, { start, end });
}

/**
 * Returns the first free time that suits each need, by its id; needs without one are left out.
 * The free times are those that can be booked now, so a cancellation, a move, new hours and the end of leave all count.
 */
export async function readOffers(
  tx: Kysely<Schema>,
  needs: readonly Need[],
  place: OfferPlace,
): Promise<ReadonlyMap<string, Offer>> {
  const offers = new Map<string, Offer>();
  for (const serviceType of new Set(needs.map((need) => need.serviceType))) {
    const same = needs.filter((need) => need.serviceType === serviceType);
    const free = await freeTimesFor(tx, serviceType, same, place);
    for (const need of same) {
      const offer = firstFor(need, free, place.timeZone);
      if (offer) offers.set(need.id, offer);
    }
  }
  return offers;
}
