import { dayOf } from '@careline/core/internal/formatting';
import { DEMO_TIME_ZONE } from './demo-organisation.ts';
import type { Clock } from './packed-rows.ts';
import { seededUuid } from './seeded-uuid.ts';

const HOUR = 3_600;
const DAY = 86_400;
const WEEK_DAYS = 7;

/** The end of the packed clinic's data, unix seconds: midnight in India before a Wednesday. */
export const PACK_ANCHOR = Date.parse('2026-03-18T00:00:00+05:30') / 1000;

/** Rows with ids from this number on may be loaded for several days, each time with new ids. */
export const REPEATED_IDS = 1_000_000;

/** Returns whether a packed time keeps its distance from the time of loading: recent events and the waiting patient. */
const isAroundAnchor = (at: number): boolean => at > PACK_ANCHOR - 3 * HOUR && at < PACK_ANCHOR + HOUR;

/** Returns whole Indian days between the anchor and a time (unix seconds). */
export const daysSinceAnchor = (at: number): number => Math.floor((at - PACK_ANCHOR) / DAY);

export interface Loading {
  /** When this database's demo was first loaded, unix seconds. Its ids depend on it. */
  readonly first: number;
  /** The time that the anchor becomes, unix seconds. By default the first loading. */
  readonly now?: number;
  /** Additional days to move rows by. */
  readonly days?: number;
  /** Seconds to delay the waiting patient's appointment by. */
  readonly delay?: number;
}

/**
 * Moves packed times to the time of loading, keeping their order. Most move by whole days, so that times of day stay.
 * Times close to the anchor move exactly to the time of loading.
 */
export function demoClock({ first, now = first, days = 0, delay = 0 }: Loading): Clock {
  const moved = daysSinceAnchor(now) + days;
  const dateOf = (day: number): string => dayOf(PACK_ANCHOR + (day + moved) * DAY, DEMO_TIME_ZONE);
  const timeOf = (packed: number): number => {
    if (days !== 0 || !isAroundAnchor(packed)) return packed + moved * DAY;
    return packed + (now - PACK_ANCHOR) + (packed > PACK_ANCHOR ? delay : 0);
  };
  return {
    anchor: PACK_ANCHOR,
    idOf: (number) =>
      seededUuid(`${first}/${number < REPEATED_IDS ? 0 : moved - daysSinceAnchor(first)}/${number}`, first),
    timeOf,
    dateOf,
    yearOf: (years) => Number(dateOf(0).slice(0, 4)) + years,
    weekdayOf: (weekday) => (((weekday + moved) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS,
  };
}
