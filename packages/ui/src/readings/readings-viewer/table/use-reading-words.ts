import type { ValueStatus } from '@careline/core/internal/clinical';
import { labelFromKey } from '@careline/core/internal/formatting';
import {
  type MetricRecord,
  metricOfReadingLabel,
  type OtherReading,
  timeSourceLabel,
} from '@careline/core/internal/metrics';
import { type TrendTime, timeOfRecord, type UnplacedReason } from '@careline/core/internal/trends';
import {
  useFormatDate,
  useFormatEpochDate,
  useFormatTime,
  useLocale,
  useMessages,
} from '../../../messages/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { readingWordsMessages } from '../readings-viewer.messages.ts';

const REASONS = {
  words: 'why_words',
  'no-unit': 'why_no_unit',
  'other-unit': 'why_other_unit',
  impossible: 'why_impossible',
  'in-words': 'why_in_words',
  'no-time': 'why_no_time',
  'other-situation': 'why_other_situation',
} as const satisfies Readonly<Record<UnplacedReason, string>>;

/** Returns whether the status already explains why a value is not on the chart. */
export const isReasonOf = (reason: UnplacedReason, face: ValueStatus): boolean =>
  face.kind === 'not-judged' && face.reason === reason;

/** Formats readings, times and reasons in the current locale. */
export function useReadingWords() {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatEpochDate = useFormatEpochDate();
  const formatTime = useFormatTime();
  const t = useMessages(readingWordsMessages);
  const locale = useLocale();
  const date = (time: TrendTime | undefined): string => (time ? formatDate(time.day) : t('noTime'));
  const hour = (time: TrendTime | undefined): string =>
    time && !time.dayOnly ? formatTime(time.at, { timeZone, locale }) : '';
  const when = (time: TrendTime | undefined): string => [date(time), hour(time)].filter(Boolean).join(' ');
  /** Adds the source of a time that is not the measurement's own: "12-10-2023 10:00 am (time of the report)". */
  const withSource = (text: string, timeFrom: string | undefined): string =>
    timeFrom === undefined ? text : `${text} (${timeSourceLabel(timeFrom, locale)})`;
  return {
    /** "12-10-2023". */
    date,
    /** Such as "10:00 am"; empty if the source has no time of day. */
    hour,
    /** "12-10-2023 10:00 am". */
    when,
    /** Like `when`, with the source of the time. */
    whenTaken: ({ timeFrom }: Pick<MetricRecord, 'timeFrom'>, time: TrendTime | undefined): string =>
      withSource(when(time), timeFrom),
    timeSource: ({ timeFrom }: Pick<MetricRecord, 'timeFrom'>): string =>
      timeFrom === undefined ? '' : timeSourceLabel(timeFrom, locale),
    /** Such as "12 Oct'23", for cards and axes. */
    short: (at: number): string => formatEpochDate(at, { timeZone }),
    reason: (reason: UnplacedReason): string => t(REASONS[reason]),
    source: (source: string): string => (source === 'manual' ? t('manual') : labelFromKey(source)),
    /** Formats when a stored reading was taken. Text that is not a date is returned unchanged. */
    taken: (reading: OtherReading): string => {
      const time = timeOfRecord(reading, timeZone);
      return time ? withSource(when(time), reading.timeFrom) : (reading.timeText ?? t('noTime'));
    },
    /** Returns what a reading measures: its display name, its metric, or its code. */
    subject: ({ display, metric, code }: OtherReading): string =>
      display ?? (metric === null ? code : metricOfReadingLabel(metric, locale)) ?? '',
  };
}
