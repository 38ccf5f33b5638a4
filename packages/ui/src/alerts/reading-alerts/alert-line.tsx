import { alertFlagText, findingLabel } from '@careline/core/internal/clinical';
import { type AlertGroup, type ReadingAlert, worstOfAlert } from '@careline/core/internal/metrics';
import { useLocale } from '../../messages/index.ts';
import { RowFact, RowText } from '../../primitives/list-row/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { alertValues } from './alert-values.ts';
import { useAlertWords } from './use-alert-words.ts';

export interface AlertLineProps {
  readonly alert: ReadingAlert;
  readonly level: AlertGroup['level'];
}

/** An episode by its worst reading, on one line: measure, values, flag, and when. */
export function AlertLine({ alert: newest, level }: AlertLineProps) {
  const locale = useLocale();
  const words = useAlertWords();
  const alert = worstOfAlert(newest);
  const { measure, mealSituation, missing } = alert;
  const flag = alertFlagText(alert, locale);
  const label = findingLabel(measure, alert.values, locale);
  const beside = [
    mealSituation && words.meal(mealSituation),
    words.when(alert),
    missing.length > 0 && words.missing(missing),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <RowFact className="@3xl:w-32" title={label}>
        {label}
      </RowFact>
      {alertValues(alert, locale).map(({ label: part, text }) => (
        <span
          key={`${part} ${text}`}
          className="shrink-0 whitespace-nowrap font-semibold tabular-nums @3xl:w-26"
        >
          {part && <span className="font-normal text-muted text-xs">{part} </span>}
          <span translate="no">{text}</span>
        </span>
      ))}
      <RowText
        whole={flag}
        className={`@max-md:basis-full ${level === 'critical' ? 'whitespace-normal' : ''}`}
      >
        <StatusTag tone={level === 'critical' ? 'danger' : 'warning'}>{flag}</StatusTag>
      </RowText>
      <RowFact numeric title={beside} className="max-w-32 @max-3xl:max-w-2/5 @max-md:max-w-full">
        {beside}
      </RowFact>
    </>
  );
}
