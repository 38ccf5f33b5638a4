import { type Flag, flagLabel } from '@careline/core/clinical';
import { formatEpochDate, formatReading, formatTime } from '@careline/core/formatting';
import type { TrendFlags, TrendPoint } from '@careline/core/trends';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { ChartStop } from './chart-stops.ts';
import { trendChartMessages } from './trend-chart.messages.ts';

/** Values of one record on one line: "148/92 mmHg"; several of other kinds with their unit once. */
export const valuesText = (points: readonly TrendPoint[]): string =>
  formatReading(points.map(({ shown }) => shown.text).join('/'), points[0]?.shown.unit);

const gravestOf = (points: readonly TrendPoint[], flags: TrendFlags): Flag | undefined =>
  points.map((point) => flags.of(point)).find((flag) => flag !== undefined);

/** Words a place of a chart: "12 Jan'24, 148/92 mmHg, high, 2 of 14". */
export function useStopText(timeZone: string, flags: TrendFlags) {
  const t = useMessages(trendChartMessages);
  const locale = useLocale();
  const dateOf = ({ at, points }: ChartStop): string => {
    const day = formatEpochDate(at, { timeZone, locale });
    return points[0]?.dayOnly ? day : `${day}, ${formatTime(at, { timeZone, locale })}`;
  };
  return {
    dateOf,
    flagOf(stop: ChartStop): string | undefined {
      const flag = gravestOf(stop.points, flags);
      return flag && flagLabel(flag.code, locale);
    },
    whole(stop: ChartStop, index: number, count: number): string {
      const flag = gravestOf(stop.points, flags);
      return t('stop', {
        date: dateOf(stop),
        values: valuesText(stop.points),
        flag: flag ? flagLabel(flag.code, locale) : t('unflagged'),
        number: index + 1,
        count,
      });
    },
  };
}
