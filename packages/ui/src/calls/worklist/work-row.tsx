import { riskReasonLabel, type WorkItem } from '@careline/core/internal/calls/worklist';
import { valuesText } from '@careline/core/internal/clinical';
import { formatAge } from '@careline/core/internal/formatting';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import type { ReactNode } from 'react';
import { useFormatEpochDate, useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { type NamedPatient, PatientTags, useGenderText } from '../../patients/patient-identity/index.ts';
import { IconButton, IconLink } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { ListRow, PersonLink, RowFact } from '../../primitives/list-row/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { RiskMark, riskLook } from './risk-mark.tsx';
import { useAlertText } from './use-alert-text.ts';
import { useWorkWords } from './use-work-words.ts';
import { worklistMessages } from './worklist.messages.ts';

export interface WorkRowProps {
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

/** The columns of the list in a wide container, shared by the rows: risk, patient, age, reason, call, time and buttons. */
export const WORK_COLUMNS =
  '@4xl:grid @4xl:grid-cols-[1.75rem_minmax(8rem,10.5rem)_max-content_minmax(0,1fr)_minmax(0,9rem)_fit-content(13rem)_max-content] @4xl:gap-x-3';

const nameOf = ({ patient, vitaId }: WorkItem): string => patient.name.trim() || patient.uhid || vitaId;

/** The patient's name, with a link to the readings if there is an address. */
function Name({ item, readingsAddress }: WorkRowProps) {
  const { link } = useNavigation();
  const name = nameOf(item);
  return (
    <h3 className="min-w-0">
      <PersonLink name={name} link={readingsAddress && link(readingsAddress(item.vitaId))} />
    </h3>
  );
}

/** Age and gender, with the number as tooltip. */
function About({ item }: WorkRowProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const locale = useLocale();
  const genderText = useGenderText();
  const { name, uhid, birthDate, gender } = item.patient;
  const age = birthDate ? formatAge(birthDate, now() / 1000, { timeZone, locale }) : '';
  const number = name.trim() && uhid;
  return (
    <RowFact title={number || undefined}>
      {[age, gender && genderText(gender)].filter(Boolean).join(', ')}
      {number && (
        <VisuallyHidden>
          , <span translate="no">{number}</span>
        </VisuallyHidden>
      )}
    </RowFact>
  );
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

function Why({ item }: WorkRowProps) {
  const t = useMessages(worklistMessages);
  const words = useWorkWords();
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
  const rest = besides.join(' · ');
  return (
    <div
      className={`flex min-w-0 items-center gap-2 @max-4xl:order-last ${reason || rest || item.tags?.length ? '@max-4xl:basis-full' : ''}`}
    >
      <p
        title={[reason, rest].filter(Boolean).join(' · ')}
        className={`min-w-0 ${item.risk === 'critical' ? 'line-clamp-2' : 'truncate @max-md:line-clamp-2 @max-md:whitespace-normal'}`}
      >
        {reason && (
          <span className={`font-medium ${text}`}>
            <Untranslated parts={[value]}>{reason}</Untranslated>
          </span>
        )}
        {rest && <span className="text-muted">{reason ? ` · ${rest}` : rest}</span>}
      </p>
      <span className="flex shrink-0 empty:hidden">
        <PatientTags dense tags={item.tags} most={1} />
      </span>
    </div>
  );
}

function Which({ item: { programme, callType } }: WorkRowProps) {
  const locale = useLocale();
  const words = `${callTypeLabel(callType, locale)}, ${programmeLabel(programme)}`;
  return (
    <RowFact title={words} className="@max-4xl:hidden">
      {words}
    </RowFact>
  );
}

function When({ item }: WorkRowProps) {
  const words = useWorkWords();
  const due = item.kind === 'call-back' ? words.why(item) : words.when(item);
  const held = item.claim && words.held(item.claim);
  return (
    <RowFact
      numeric
      title={[due, held].filter(Boolean).join(' · ')}
      className="flex min-w-0 items-center justify-end gap-1 @max-4xl:ms-auto @max-4xl:shrink @max-md:order-last @max-md:ms-0 @max-md:basis-full @max-md:justify-start"
    >
      {item.claim && (
        <>
          <Icon name={item.claim.mine ? 'person' : 'lock'} size={16} />
          <span className="truncate">{held}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span className={`min-w-0 truncate ${item.daysLate > 0 ? 'text-warning' : ''}`}>{due}</span>
    </RowFact>
  );
}

function CallLink({ item, to }: { readonly item: WorkItem; readonly to: string }) {
  const t = useMessages(worklistMessages);
  const { link } = useNavigation();
  const isBegun = item.kind === 'unfinished';
  return (
    <IconLink
      icon={isBegun ? 'edit' : 'call'}
      size="small"
      label={t('ofPatient', { action: t(isBegun ? 'finish' : 'call'), name: nameOf(item) })}
      link={link(to)}
      className="text-accent"
    />
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
      className="flex items-center justify-end gap-1 @max-4xl:absolute @max-4xl:end-3 @max-4xl:top-1"
    >
      {onGive && (
        <IconButton
          icon="person_add"
          size="small"
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

/** Leaves room for the buttons of a row on two lines. */
const ROOM_FOR_WAYS = '@max-4xl:pe-28 @max-xl:pe-14';

/**
 * One due call: patient, urgency and reason, kind of call, time, who has it, and buttons. On one line in a wide container;
 * otherwise the reason is a second line.
 */
export function WorkRow(props: WorkRowProps) {
  const { isLeaving, item } = props;
  return (
    <ListRow
      inert={isLeaving}
      aria-hidden={isLeaving || undefined}
      urgent={item.risk === 'critical'}
      className={`${isLeaving ? 'animate-leave ' : ''}@max-4xl:flex-wrap @max-4xl:py-1 @4xl:col-span-full @4xl:grid @4xl:grid-cols-subgrid ${ROOM_FOR_WAYS}`}
    >
      <RiskMark risk={item.risk} />
      <Name {...props} />
      <About {...props} />
      <Why {...props} />
      <Which {...props} />
      <When {...props} />
      <Ways {...props} />
    </ListRow>
  );
}
