import { endOfDay, isoDay } from '#formatting';

export interface MetricWindow {
  /** Unix seconds, both ends included. */
  readonly from: number;
  readonly to: number;
}

export interface MetricWindowInput {
  /** Unix seconds; 0 or nothing where the enrolment date is not known, and then the window begins in 1970. */
  readonly enrolledAt: number | null | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The facility's zone. */
  readonly timeZone: string;
}

const DAY_S = 86_400;

/** From the enrolment to the end of today in the facility's zone (specification 7.4). */
export function metricWindow({ enrolledAt, now, timeZone }: MetricWindowInput): MetricWindow {
  const end = endOfDay(isoDay(now / 1000, timeZone) ?? '', timeZone) - 1;
  // In a zone that nobody knows, a day from now is past the end of today everywhere: nothing is left out.
  const to = Number.isNaN(end) ? Math.floor(now / 1000) + DAY_S : end;
  return { from: enrolledAt ?? 0, to };
}
