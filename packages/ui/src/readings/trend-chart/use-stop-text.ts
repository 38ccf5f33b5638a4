import { formatReading } from '@careline/core/internal/formatting';
import { timeSourceLabel } from '@careline/core/internal/metrics';
import { lineLabel, type TrendFlags, type TrendPoint } from '@careline/core/internal/trends';
import { useMemo } from 'react';
import { useStatusWords } from '../../forms/value-status/index.ts';
import { useFormatEpochDate, useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { trendChartMessages } from '../trends.messages.ts';
import type { ChartStop, ChartStops } from './chart-stops.ts';

export interface StopTextOptions {
  readonly stops: ChartStops;
  readonly index: number;
  readonly flags: TrendFlags;
  /** Names each value, for trends with several lines that are not a pair. */
  readonly named: boolean;
  /** Unix seconds. Values before it are described as such. */
  readonly enrolledAt: number | undefined;
}

/** Joins both numbers of one value, such as "148/92 mmHg". */
const pairText = (points: readonly TrendPoint[]): string =>
  formatReading(points.map(({ shown }) => shown.text).join('/'), points[0]?.shown.unit);

/** Text of one stop of a chart. */
export interface StopText {
  /** "12 Jan'24, 10:00 am". */
  readonly date: string;
  /** "148/92 mmHg". */
  readonly values: string;
  /** Status of the values: a flag with its action, in range, or not judged. */
  readonly flag: string;
  /** "12 Jan'24, 10:00 am, 148/92 mmHg, high, 2 of 14". */
  readonly whole: string;
}

/** Returns the text of a stop, memoised across renders; undefined without stops. */
export function useStopText(options: StopTextOptions): StopText | undefined {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const formatTime = useFormatTime();
  const { stops, index, flags, named, enrolledAt } = options;
  const t = useMessages(trendChartMessages);
  const locale = useLocale();
  const faces = useStatusWords();

  function dateOf({ at, points }: ChartStop): string {
    const day = formatEpochDate(at, { timeZone });
    const [first] = points;
    const taken = first?.dayOnly ? day : `${day}, ${formatTime(at, { timeZone, locale })}`;
    const source = first?.record.timeFrom;
    const time = source === undefined ? taken : `${taken} (${timeSourceLabel(source, locale)})`;
    return enrolledAt && at < enrolledAt ? `${time}, ${t('before')}` : time;
  }
  const valuesOf = ({ points }: ChartStop): string =>
    named
      ? points
          .map(({ line, shown }) => `${lineLabel(line, locale)} ${formatReading(shown.text, shown.unit)}`)
          .join(', ')
      : pairText(points);

  const valueStatusOf = ({ points }: ChartStop): string =>
    faces.line(
      points.map((point) => ({
        key: point.line.key,
        measure: point.line.measure,
        face: flags.valueStatusOf(point.record, point.line.value),
      })),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions above are made of what is listed.
  return useMemo(() => {
    const stop = stops.stop(index);
    if (!stop) return undefined;
    const [date, values, flag] = [dateOf(stop), valuesOf(stop), valueStatusOf(stop)];
    const whole = t('stop', { date, values, flag, number: index + 1, count: stops.count });
    return { date, values, flag, whole };
  }, [stops, index, timeZone, flags, named, enrolledAt, t, faces, locale, formatEpochDate, formatTime]);
}
