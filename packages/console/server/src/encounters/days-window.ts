import { endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { refuseFaults } from '../platform/access/entry.ts';

export interface DaysAsked {
  readonly from: string;
  readonly to: string;
  /** The facility's time zone. `from` and `to` are days in it, inclusive. */
  readonly timeZone: string;
  readonly most: number;
}

const DAY_SECONDS = 86_400;

/**
 * Returns the start and end of a range of days, in unix seconds.
 * Throws `input-invalid` for days that are reversed or too many.
 */
export function daysWindow({ from, to, timeZone, most }: DaysAsked): {
  readonly start: number;
  readonly end: number;
} {
  const [start, end] = [startOfDay(from, timeZone), endOfDay(to, timeZone)];
  if (end <= start) refuseFaults([{ path: 'to', message: 'must not be before from' }]);
  // Allow one more hour, for a day on which clocks go back.
  if (end - start > most * DAY_SECONDS + 3600) {
    refuseFaults([{ path: 'to', message: `must be at most ${most} days after from, both days included` }]);
  }
  return { start, end };
}
