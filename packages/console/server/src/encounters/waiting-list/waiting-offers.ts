import { type DayPart, dayPartOf } from '@careline/core/internal/encounters';
import { MAX_SEARCH_WEEKS, type Period } from '@careline/core/internal/encounters/availability';
import { endOfDay, startOfDay } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { readFreeSlots } from '../availability/provider-slots.ts';

const MAX_WINDOW_SECONDS = MAX_SEARCH_WEEKS * 7 * 86_400;

/** What an entry waits for. */
export interface Wish {
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

const periodOf = ({ from, until }: Wish, timeZone: string): Period => ({
  start: startOfDay(from, timeZone),
  end: endOfDay(until, timeZone),
});

const suits = (offer: Offer, wish: Wish, timeZone: string): boolean => {
  const { start, end } = periodOf(wish, timeZone);
  return (
    offer.start >= start &&
    offer.start < end &&
    (wish.careProviderId === null || wish.careProviderId === offer.careProviderId) &&
    (wish.dayPart === null || (wish.dayPart as DayPart) === dayPartOf(offer.start, timeZone))
  );
};

/** Returns the free times of a service that may suit one of the wishes, earliest first. */
async function freeTimesFor(
  tx: Kysely<Schema>,
  serviceType: string,
  wishes: readonly Wish[],
  { facilityId, timeZone, now, careProviderIds }: OfferPlace,
): Promise<readonly Offer[]> {
  const periods = wishes.map((wish) => periodOf(wish, timeZone));
  const start = Math.max(now, Math.min(...periods.map((period) => period.start)));
  const end = Math.min(now + MAX_WINDOW_SECONDS, Math.max(...periods.map((period) => period.end)));
  const wanted = wishes.some(({ careProviderId }) => careProviderId === null)
    ? careProviderIds
    : careProviderIds.filter((id) => wishes.some(({ careProviderId }) => careProviderId === id));
  if (end <= start || wanted.length === 0) return [];
  return readFreeSlots(tx, wanted, { facilityId, serviceType, now }, { start, end });
}

/**
 * Returns the first free time that suits each wish, by its id; wishes without one are left out.
 * The free times are those that can be booked now, so a cancellation, a move, new hours and the end of leave all count.
 */
export async function readOffers(
  tx: Kysely<Schema>,
  wishes: readonly Wish[],
  place: OfferPlace,
): Promise<ReadonlyMap<string, Offer>> {
  const offers = new Map<string, Offer>();
  for (const serviceType of new Set(wishes.map((wish) => wish.serviceType))) {
    const same = wishes.filter((wish) => wish.serviceType === serviceType);
    const free = await freeTimesFor(tx, serviceType, same, place);
    for (const wish of same) {
      const offer = free.find((one) => suits(one, wish, place.timeZone));
      if (offer) offers.set(wish.id, offer);
    }
  }
  return offers;
}
