import type { ChartPeriod } from '@careline/core/internal/charts';
import { dayAfter, dayOf, startOfDay } from '@careline/core/internal/formatting';

/** Whose data a chart counts, and when. */
export interface ChartPlace {
  readonly organisationId: string;
  readonly facilityId: string;
  /** The facility's: months and ages are counted in it. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  /** How far back; of the last twelve months where the topic has none. */
  readonly period?: ChartPeriod | undefined;
}

/** A month of the facility: `YYYY-MM`, and its first second. */
export interface ChartMonth {
  readonly key: string;
  readonly from: number;
}

const MONTHS: Readonly<Partial<Record<ChartPeriod, number>>> = { '3-months': 3, '12-months': 12 };
const ADULT_YEARS = 18;
const DAY_SECONDS = 86_400;
const DAYS = 30;

/** The months of the period, the earliest first, the current one included. */
export function periodMonths({ now, timeZone, period = '12-months' }: ChartPlace): readonly ChartMonth[] {
  const count = MONTHS[period] ?? 0;
  const [year = 0, month = 0] = dayOf(now, timeZone).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const key = new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7);
    return { key, from: startOfDay(`${key}-01`, timeZone) };
  });
}

/** The first second of the last thirty days, today included. */
function daysStart({ now, timeZone }: ChartPlace): number {
  return startOfDay(dayAfter(dayOf(now, timeZone), 1 - DAYS), timeZone);
}

/** The first second of the period. */
export const periodStart = (place: ChartPlace): number => periodMonths(place)[0]?.from ?? daysStart(place);

/** Beyond what a wrong clock explains nothing has happened yet. */
export const chartEnd = ({ now }: ChartPlace): number => now + DAY_SECONDS;

/** Whoever was born on this day (YYYY-MM-DD) or earlier is an adult; 29 February counts on the 28th in common years. */
export function adultBirthDay({ now, timeZone }: ChartPlace): string {
  const today = dayOf(now, timeZone);
  const day = today.endsWith('-02-28') ? '-02-29' : today.slice(4);
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${day}`;
}
