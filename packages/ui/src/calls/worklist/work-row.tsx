import { riskReasonLabel, type WorkItem } from '@careline/core/calls/worklist';
import { findingLabel, flagLabel, valuesText } from '@careline/core/clinical';
import { callTypeLabel, programmeLabel } from '@careline/core/programmes';
import type { ReactNode } from 'react';
import { useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import type { NamedPatient } from '../../patients/patient-identity/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { RiskTag } from './risk-tag.tsx';
import { useWorkWords, type WorkTimes } from './use-work-words.ts';
import { worklistMessages } from './worklist.messages.ts';

export interface WorkRowProps extends WorkTimes {
  readonly item: WorkItem;
  /** Where the call begins; without it nobody can call from here. */
  readonly callAddress?: ((item: WorkItem) => string) | undefined;
  /** Where all readings of the patient are; without it there is no such way. */
  readonly readingsAddress?: ((vitaId: string) => string) | undefined;
  /** Gives the patient to somebody; without it there is no such way. */
  readonly onGive?: ((item: WorkItem) => void) | undefined;
  /** The way to book an encounter of the patient, for what asks for a look; without it there is no such way. */
  readonly booking?: ((patient: NamedPatient, reason: string) => ReactNode) | undefined;
}

const nameOf = ({ patient, vitaId }: WorkItem): string => patient.name.trim() || patient.uhid || vitaId;

/** The name, which leads to the readings where there is such a way. */
function Name({ item, readingsAddress }: WorkRowProps) {
  const { link } = useNavigation();
  const name = <bdi>{nameOf(item)}</bdi>;
  if (!readingsAddress) return name;
  return (
    <a
      {...link(readingsAddress(item.vitaId))}
      className="underline decoration-line-strong underline-offset-4"
    >
      {name}
    </a>
  );
}

function Who(props: WorkRowProps) {
  const { item } = props;
  const locale = useLocale();
  const { patient, programme, callType } = item;
  return (
    <div className="min-w-0">
      <h3 className="break-words font-medium">
        <Name {...props} />
      </h3>
      <p className="text-muted text-sm">
        {programmeLabel(programme)} · {callTypeLabel(callType, locale)}
        {patient.name.trim() && patient.uhid ? ` · ${patient.uhid}` : ''}
      </p>
    </div>
  );
}

/** What a call told and has no outcome yet, in words. */
function OpenSigns({ item }: { readonly item: WorkItem }) {
  const wordsOf = useReportedSigns();
  if (!item.signs?.length) return null;
  return (
    <StatusTag tone="danger" icon="error">
      {wordsOf(item.signs)}
    </StatusTag>
  );
}

/** The gravest open reading in words. */
function useAlertText() {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  return ({ measure, values, metric, flag }: NonNullable<WorkItem['alert']>): string =>
    t('alertOf', {
      measure: findingLabel(measure, values, locale),
      value: valuesText(values, metric, locale),
      flag: flagLabel(flag, locale),
    });
}

/** The gravest open reading with its value; of an older server only that there is a critical one. */
function OpenAlert({ item }: { readonly item: WorkItem }) {
  const t = useMessages(worklistMessages);
  const textOf = useAlertText();
  const { alert, reasons } = item;
  if (!alert && !reasons.includes('open-critical-alert')) return null;
  return (
    <StatusTag tone={alert && alert.level !== 'critical' ? 'warning' : 'danger'} icon="notifications">
      {alert ? textOf(alert) : t('openCriticalAlert')}
    </StatusTag>
  );
}

function Why({ item, ...times }: WorkRowProps) {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  const words = useWorkWords(times);
  const reasons = item.reasons.map((reason) => riskReasonLabel(reason, locale));
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RiskTag risk={item.risk} />
        <OpenSigns item={item} />
        <OpenAlert item={item} />
        {item.escalated && item.escalated.length > 0 && (
          <StatusTag tone="warning" icon="error">
            {t('lastEscalated')}
          </StatusTag>
        )}
        <span className="text-sm tabular-nums">
          {words.when(item)} · {words.why(item)}
        </span>
      </p>
      {reasons.length > 0 && <p className="text-muted text-sm">{reasons.join(' · ')}</p>}
      {item.claim && (
        <p className="flex items-center gap-1 text-sm tabular-nums">
          <Icon name={item.claim.mine ? 'person' : 'lock'} size={16} />
          {words.held(item.claim)}
        </p>
      )}
    </div>
  );
}

function CallLink({ item, to }: { readonly item: WorkItem; readonly to: string }) {
  const t = useMessages(worklistMessages);
  const { href, onClick } = useNavigation().link(to);
  const action = t(item.kind === 'unfinished' ? 'finish' : 'call');
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={t('ofPatient', { action, name: nameOf(item) })}
      className={buttonClass({ size: 'small' })}
    >
      <Icon name="call" size={16} />
      {action}
    </a>
  );
}

/** What an encounter is booked for: a danger sign of the last call, and the gravest open reading. */
function useBookingReason() {
  const wordsOf = useReportedSigns();
  const textOf = useAlertText();
  return ({ signs, alert }: WorkItem): string =>
    [signs?.length && wordsOf(signs), alert && textOf(alert)].filter(Boolean).join('; ');
}

function Ways({ item, callAddress, onGive, booking }: WorkRowProps) {
  const t = useMessages(worklistMessages);
  const reasonOf = useBookingReason();
  const name = nameOf(item);
  return (
    <div className="flex shrink-0 flex-col items-stretch gap-2 @xl:flex-row @xl:items-center">
      {onGive && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('ofPatient', { action: t('give'), name })}
          onClick={() => onGive(item)}
        >
          {t('give')}
        </Button>
      )}
      {booking?.({ vitaId: item.vitaId, name }, reasonOf(item))}
      {callAddress && <CallLink item={item} to={callAddress(item)} />}
    </div>
  );
}

/** One call that is due: whom, which, how urgent and why, who has it, and the way to it. */
export function WorkRow(props: WorkRowProps) {
  return (
    <li
      data-print="together"
      className="flex items-center gap-3 border-line border-t px-4 py-2 first:border-t-0"
    >
      <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Who {...props} />
        <Why {...props} />
      </div>
      <Ways {...props} />
    </li>
  );
}
