import type { AlertGroup, ReadingAlert } from '@careline/core/metrics';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { AlertSettled } from './alert-settled.tsx';
import { AlertWhat } from './alert-what.tsx';
import { readingAlertsMessages } from './reading-alerts.messages.ts';
import type { AlertTimes } from './use-alert-words.ts';

export interface AlertItemProps extends AlertTimes {
  readonly alert: ReadingAlert;
  readonly level: AlertGroup['level'];
  /** Where a call to the patient is; without it there is no such way. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Where all readings of a patient are; without it there is no such way. */
  readonly readingsAddress?: (vitaId: string) => string;
  /** Asks what was done about an open one. */
  readonly onAcknowledge: (alert: ReadingAlert) => void;
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

function CallLink({ alert, patientAddress, timeZone, now }: AlertItemProps) {
  const t = useMessages(readingAlertsMessages);
  const { link } = useNavigation();
  const { name } = usePatientIdentity({ timeZone, now })(alert);
  if (!patientAddress) return null;
  const { href, onClick } = link(patientAddress(alert.vitaId));
  return (
    <a href={href} onClick={onClick} aria-label={t('callInfoOf', { name })} className={buttonClass()}>
      <Icon name="call" size={18} />
      {t('callInfo')}
    </a>
  );
}

function ReadingsLink({ alert, readingsAddress, timeZone, now }: AlertItemProps) {
  const t = useMessages(readingAlertsMessages);
  const { link } = useNavigation();
  const { name } = usePatientIdentity({ timeZone, now })(alert);
  if (!readingsAddress) return null;
  const { href, onClick } = link(readingsAddress(alert.vitaId));
  return (
    <a href={href} onClick={onClick} aria-label={t('readingsOf', { name })} className={buttonClass()}>
      {t('readings')}
    </a>
  );
}

function Acknowledge({ alert, onAcknowledge, timeZone, now }: AlertItemProps) {
  const t = useMessages(readingAlertsMessages);
  const { name } = usePatientIdentity({ timeZone, now })(alert);
  if (alert.acknowledged || alert.ended) return null;
  return (
    <Button icon="check" aria-label={t('acknowledgeOf', { name })} onClick={() => onAcknowledge(alert)}>
      {t('acknowledge')}
    </Button>
  );
}

/** One reading that asks for a look: whose, what, why, when, what became of it, and what can be done. */
export function AlertItem(props: AlertItemProps) {
  const { alert, level, timeZone, now } = props;
  return (
    <li
      data-print="together"
      className="flex flex-col gap-2 px-4 py-3 @3xl:flex-row @3xl:items-start @3xl:gap-6"
    >
      <Who {...props} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <AlertWhat alert={alert} level={level} timeZone={timeZone} now={now} />
        <AlertSettled alert={alert} timeZone={timeZone} now={now} />
      </div>
      <div className="flex shrink-0 flex-wrap items-start gap-2 @3xl:flex-col @3xl:items-stretch @5xl:flex-row @5xl:items-start">
        <CallLink {...props} />
        <ReadingsLink {...props} />
        <Acknowledge {...props} />
      </div>
    </li>
  );
}
