import { alertFlagText, findingLabel } from '@careline/core/internal/clinical';
import type { ReadingAlert } from '@careline/core/internal/metrics';
import type { AlertLevel } from '@careline/core/internal/observations';
import { useLocale } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { alertValues } from './alert-values.ts';
import { useAlertWords } from './use-alert-words.ts';

interface AlertWhatProps {
  readonly alert: ReadingAlert;
  readonly level: AlertLevel;
}

export function AlertWhat({ alert, level }: AlertWhatProps) {
  const locale = useLocale();
  const words = useAlertWords();
  const { measure, mealSituation, missing } = alert;
  const beside = [mealSituation && words.meal(mealSituation), words.when(alert)].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
        <span className="text-muted">{findingLabel(measure, alert.values, locale)}</span>
        {alertValues(alert, locale).map(({ label, text }) => (
          <span key={`${label} ${text}`} className="font-semibold text-lg leading-6">
            {label && <span className="font-normal text-base text-muted">{label} </span>}
            <span translate="no">{text}</span>
          </span>
        ))}
        <StatusTag tone={level === 'critical' ? 'danger' : 'warning'}>
          {alertFlagText(alert, locale)}
        </StatusTag>
      </p>
      <p className="text-muted text-xs">{beside.join(' · ')}</p>
      {missing.length > 0 && <p className="text-sm">{words.missing(missing)}</p>}
    </>
  );
}
