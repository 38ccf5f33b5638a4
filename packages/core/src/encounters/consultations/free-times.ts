import { DAY_PARTS, type DayPart, dayPartOf } from '#encounters';
import type { Period, ProviderSlot } from '#encounters/availability';
import { dayAfter, isoDay } from '#formatting';

/** A time at which a service can be booked. */
export interface FreeTime extends Period {
  /** Care providers who are free then. The first has the most free times that day. */
  readonly careProviderIds: readonly [string, ...string[]];
}

/** The free times of a day, earliest first. */
export interface FreeDay {
  /** YYYY-MM-DD in the facility's time zone. */
  readonly day: string;
  readonly parts: Readonly<Record<DayPart, readonly FreeTime[]>>;
}

/** Groups a day's slots by start. Care providers with many free times come first, so that bookings spread. */
function timesOfDay(slots: readonly ProviderSlot[]): FreeTime[] {
  const counts = new Map<string, number>();
  for (const { careProviderId } of slots) counts.set(careProviderId, (counts.get(careProviderId) ?? 0) + 1);
  const byStart = new Map<number, FreeTime>();
  const orderly = slots.toSorted(
    (one, other) => (counts.get(other.careProviderId) ?? 0) - (counts.get(one.careProviderId) ?? 0),
  );
  for (const { start, end, careProviderId } of orderly) {
    const known = byStart.get(start);
    byStart.set(
      start,
      known
        ? { ...known, careProviderIds: [...known.careProviderIds, careProviderId] }
        : { start, end, careProviderIds: [careProviderId] },
    );
  }
  return [...byStart.values()].toSorted((one, other) => one.start - other.start);
}

export const FREE_DAYS = 7;

/** Returns the free times of seven days from `from` on, including days without any. Full slots are left out. */
export function freeDays(slots: readonly ProviderSlot[], from: string, timeZone: string): FreeDay[] {
  const free = slots.filter(({ left }) => left > 0);
  return Array.from({ length: FREE_DAYS }, (_, index) => {
    const day = dayAfter(from, index);
    const times = timesOfDay(free.filter(({ start }) => isoDay(start, timeZone) === day));
    const within = (part: DayPart) => times.filter(({ start }) => dayPartOf(start, timeZone) === part);
    return {
      day,
      parts: { morning: within('morning'), afternoon: within('afternoon'), evening: within('evening') },
    };
  });
}

/** Returns the times of a day, earliest first. */
export const timesOfFreeDay = ({ parts }: FreeDay): FreeTime[] => DAY_PARTS.flatMap((part) => parts[part]);
