import { numberOfDay } from '#formatting';

/** Returns the last possible day of a partly known date, but not after `today`. YYYY-MM-DD. */
export function lastPossibleDay(on: string, today: string): string {
  if (on.length === 10) return on;
  const [year = '', month = '12'] = on.split('-');
  const days = [31, 30, 29, 28].map((day) => `${year}-${month}-${day}`);
  const last = days.find((day) => numberOfDay(day) !== undefined) ?? today;
  return last < today ? last : today;
}
