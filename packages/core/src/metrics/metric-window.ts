import { endOfDay, isoDay } from '#formatting';

export interface MetricWindow {
  /** Unix seconds, inclusive. */
  readonly from: number;
  readonly to: number;
}

export interface MetricWindowInput {
  /** Unix seconds; 0 or absent if unknown, and the window then starts in 1970. */
  readonly enrolledAt: number | null | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Time zone of the facility. */
  readonly timeZone: string;
}

const DAY_S = 86_400;

/** Returns the window from enrolment to the end of today at the facility (specification 7.4). */
export function metricWindow({ enrolledAt, now, timeZone }: MetricWindowInput): MetricWindow {
  const end = endOfDay(isoDay(now / 1000, timeZone) ?? '', timeZone) - 1;
  // For an unknown time zone, a day from now is past the end of today everywhere.
  const to = Number.isNaN(end) ? Math.floor(now / 1000) + DAY_S : end;
  return { from: enrolledAt ?? 0, to };
}
