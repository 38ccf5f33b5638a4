import { minuteOfDay } from '#formatting';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** Returns the part of the day of an instant (unix seconds) in a time zone. */
export function dayPartOf(seconds: number, timeZone: string): DayPart {
  const minute = minuteOfDay(seconds * 1000, timeZone);
  if (minute < NOON) return 'morning';
  return minute < EVENING ? 'afternoon' : 'evening';
}
