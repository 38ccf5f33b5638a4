import { riskReasonLabel, type WorkItem } from '@careline/core/internal/calls/worklist';
import { alertFlagText, findingLabel, valuesText } from '@careline/core/internal/clinical';
import { serverNow } from '@careline/core/internal/clock';
import { formatAge } from '@careline/core/internal/formatting';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import type { ReactNode } from 'react';
import { useFormatEpochDate, useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { type NamedPatient, PatientTags, useGenderText } from '../../patients/patient-identity/index.ts';
import { buttonClass, IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { RiskMark, riskLook } from './risk-mark.tsx';
import { useWorkWords, type WorkTimes } from './use-work-words.ts';
import { worklistMessages } from './worklist.messages.ts';

export interface WorkRowProps extends WorkTimes {
  readonly item: WorkItem;
  /** The call is done and its row only animates out, so it is inert and hidden from screen readers. */
  readonly isLeaving?: boolean;
  /** Returns the address that starts the call. If omitted, the row has no call button. */
  readonly callAddress?: ((item: WorkItem) => string) | undefined;
  /** Returns the address of the patient's readings. If omitted, the name is not a link. */
  readonly readingsAddress?: ((vitaId: string) => string) | undefined;
  /** Assigns the patient to a colleague. If omitted, there is no button. */
  readonly onGive?: ((item: WorkItem) => void) | undefined;
  /** Renders the button to book an encounter for a patient who needs an examination. If omitted, there is none. */
  readonly booking?: ((patient: NamedPatient, reason: string) => ReactNode) | undefined;
}

/** The columns of the list in a wide container, shared by the rows: patient, reason, call, time and buttons. */
export const WORK_COLUMNS =
  '@4xl:grid @4xl:grid-cols-[minmax(15.5rem,1fr)_minmax(0,2.6fr)_minmax(0,10.5rem)_minmax(0,10rem)_auto]';

const nameOf = ({ patient, vitaId }: WorkItem): string => patient.name.trim() || patient.uhid || vitaId;

/** The patient's name, with a link to the readings if there is an address. */
function Name({ item, readingsAddress }: WorkRowProps) {
  const { link } = useNavigation();
  const name = <bdi translate="no">{nameOf(item)}</bdi>;
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
  const timeZone = useTimeZone();
  const { item, now = serverNow } = props;
  const locale = useLocale();
  const genderText = useGenderText();
  const { name, uhid, birthDate, gender } = item.patient;
  const age = birthDate ? formatAge(birthDate, now() / 1000, { timeZone, locale }) : '';
  const facts = [age, gender && genderText(gender)].filter(Boolean).join(', ');
  const number = name.trim() && uhid;
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 @4xl:block">
      <h3 className="break-words font-medium leading-tight">
        <Name {...props} />
      </h3>
      <p className="text-muted text-sm leading-tight">
        {facts}
        {number && (
          <span className="@max-md:hidden">
            {facts && ', '}
            <span translate="no">{number}</span>
          </span>
        )}
      </p>
    </div>
  );
}

/** Returns the most severe open reading in words. */
function useAlertText() {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  return ({ measure, values, metric, flag }: NonNullable<WorkItem['alert']>): string =>
    t('alertOf', {
      measure: findingLabel(measure, values, locale),
      value: valuesText(values, metric, locale),
      flag: alertFlagText({ flag, measure, metric, values }, locale),
    });
}

/** Reasons for a risk that the displayed reading or sign already shows. */
const SHOWN_BY_VALUE: readonly string[] = ['open-critical-alert', 'review-reading'];
const SHOWN_BY_SIGN: readonly string[] = ['open-danger-sign', 'open-score'];

/**
 * Returns why the call is urgent, as a list: danger signs, the most severe reading with its date, and other reasons.
 */
function useReasons() {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const locale = useLocale();
  const wordsOf = useReportedSigns();
  const alertText = useAlertText();
  return ({ signs = [], alert, reasons }: WorkItem): readonly string[] => {
    const day = alert?.at === undefined ? '' : formatEpochDate(alert.at, { timeZone });
    const shown = [...(signs.length > 0 ? SHOWN_BY_SIGN : []), ...(alert ? SHOWN_BY_VALUE : [])];
    return [
      signs.length > 0 ? wordsOf(signs) : '',
      alert ? [alertText(alert), day].filter(Boolean).join(', ') : '',
      ...reasons.filter((reason) => !shown.includes(reason)).map((reason) => riskReasonLabel(reason, locale)),
    ].filter(Boolean);
  };
}

function Why({ item, ...times }: WorkRowProps) {
  const t = useMessages(worklistMessages);
  const words = useWorkWords(times);
  const locale = useLocale();
  const [reason = '', ...further] = useReasons()(item);
  const { text } = riskLook(item.risk);
  const value = item.alert && valuesText(item.alert.values, item.alert.metric, locale);
  const besides = [
    // The other columns already say everything about these two kinds.
    item.kind === 'scheduled' || item.kind === 'call-back' ? '' : words.why(item),
    ...(item.escalated?.length ? [t('lastEscalated')] : []),
    ...further,
  ].filter(Boolean);
  return (
    <div className="flex min-w-0 items-start gap-1.5 text-sm leading-tight @max-3xl:col-span-2">
      <RiskMark risk={item.risk} />
      <div className="min-w-0 grow">
        <span className="flex h-4 items-center @md:float-end @md:ms-2 empty:hidden">
          <PatientTags dense tags={item.tags} most={1} />
        </span>
        {reason && (
          <p className={`font-medium ${text}`}>
            <Untranslated parts={[value]}>{reason}</Untranslated>
          </p>
        )}
        {besides.length > 0 && <p className={reason ? 'text-muted' : ''}>{besides.join(' · ')}</p>}
      </div>
    </div>
  );
}

function Which({ item: { programme, callType } }: WorkRowProps) {
  const locale = useLocale();
  return (
    <div className="min-w-0 text-sm leading-tight">
      <p className="inline @4xl:block">{callTypeLabel(callType, locale)}</p>
      <p className="inline text-muted before:content-[',_'] @4xl:block @4xl:before:content-none">
        {programmeLabel(programme)}
      </p>
    </div>
  );
}

function When({ item, ...times }: WorkRowProps) {
  const words = useWorkWords(times);
  return (
    <div className="min-w-0 text-sm tabular-nums leading-tight">
      <p>{item.kind === 'call-back' ? words.why(item) : words.when(item)}</p>
      {item.claim && (
        <p className="flex items-center gap-1 text-muted">
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
      <span className="@max-md:hidden">{action}</span>
    </a>
  );
}

/** Returns the reason for a booking: danger signs of the last call, and the most severe open reading. */
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
    <div
      data-print="hidden"
      className="col-start-2 row-start-1 flex items-center justify-end gap-1 @4xl:col-start-auto @4xl:row-start-auto"
    >
      {onGive && (
        <IconButton
          icon="person_add"
          label={t('ofPatient', { action: t('give'), name })}
          className="text-muted @max-xl:hidden"
          onClick={() => onGive(item)}
        />
      )}
      {booking && (
        <span className="@max-xl:hidden">{booking({ vitaId: item.vitaId, name }, reasonOf(item))}</span>
      )}
      {callAddress && <CallLink item={item} to={callAddress(item)} />}
    </div>
  );
}

/** One due call: patient, urgency and reason, kind of call, time, who has it, and buttons. */
export function WorkRow(props: WorkRowProps) {
  return (
    <li
      data-print="together"
      inert={props.isLeaving}
      aria-hidden={props.isLeaving || undefined}
      className={`${props.isLeaving ? 'animate-leave ' : ''}grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line border-s-4 border-t py-0.5 ps-3 pe-4 pointer-coarse:min-h-11 first:border-t-0 @4xl:col-span-full @4xl:grid-cols-subgrid ${riskLook(props.item.risk).edge}`}
    >
      <Who {...props} />
      <Why {...props} />
      <div className="flex flex-wrap gap-x-2 @max-3xl:col-span-2 @4xl:contents">
        <Which {...props} />
        <When {...props} />
      </div>
      <Ways {...props} />
    </li>
  );
}
