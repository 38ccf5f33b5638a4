import { alertFlagText, findingLabel } from '@careline/core/internal/clinical';
import { alertLevelOf, type ReadingAlert, worstOfAlert } from '@careline/core/internal/metrics';
import type { ListColumn } from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { alertValues } from './alert-values.ts';
import { useAlertWords } from './use-alert-words.ts';

/** Columns of the list of alerts: the patient, and the worst reading of the episode. */
export function useAlertColumns(): readonly ListColumn<ReadingAlert>[] {
  const t = useMessages(readingAlertsMessages);
  const locale = useLocale();
  const words = useAlertWords();
  const identity = usePatientIdentity();
  const valuesOf = (alert: ReadingAlert) => alertValues(worstOfAlert(alert), locale);
  const flagOf = (alert: ReadingAlert) => alertFlagText(worstOfAlert(alert), locale);
  const whenOf = (alert: ReadingAlert) => {
    const worst = worstOfAlert(alert);
    const [meal = '', missing = ''] = [
      worst.mealSituation && words.meal(worst.mealSituation),
      worst.missing.length > 0 ? words.missing(worst.missing) : '',
    ];
    return [meal, words.when(worst), missing].filter(Boolean).join(' · ');
  };
  return [
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: 'minmax(7rem,1fr)',
      text: (alert) => identity(alert).name,
    },
    {
      key: 'person',
      label: t('person'),
      width: 'max-content',
      text: (alert) => `${identity(alert).age}, ${identity(alert).gender}`,
      cell(alert) {
        const { age, gender, uhid, born } = identity(alert);
        return (
          <span title={`${uhid} · ${born}`}>
            {age}, {gender}
            <VisuallyHidden>
              , <span translate="no">{uhid}</span>, {born}
            </VisuallyHidden>
          </span>
        );
      },
    },
    {
      key: 'measure',
      label: t('measure'),
      width: '7.5rem',
      text: (alert) => findingLabel(worstOfAlert(alert).measure, worstOfAlert(alert).values, locale),
    },
    {
      key: 'value',
      label: t('reading'),
      narrow: 'first',
      wraps: true,
      width: 'minmax(7rem,max-content)',
      text: (alert) =>
        valuesOf(alert)
          .map(({ label, text }) => (label ? `${label} ${text}` : text))
          .join(', '),
      cell: (alert) => (
        <span className="flex gap-x-3 max-sm:flex-wrap">
          {valuesOf(alert).map(({ label, text }) => (
            <span key={`${label} ${text}`} className="whitespace-nowrap font-semibold tabular-nums">
              {label && <span className="font-normal text-muted text-xs">{label} </span>}
              <span translate="no">{text}</span>
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'flag',
      label: t('flag'),
      narrow: 'first',
      wraps: true,
      width: 'minmax(0,2.2fr)',
      text: flagOf,
      cell: (alert) => (
        <StatusTag tone={alertLevelOf(alert) === 'critical' ? 'danger' : 'warning'}>
          {flagOf(alert)}
        </StatusTag>
      ),
    },
    {
      key: 'when',
      label: t('when'),
      width: 'minmax(0,1.3fr)',
      text: whenOf,
      cell: (alert) => <span title={whenOf(alert)}>{whenOf(alert)}</span>,
    },
  ];
}
