import { alertFor, levelWeight, valuesText } from '@careline/core/internal/clinical';
import { type LineSummary, timeOfRecord } from '@careline/core/internal/trends';
import { FlagTag } from '../../forms/flag-tag/index.ts';
import { useFormatDate, useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { graverValueMessages } from './graver-value.messages.ts';

export interface GraverValueProps {
  /** The lines that are shown as one value, such as both numbers of a pressure. */
  readonly lines: readonly Pick<LineSummary, 'graver'>[];
}

/**
 * Shows the gravest value of the 24 hours before the last one, with its flag, if the last one alone would reassure.
 * Renders nothing otherwise.
 */
export function GraverValue({ lines }: GraverValueProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const t = useMessages(graverValueMessages);
  const locale = useLocale();
  const [graver] = lines
    .flatMap((line) => line.graver ?? [])
    .toSorted((one, other) => levelWeight(other.flag) - levelWeight(one.flag));
  if (!graver) return null;
  const { record } = graver.point;
  const { code, severity, shape, assumedUnit } = graver.flag;
  const taken = timeOfRecord(record, timeZone);
  const hour = taken && !taken.dayOnly ? formatTime(taken.at, { timeZone, locale }) : '';
  const time = [taken && formatDate(taken.day), hour].filter(Boolean).join(' ');
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs tabular-nums">
      <MeasuredText>
        {t('before', { time, value: valuesText(record.values, record.metric, locale) })}
      </MeasuredText>
      <FlagTag code={code} level={alertFor(graver.flag)} {...{ severity, shape, assumedUnit }} />
    </span>
  );
}
