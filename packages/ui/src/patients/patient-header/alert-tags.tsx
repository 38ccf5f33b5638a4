import { alertFlagText, findingLabel, valuesText } from '@careline/core/internal/clinical';
import type { PatientAlert, PatientSign } from '@careline/core/internal/patients';
import { useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { patientHeaderMessages } from './patient-header.messages.ts';

/** More than these would push the patient off a phone. */
const SHOWN = 2;

const isCritical = ({ level }: PatientAlert): boolean => level === 'critical';

/** What is unusual, with its value where the server says it. */
function useAlertTexts() {
  const locale = useLocale();
  const measuredOf = ({ values, metric }: PatientAlert): string =>
    values?.length ? valuesText(values, metric, locale) : '';
  const textOf = (alert: PatientAlert): string => {
    const what = [findingLabel(alert.measure, alert.values, locale), measuredOf(alert)];
    return `${what.filter(Boolean).join(' ')}: ${alertFlagText(alert, locale)}`;
  };
  return { measuredOf, textOf };
}

/** Unusual readings that are open, the gravest first. */
export function AlertTags({
  alerts,
  most = SHOWN,
}: {
  readonly alerts: readonly PatientAlert[];
  readonly most?: number;
}) {
  const t = useMessages(patientHeaderMessages);
  const { measuredOf, textOf } = useAlertTexts();
  const gravestFirst = [...alerts.filter(isCritical), ...alerts.filter((alert) => !isCritical(alert))];
  if (gravestFirst.length === 0) return null;
  const more = gravestFirst.length - most;
  return (
    <ul aria-label={t('alerts')} className="flex flex-wrap gap-2">
      {gravestFirst.slice(0, most).map((alert) => (
        <li key={alert.readingId}>
          <StatusTag tone={isCritical(alert) ? 'danger' : 'warning'}>
            <Untranslated parts={[measuredOf(alert)]}>{textOf(alert)}</Untranslated>
          </StatusTag>
        </li>
      ))}
      {more > 0 && <li className="text-muted text-sm leading-6">{t('moreAlerts', { count: more })}</li>}
    </ul>
  );
}

/** Danger signs that calls told and that have no outcome yet: each call's in one tag, with the day it was told. */
export function SignTags({
  signs,
  dayOf,
  short = false,
}: {
  readonly signs: readonly PatientSign[];
  /** The signs and the day alone. */
  readonly short?: boolean;
  /** Of unix seconds. */
  readonly dayOf: (seconds: number) => string;
}) {
  const t = useMessages(patientHeaderMessages);
  const wordsOf = useReportedSigns();
  if (signs.length === 0) return null;
  return (
    <ul aria-label={t('openSigns')} className="flex flex-wrap gap-2">
      {signs.map(({ id, signs: reported, toldAt }) => (
        <li key={id}>
          <StatusTag tone="danger" icon="error">
            {t(short ? 'openSignShort' : 'openSign', {
              signs: wordsOf(reported),
              day: dayOf(toldAt),
            })}
          </StatusTag>
        </li>
      ))}
    </ul>
  );
}
