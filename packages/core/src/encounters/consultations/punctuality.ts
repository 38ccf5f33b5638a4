import type { Encounter } from '#encounters';

/** Delay of a confirmed encounter: the patient waits, is late, or the encounter was never closed. */
export interface Punctuality {
  readonly kind: 'waiting' | 'late' | 'unclosed';
  /** Whole minutes since arrival or since the planned start. */
  readonly minutes: number;
}

/** A patient who is later than this is not expected any more; the encounter has to be closed. */
const LATE_AT_MOST_S = 12 * 3600;

const minutesSince = (from: number, now: number): number => Math.max(0, Math.floor((now - from) / 60));

/**
 * Returns the delay; undefined if the encounter is not confirmed, its time has not come, or another system has it, whose
 * arrivals are not known. `now` is in unix seconds.
 */
export function punctualityOf(
  {
    status,
    arrivedAt,
    period,
    otherSystem,
  }: Pick<Encounter, 'status' | 'arrivedAt' | 'period' | 'otherSystem'>,
  now: number,
): Punctuality | undefined {
  if (status !== 'CONFIRMED' || otherSystem !== undefined) return undefined;
  const begun = arrivedAt ?? period.start;
  if (now - Math.max(begun, period.start) >= LATE_AT_MOST_S) {
    return { kind: 'unclosed', minutes: minutesSince(period.start, now) };
  }
  if (arrivedAt) return { kind: 'waiting', minutes: minutesSince(arrivedAt, now) };
  return period.start < now ? { kind: 'late', minutes: minutesSince(period.start, now) } : undefined;
}
