import type { ChartPeriod } from '@careline/core/internal/charts';
import { dayAfter, dayOf, startOfDay } from '@careline/core/internal/formatting';

/** The facility that a chart counts, and the time. */
export interface ChartPlace {
  readonly organisationId: string;
  readonly facilityId: string;
  /** The facility's time zone, for months and ages. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  /** How far back to count. Twelve months if the topic has no period. */
  readonly period?: ChartPeriod | undefined;
}

/** A calendar month at the facility: `YYYY-MM` and its first second. */
export interface ChartMonth {
  readonly key: string;
  readonly from: number;
}

const MONTHS: Readonly<Partial<Record<ChartPeriod, number>>> = { '3-months': 3, '12-months': 12 };
const ADULT_YEARS = 18;
const DAY_SECONDS = 86_400;
const DAYS = 30;

/** Returns the months of the period, earliest first, including the current one. */
export function periodMonths({ now, timeZone, period = '12-months' }: ChartPlace): readonly ChartMonth[] {
  const count = MONTHS[period] ?? 0;
  const [year = 0, month = 0] = dayOf(now, timeZone).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const key = new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7);
    return { key, from: startOfDay(`${key}-01`, timeZone) };
  });
}

/** Returns the first second of the last thirty days, including today. */
function daysStart({ now, timeZone }: ChartPlace): number {
  return startOfDay(dayAfter(dayOf(now, timeZone), 1 - DAYS), timeZone);
}

export const periodStart = (place: ChartPlace): number => periodMonths(place)[0]?.from ?? daysStart(place);

/** Returns the end of the counted time. Allows for a clock that is up to a day fast. */
export const chartEnd = ({ now }: ChartPlace): number => now + DAY_SECONDS;

/** Returns the latest birth date (YYYY-MM-DD) of an adult. 29 February counts as the 28th in common years. */
export function adultBirthDay({ now, timeZone }: ChartPlace): string {
  const today = dayOf(now, timeZone);
  const day = today.endsWith('-02-28') ? '-02-29' : today.slice(4);
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${day}`;
}
