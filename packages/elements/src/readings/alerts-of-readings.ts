import { ALERT_LEVELS, type AlertLevel, alertFor } from '@careline/core/internal/clinical';
import {
  buildTrends,
  createTrendFlags,
  type PatientReadingsState,
  sortReadings,
  trendRows,
} from '@careline/core/internal/trends';

/** A trend with a last reading that needs attention. */
export interface TrendAlert {
  readonly metric: string;
  readonly level: AlertLevel;
  readonly readingId: string;
}

/** Returns what the last reading of each trend calls for, by the same rules as the flags on screen. */
export function alertsOf(
  { records, other, course }: PatientReadingsState,
  timeZone: string,
): readonly TrendAlert[] {
  if (!course) return [];
  const sorted = sortReadings(records, other);
  const flags = createTrendFlags({ person: course, timeZone });
  return buildTrends(sorted.records, { timeZone }).trends.flatMap((trend) => {
    const last = trendRows(trend, flags).find(({ time }) => time);
    const levels = Object.values(last?.faces ?? {}).map((face) =>
      face.kind === 'flag' ? alertFor(face.flag) : undefined,
    );
    const level = ALERT_LEVELS.find((one) => levels.includes(one));
    return last && level ? [{ metric: trend.definition.key, level, readingId: last.record.id }] : [];
  });
}
