import { flagLabel, measureLabel } from '@careline/core/clinical';
import type { PatientAlert } from '@careline/core/patients';
import { useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { patientHeaderMessages } from './patient-header.messages.ts';

/** More than these would push the patient off a phone. */
const SHOWN = 2;

const isCritical = ({ level }: PatientAlert): boolean => level === 'critical';

/** Unusual readings of the last days, the gravest first. */
export function AlertTags({ alerts }: { readonly alerts: readonly PatientAlert[] }) {
  const t = useMessages(patientHeaderMessages);
  const locale = useLocale();
  const gravestFirst = [...alerts.filter(isCritical), ...alerts.filter((alert) => !isCritical(alert))];
  if (gravestFirst.length === 0) return null;
  const more = gravestFirst.length - SHOWN;
  return (
    <ul aria-label={t('alerts')} className="flex flex-wrap gap-2">
      {gravestFirst.slice(0, SHOWN).map((alert) => (
        <li key={alert.readingId}>
          <StatusTag tone={isCritical(alert) ? 'danger' : 'warning'}>
            {measureLabel(alert.measure, locale)}: {flagLabel(alert.flag, locale)}
          </StatusTag>
        </li>
      ))}
      {more > 0 && <li className="text-muted text-sm leading-6">{t('moreAlerts', { count: more })}</li>}
    </ul>
  );
}
