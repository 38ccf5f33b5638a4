import { flagLabel, measureLabel } from '@careline/core/clinical';
import type { AlertGroup, ReadingAlert } from '@careline/core/metrics';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { buttonClass } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { alertValues } from './alert-values.ts';
import { readingAlertsMessages } from './reading-alerts.messages.ts';
import { type AlertTimes, useAlertWords } from './use-alert-words.ts';

export interface AlertItemProps extends AlertTimes {
  readonly alert: ReadingAlert;
  readonly level: AlertGroup['level'];
  /** Where a call to the patient is; without it there is no such way. */
  readonly patientAddress?: (vitaId: string) => string;
}

function Who({ alert, timeZone, now }: AlertItemProps) {
  const { name, age, gender, uhid, born } = usePatientIdentity({ timeZone, now })(alert);
  return (
    <div className="min-w-0 @3xl:w-64 @3xl:shrink-0">
      <h3 className="break-words font-semibold">
        <bdi>{name}</bdi>
      </h3>
      <p>
        {age}, {gender}
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm tabular-nums">
        <span>{uhid}</span>
        <span>{born}</span>
      </p>
    </div>
  );
}

function What({ alert, level, timeZone, now }: AlertItemProps) {
  const locale = useLocale();
  const words = useAlertWords({ timeZone, now });
  const { measure, flag, mealSituation, missing } = alert;
  const beside = [mealSituation && words.meal(mealSituation), words.when(alert)].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
      <p className="text-muted text-sm">{measureLabel(measure, locale)}</p>
      <p className="flex flex-wrap gap-x-4 font-semibold text-lg tabular-nums">
        {alertValues(alert, locale).map(({ label, text }) => (
          <span key={`${label} ${text}`}>
            {label && <span className="font-normal text-base text-muted">{label} </span>}
            {text}
          </span>
        ))}
      </p>
      <StatusTag tone={level === 'critical' ? 'danger' : 'warning'}>{flagLabel(flag, locale)}</StatusTag>
      <p className="text-muted text-sm">{beside.join(' · ')}</p>
      {missing.length > 0 && <p className="text-sm">{words.missing(missing)}</p>}
    </div>
  );
}

function CallLink({ alert, patientAddress, ...times }: AlertItemProps) {
  const t = useMessages(readingAlertsMessages);
  const { link } = useNavigation();
  const { name } = usePatientIdentity(times)(alert);
  if (!patientAddress) return null;
  const { href, onClick } = link(patientAddress(alert.vitaId));
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={t('callInfoOf', { name })}
      className={`${buttonClass()} self-start`}
    >
      <Icon name="call" size={18} />
      {t('callInfo')}
    </a>
  );
}

/** One reading that asks for a look: whose, what, why, when, and the way to a call. */
export function AlertItem(props: AlertItemProps) {
  return (
    <li
      data-print="together"
      className="flex flex-col gap-2 px-4 py-3 @3xl:flex-row @3xl:items-start @3xl:gap-6"
    >
      <Who {...props} />
      <What {...props} />
      <CallLink {...props} />
    </li>
  );
}
