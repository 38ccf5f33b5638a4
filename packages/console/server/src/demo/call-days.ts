import { isReached, type Outcome } from './call-outcomes.ts';
import { DAY, HOUR, indianMidnight, indianWeekday } from './indian-time.ts';
import type { SeededRandom } from './seeded-random.ts';

const SUNDAY = 0;
/** Nobody is called before nine or after half past seven, and not on Sundays. */
const FIRST_SECOND = 9 * HOUR;
const LAST_SECOND = 19.5 * HOUR;

function workingDays(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = indianMidnight(from) + DAY; day < indianMidnight(to); day += DAY) {
    if (indianWeekday(day) !== SUNDAY) days.push(day);
  }
  return days;
}

/** After somebody was reached the next call is a month off; an unreached one is tried again within days. */
const pauseAfter = (chance: SeededRandom, outcome: Outcome): number =>
  isReached(outcome) ? 0.7 + chance.next() * 0.6 : 0.05 + chance.next() * 0.05;

/** Spreads the calls over the days, one a day at most, keeping their order. */
function spread(positions: readonly number[], days: readonly number[]): number[] {
  let previous = -1;
  return positions.map((position, index) => {
    const latest = days.length - (positions.length - index);
    previous = Math.min(latest, Math.max(previous + 1, Math.round(position * (days.length - 1))));
    return days[previous] ?? 0;
  });
}

/** How many calls fit between two moments. */
export const callDaysBetween = (from: number, to: number): number => workingDays(from, to).length;

/** When each call was begun, unix seconds, ascending. There must be at least as many working days as calls. */
export function makeCallTimes(
  chance: SeededRandom,
  outcomes: readonly Outcome[],
  span: { readonly from: number; readonly to: number },
): number[] {
  const days = workingDays(span.from, span.to);
  const pauses = outcomes.map((outcome) => pauseAfter(chance, outcome));
  const total = pauses.slice(0, -1).reduce((sum, pause) => sum + pause, 0);
  let passed = 0;
  const positions = pauses.map((pause) => {
    const position = total === 0 ? 1 : passed / total;
    passed += pause;
    return position;
  });
  return spread(positions, days).map((day) => day + chance.int(FIRST_SECOND, LAST_SECOND));
}
