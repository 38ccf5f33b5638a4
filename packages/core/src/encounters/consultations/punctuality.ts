import type { Encounter } from '#encounters';

/** How a confirmed encounter stands against its time: the patient waits, has not come, or nobody has closed it. */
export interface Punctuality {
  readonly kind: 'waiting' | 'late' | 'unclosed';
  /** Whole minutes since they came, or since it was to begin. */
  readonly minutes: number;
}

/** Who has not come by then does not come any more: what is left is to say what became of the encounter. */
const LATE_AT_MOST_S = 12 * 3600;

const minutesSince = (from: number, now: number): number => Math.max(0, Math.floor((now - from) / 60));

/** Undefined for an encounter that is not confirmed, or whose time has not come. `now` in unix seconds. */
export function punctualityOf(
  { status, arrivedAt, period }: Pick<Encounter, 'status' | 'arrivedAt' | 'period'>,
  now: number,
): Punctuality | undefined {
  if (status !== 'CONFIRMED') return undefined;
  const begun = arrivedAt ?? period.start;
  if (now - Math.max(begun, period.start) >= LATE_AT_MOST_S) {
    return { kind: 'unclosed', minutes: minutesSince(period.start, now) };
  }
  if (arrivedAt) return { kind: 'waiting', minutes: minutesSince(arrivedAt, now) };
  return period.start < now ? { kind: 'late', minutes: minutesSince(period.start, now) } : undefined;
}
