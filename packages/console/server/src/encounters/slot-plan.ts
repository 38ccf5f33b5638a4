import { WEEKDAYS } from '@careline/core/internal/administration';
import { instantOfWall } from '@careline/core/internal/formatting';
import type { NewSlot } from './encounter-slots.ts';

export { WEEKDAYS };
export type Weekday = (typeof WEEKDAYS)[number];

/** When a facility offers health checks: days (YYYY-MM-DD, inclusive) and minutes of the day in its time zone. */
export interface SlotPlan {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
  readonly weekdays: readonly Weekday[];
  /** Minutes since midnight. The last slot ends at `untilMinute` or earlier. */
  readonly fromMinute: number;
  readonly untilMinute: number;
  readonly everyMinutes: number;
  readonly places: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun';

/**
 * Returns all slots of a plan, earliest first.
 * `idOf` returns the id for a start time (unix seconds). Times follow the wall clock: 8:00 stays 8:00 on days when
 * clocks change.
 */
export function slotsOfPlan(plan: SlotPlan, idOf: (start: number) => string): NewSlot[] {
  const { organisationId, facilityId, timeZone, places, everyMinutes } = plan;
  const slots: NewSlot[] = [];
  for (const day of daysBetween(plan.from, plan.to)) {
    if (!plan.weekdays.includes(weekdayOf(day))) continue;
    for (let minute = plan.fromMinute; minute + everyMinutes <= plan.untilMinute; minute += everyMinutes) {
      const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
      const start = Math.floor(instantOfWall(wall, timeZone) / 1000);
      const end = start + everyMinutes * 60;
      slots.push({ id: idOf(start), organisationId, facilityId, start, end, places });
    }
  }
  return slots;
}
