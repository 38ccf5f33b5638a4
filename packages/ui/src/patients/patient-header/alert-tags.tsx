import { alertFlagText, findingLabel, valuesText } from '@careline/core/internal/clinical';
import type { PatientAlert, PatientSign } from '@careline/core/internal/patients';
import { useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { patientHeaderMessages } from './patient-header.messages.ts';

/** More tags than this would push the patient's details off a phone screen. */
const SHOWN = 2;

const isCritical = ({ level }: PatientAlert): boolean => level === 'critical';

/** Describes an episode by its worst reading, with its value if the server sends one. */
function useAlertTexts() {
  const locale = useLocale();
  const t = useMessages(patientHeaderMessages);
  const measuredOf = ({ values, metric }: PatientAlert): string =>
    values?.length ? valuesText(values, metric, locale) : '';
  const textOf = (alert: PatientAlert): string => {
    const what = [findingLabel(alert.measure, alert.values, locale), measuredOf(alert)];
    const text = `${what.filter(Boolean).join(' ')}: ${alertFlagText(alert, locale)}`;
    const { count = 1 } = alert;
    return count > 1 ? t('ofReadings', { text, count }) : text;
  };
  return { measuredOf, textOf };
}

/** Shows open alerts for unusual readings, most serious first. */
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
      {more > 0 && <li className="text-muted text-xs leading-6">{t('moreAlerts', { count: more })}</li>}
    </ul>
  );
}

/** Shows danger signs reported in calls that have no outcome yet: one tag per call, with its date. */
export function SignTags({
  signs,
  dayOf,
  short = false,
}: {
  readonly signs: readonly PatientSign[];
  /** Shows only the signs and the date. */
  readonly short?: boolean;
  /** Formats unix seconds as a day. */
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
