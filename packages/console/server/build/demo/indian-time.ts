/** India has the same offset all year, so demo times need no time zone tables. */
const OFFSET = 19_800;
export const DAY = 86_400;
export const HOUR = 3_600;

/** Unix seconds of the last midnight in India. */
export const indianMidnight = (at: number): number => Math.floor((at + OFFSET) / DAY) * DAY - OFFSET;

/** The calendar day in India, YYYY-MM-DD. */
export const indianDate = (at: number): string => new Date((at + OFFSET) * 1000).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const indianWeekday = (at: number): number => new Date((at + OFFSET) * 1000).getUTCDay();

/** Days since 1 January in India: 0 to 365. */
export function dayOfYear(at: number): number {
  const local = new Date((at + OFFSET) * 1000);
  return Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / (DAY * 1000));
}

/** The time of day in India, HH:mm. */
export const indianTime = (at: number): string => new Date((at + OFFSET) * 1000).toISOString().slice(11, 16);
