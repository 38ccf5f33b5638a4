import { dayNumber, dayOfText, instantOfWall, isoDay } from '#formatting';

type TimeStep = 'hour' | 'day' | 'month' | 'year';

/** Vertical grid lines of a chart: starts of calendar years, months, days or hours at the facility. */
export interface TimeAxis {
  readonly step: TimeStep;
  /** Unix seconds. */
  readonly ticks: readonly number[];
}

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const DAY_MS = DAY_S * 1000;

interface Stride {
  readonly step: TimeStep;
  readonly every: number;
  /** Approximate length in seconds. */
  readonly seconds: number;
}

const stride = (step: TimeStep, every: number, seconds: number): Stride => ({
  step,
  every,
  seconds: every * seconds,
});

/** Finest first. Days are every one, two or seven; above ten years every 25 and 50. */
const STRIDES: readonly Stride[] = [
  ...[1, 3, 6].map((every) => stride('hour', every, HOUR_S)),
  ...[1, 2, 7, 14].map((every) => stride('day', every, DAY_S)),
  ...[1, 3, 6].map((every) => stride('month', every, 30.44 * DAY_S)),
  ...[1, 2, 5, 10, 25, 50].map((every) => stride('year', every, 365.25 * DAY_S)),
];

/** Yields the local times of a stride in milliseconds, starting at or before a day. */
function* walls({ step, every }: Stride, day: string): Generator<number> {
  const at = dayOfText(day);
  if (!at) return;
  const { year, month } = at;
  const today = dayNumber(year, month, at.day);
  for (let count = 0; ; count += 1) {
    const next = count * every;
    if (step === 'year') yield dayNumber(year - (year % every) + next, 1, 1) * DAY_MS;
    else if (step === 'month') yield dayNumber(year, month - ((month - 1) % every) + next, 1) * DAY_MS;
    else if (step === 'day') yield (today - (today % every) + next) * DAY_MS;
    else yield today * DAY_MS + next * HOUR_S * 1000;
  }
}

/**
 * Returns the ticks between two instants (unix seconds), up to a maximum. Steps follow the time zone's calendar, so
 * that days of 23 and 25 hours count as days.
 */
export function timeAxis(
  { from, to }: { readonly from: number; readonly to: number },
  timeZone: string,
  most = 8,
): TimeAxis {
  const wanted = (to - from) / most;
  const chosen = STRIDES.find(({ seconds }) => seconds >= wanted) ?? (STRIDES.at(-1) as Stride);
  const ticks: number[] = [];
  for (const wall of walls(chosen, isoDay(from, timeZone) ?? '')) {
    const at = Math.floor(instantOfWall(wall, timeZone) / 1000);
    if (at > to) break;
    if (at >= from) ticks.push(at);
  }
  return { step: chosen.step, ticks };
}
