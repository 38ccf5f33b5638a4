import { type Flag, flagLabel } from '@careline/core/clinical';
import { formatEpochDate, formatReading, formatTime } from '@careline/core/formatting';
import { lineLabel, type TrendFlags, type TrendPoint } from '@careline/core/trends';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { ChartStop } from './chart-stops.ts';
import { trendChartMessages } from './trend-chart.messages.ts';

export interface StopTextOptions {
  readonly timeZone: string;
  readonly flags: TrendFlags;
  /** Each value is named: the trend has several lines that are no pair. */
  readonly named: boolean;
  /** Unix seconds; what lies before is said to. */
  readonly enrolledAt: number | undefined;
}

/** Both numbers of one value in one: "148/92 mmHg". */
const pairText = (points: readonly TrendPoint[]): string =>
  formatReading(points.map(({ shown }) => shown.text).join('/'), points[0]?.shown.unit);

/** Words a place of a chart: "12 Jan'24, 148/92 mmHg, high, 2 of 14". */
export function useStopText({ timeZone, flags, named, enrolledAt }: StopTextOptions) {
  const t = useMessages(trendChartMessages);
  const locale = useLocale();

  function dateOf({ at, points }: ChartStop): string {
    const day = formatEpochDate(at, { timeZone, locale });
    const time = points[0]?.dayOnly ? day : `${day}, ${formatTime(at, { timeZone, locale })}`;
    return enrolledAt && at < enrolledAt ? `${time}, ${t('before')}` : time;
  }
  const valuesOf = ({ points }: ChartStop): string =>
    named
      ? points
          .map(({ line, shown }) => `${lineLabel(line, locale)} ${formatReading(shown.text, shown.unit)}`)
          .join(', ')
      : pairText(points);

  function flagOf({ points }: ChartStop): string | undefined {
    const found = points.flatMap((point): readonly (readonly [TrendPoint, Flag])[] => {
      const flag = flags.of(point);
      return flag ? [[point, flag]] : [];
    });
    const worded = found.map(([{ line }, { code }]) =>
      named && points.length > 1
        ? `${lineLabel(line, locale)}: ${flagLabel(code, locale)}`
        : flagLabel(code, locale),
    );
    return worded.length > 0 ? [...new Set(worded)].join(', ') : undefined;
  }
  return {
    dateOf,
    valuesOf,
    flagOf,
    whole: (stop: ChartStop, index: number, count: number): string =>
      t('stop', {
        date: dateOf(stop),
        values: valuesOf(stop),
        flag: flagOf(stop) ?? t(stop.points.every(flags.isJudged) ? 'unflagged' : 'unjudged'),
        number: index + 1,
        count,
      }),
  };
}
