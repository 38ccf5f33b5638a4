import { type LastLine, lastReading, type ReadingFlagOptions } from '@careline/core/internal/calls/readings';
import { valuesText } from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import { type MetricRecord, mealSituationLabel, timeSourceLabel } from '@careline/core/internal/metrics';
import { useMemo } from 'react';
import { measuredDay } from '../../forms/form-renderer/index.ts';
import { ValueStatuses, valuesWithStatus } from '../../forms/value-status/index.ts';
import { useFormatEpochDate, useLocale, useMessages } from '../../messages/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { GraverValue } from '../graver-value/index.ts';
import { Sparkline } from '../sparkline/index.ts';
import { lastReadingsMessages } from './last-readings.messages.ts';

export interface LastReadingFactsProps extends Omit<ReadingFlagOptions, 'timeZone'> {
  /** Records of one metric, oldest first. */
  readonly records: readonly MetricRecord[];
  /** Unix seconds. */
  readonly enrolledAt: number;
}

/**
 * Returns a function that lists the remarks on a value. Examples: the context of a glucose value, an irregular pulse, a
 * time before enrolment.
 */
function useRemarks() {
  const t = useMessages(lastReadingsMessages);
  const locale = useLocale();
  return (record: MetricRecord, enrolledAt: number): readonly string[] =>
    [
      record.mealSituation && mealSituationLabel(record.mealSituation, locale),
      record.irrPulse && t('irrPulse'),
      record.timeFrom && timeSourceLabel(record.timeFrom, locale),
      record.timestamp !== undefined && record.timestamp < enrolledAt && t('beforeEnrolment'),
    ].filter((remark): remark is string => typeof remark === 'string');
}

/** Formats a change, such as "+6", "−2" or "±0". A sign shows the direction, not a colour. */
const signed = (change: number): string => {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
};

/** Joins the values of all lines and writes their unit once, such as "142/90 mmHg". */
const together = (lines: readonly LastLine[], textOf: (line: LastLine) => string, between = '/'): string =>
  formatReading(lines.map(textOf).join(between), lines[0]?.unit);

/** Shows the change since the previous value. Renders nothing for the first one. */
function Before({ lines }: { readonly lines: readonly LastLine[] }) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(lastReadingsMessages);
  const before = lines[0]?.before;
  if (!before || lines.some((line) => !line.before)) return null;
  const value = together(lines, (line) => line.before?.shown.text ?? '');
  const date = measuredDay(before.record, timeZone, formatEpochDate);
  const known = lines.every(({ change }) => change !== undefined);
  const change = known ? together(lines, (line) => signed(line.change ?? 0)) : '';
  return (
    <p className="text-muted text-xs tabular-nums">
      <MeasuredText>
        {known ? t('before', { value, date, change }) : t('beforeOnly', { value, date })}
      </MeasuredText>
    </p>
  );
}

const spanText = ({ lowest, highest }: LastLine): string =>
  lowest.value === highest.value ? lowest.shown.text : `${lowest.shown.text}–${highest.shown.text}`;

/** Describes the sparkline in words. */
function Course({ lines }: { readonly lines: readonly LastLine[] }) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(lastReadingsMessages);
  const [line] = lines;
  if (!line || line.count < 2) return null;
  const since = formatEpochDate(line.first.at, { timeZone });
  return (
    <p className="text-muted text-xs tabular-nums">
      <MeasuredText>
        {t('course', { count: line.count, since, range: together(lines, spanText, ' / ') })}
      </MeasuredText>
    </p>
  );
}

/** Shows the last reading of a metric: value, status, day, author and source. */
export function LastReadingFacts({ records, enrolledAt, patient }: LastReadingFactsProps) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(lastReadingsMessages);
  const locale = useLocale();
  const remarksOf = useRemarks();
  const last = useMemo(() => lastReading(records, { patient, timeZone }), [records, patient, timeZone]);
  if (!last) return <p className="text-muted">{t('none')}</p>;
  const { record, faces, lines } = last;
  const day = measuredDay(record, timeZone, formatEpochDate);
  const remarks = [
    ...remarksOf(record, enrolledAt),
    record.author ? t('by', { date: day, author: record.author }) : day,
  ];
  const points = lines.map((line) => line.points);
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
        <p translate="no" className="font-semibold text-lg tabular-nums">
          {valuesText(record.values, record.metric, locale)}
        </p>
        {points.some(({ length }) => length > 1) && <Sparkline lines={points} />}
      </div>
      <ValueStatuses values={valuesWithStatus(record.metric, faces)} act />
      <GraverValue lines={lines} />
      <p className="text-muted text-xs tabular-nums">{remarks.join(' · ')}</p>
      <Before lines={lines} />
      <Course lines={lines} />
    </div>
  );
}
