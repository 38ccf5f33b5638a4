import {
  createEncounter,
  createSeries,
  type Encounter,
  REMINDER_MINUTES,
  seriesConflictsOf,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import {
  type ChosenSlot,
  changeEncounter,
  type EncounterBooking,
  encounterOfBooking,
  instantOf,
  newBooking,
  periodOfBooking,
  timesOfBooking,
  withAlternatives,
} from '@careline/core/internal/encounters/consultations';
import { addToWaitingList } from '@careline/core/internal/encounters/waiting-list';
import { type HttpError, ofPatient } from '@careline/core/internal/http';
import { decideRight } from '@careline/core/internal/navigation';
import type { RecentPatients, RegistrationStart } from '@careline/core/internal/patients';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { RequestFailed, useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import type { IdentifiedPatient, NamedPatient } from '../../patients/patient-identity/index.ts';
import { PatientSearch } from '../../patients/patient-search/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { type ActSetting, assignsOnlySelf, useBusyText, useCareProviders } from '../encounter-acts/index.ts';
import { EncounterStatusTag, useEncounterTimes } from '../encounter-words/index.ts';
import { type LostTime, NextTimes, namesOf } from '../free-times/index.ts';
import { BookingFields } from './booking-fields.tsx';
import { encounterBookingMessages } from './encounter-booking.messages.ts';
import { lastService, noteService } from './last-service.ts';
import { useReminderWords } from './reminder-fields.tsx';
import { SeriesConflicts } from './series-conflicts.tsx';
import { useBookingTime } from './use-booking-time.ts';
import { WaitingEntryDialog } from './waiting-entry-dialog.tsx';
import { WhoIsBooked } from './who-is-booked.tsx';

export type BookedPatient = NamedPatient & Partial<IdentifiedPatient>;

export interface EncounterBookingProps extends ActSetting {
  readonly facilityId: string;
  /** If omitted, the dialog starts with a patient search. */
  readonly patient?: BookedPatient | undefined;
  /** Preset values, such as a time chosen in a calendar. */
  readonly preset?: Partial<EncounterBooking> | undefined;
  readonly recents?: RecentPatients;
  /** Text of the patient search at first. */
  readonly searchText?: string | undefined;
  /** Registers a patient whom the search does not find. Without it, this is not offered. */
  readonly onRegister?: ((start: RegistrationStart) => void) | undefined;
  /** The patient is here: a visit of today is booked and the arrival recorded in one step. */
  readonly isWalkIn?: boolean;
  /** Returns the address of an encounter, or undefined for users who may not open encounters. */
  readonly encounterAddress: (id: string) => string | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
  readonly onBooked?: (encounter: Encounter) => void;
  readonly onClose: () => void;
}

/** Maximum length that the services accept. */
const MAX_REASON = 1000;

/** A single encounter, or a series. */
interface BookedEncounters {
  readonly first: Encounter;
  readonly repeated: readonly Encounter[];
  /** The patient is here, but this could not be recorded. */
  readonly hasFailedArrival: boolean;
}

function useBooking(props: EncounterBookingProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { user, facilityId } = props;
  const booker = { http, staffId: user.staffId, facilityId };
  const begin = (preset: EncounterBookingProps['preset'] = {}): EncounterBooking => ({
    ...newBooking(lastService(booker), Math.floor(now() / 1000), timeZone),
    careProviderId: assignsOnlySelf({ user, encounter: {} }) ? user.staffId : '',
    ...preset,
    reason: (preset.reason ?? '').slice(0, MAX_REASON),
  });
  const [booking, setBooking] = useState(() => begin(props.preset));
  const [booked, setBooked] = useState<BookedEncounters>();
  /** The chosen time, if another user took it. */
  const [gone, setGone] = useState<ChosenSlot>();
  const { submit, busy, error, forget } = useSubmission();
  const arrival = useSubmission();
  const { dayOf, today } = useEncounterTimes();
  /** Records the arrival of a walk-in. Returns the encounter as it is then, or undefined after a failure. */
  async function arrive(encounter: Encounter): Promise<Encounter | undefined> {
    const sent = await arrival.submit(encounter.id, (ids) =>
      changeEncounter(http, encounter, { act: 'arrive' }, ids),
    );
    return sent?.answer.encounter;
  }
  async function book(vitaId: string, wanted = booking): Promise<void> {
    setBooking(wanted);
    setGone(undefined);
    const sent = await submit(JSON.stringify([vitaId, wanted]), async ({ id, key, at }) => {
      const encounter = encounterOfBooking(wanted, { id, vitaId, facilityId, timeZone, sentAt: at });
      if (!encounter) return undefined;
      const [, ...later] = timesOfBooking(wanted, timeZone);
      if (later.length > 0) {
        const series = await http.call(createSeries, { body: { encounter, later }, idempotencyKey: key });
        return ofPatient(series, vitaId, createSeries).data;
      }
      const answer = await http.call(createEncounter, { body: { encounter }, idempotencyKey: key });
      return [ofPatient(answer, vitaId, createEncounter).data];
    });
    const [first, ...repeated] = sent?.answer ?? [];
    if (!first) return;
    noteService(booker, wanted.serviceType);
    const isHere = props.isWalkIn === true && dayOf(first.period.start) === today();
    const arrived = isHere ? await arrive(first) : undefined;
    props.onBooked?.(arrived ?? first);
    if (arrived) props.onClose();
    else setBooked({ first, repeated, hasFailedArrival: isHere });
  }
  return {
    booking,
    booked,
    busy: busy || arrival.busy,
    error,
    gone,
    lose: setGone,
    book,
    change(next: EncounterBooking) {
      forget();
      setGone(undefined);
      setBooking(next);
    },
    again() {
      setBooked(undefined);
      setBooking(begin());
    },
  };
}

type Booking = ReturnType<typeof useBooking>;

/**
 * Returns what happened to the time that was to be booked: the server refused it, or it disappeared from the list.
 * Changing the booking clears it.
 */
function useLostTime({
  booking,
  gone,
  error,
}: Pick<Booking, 'booking' | 'gone' | 'error'>): LostTime | undefined {
  const t = useMessages(encounterBookingMessages);
  const timeZone = useTimeZone();
  const times = useEncounterTimes();
  const busyText = useBusyText(times);
  const justTaken = ({ start }: ChosenSlot): LostTime => ({
    text: t('justTaken', { when: times.when(start) }),
    from: start,
  });
  const period = periodOfBooking(booking, timeZone);
  const busy = busyText(error);
  if (seriesConflictsOf(error).length > 0) return undefined;
  if (gone) return justTaken(gone);
  if (!period) return undefined;
  if (error?.code === 'conflict') return { text: t('taken'), from: period.end };
  if (busy === undefined) return undefined;
  return booking.slot ? justTaken(booking.slot) : { text: busy, from: period.start };
}

function Failure({ error }: { readonly error: HttpError }) {
  const t = useMessages(encounterBookingMessages);
  if (error.code === 'no-longer-waiting') {
    const { by } = error.problem ?? {};
    return (
      <ErrorState title={t('notWaiting')} requestId={error.requestId}>
        {by ? t('notWaitingBy', { name: by.name }) : t('notWaitingText')}
      </ErrorState>
    );
  }
  return <RequestFailed title={t('failed')} error={error} />;
}

interface BookedProps extends EncounterBookingProps {
  readonly booked: BookedEncounters;
  readonly of: BookedPatient;
  readonly onAgain: () => void;
}

/** Confirms the booking. Takes the focus, because the pressed button is gone. */
function Booked(props: BookedProps) {
  const { of, partner, encounterAddress, onAgain, onClose } = props;
  const { first: booked, repeated, hasFailedArrival } = props.booked;
  const t = useMessages(encounterBookingMessages);
  const locale = useLocale();
  const { when } = useEncounterTimes();
  const { link } = useNavigation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const wordsOf = useReminderWords();
  const reminders = REMINDER_MINUTES.filter((lead) => booked.reminders?.includes(lead));
  const address = encounterAddress(booked.id);
  const service = serviceTypeLabel(booked.serviceType, { partner, locale });
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('bookedTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAgain}>{t('another')}</Button>
          {address && (
            <a {...link(address)} className={buttonClass()}>
              {t('open')}
            </a>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div ref={ref} tabIndex={-1} role="status" className="flex flex-col items-start gap-2 outline-none">
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="check_circle" size={24} />
          <WhoIsBooked {...props} of={of} />
        </p>
        <p className="wrap-anywhere tabular-nums">
          {t('booked', { service, when: when(booked.period.start) })}
        </p>
        {repeated.length > 0 && (
          <ul aria-label={t('repeated')} className="tabular-nums">
            {repeated.map(({ id, period }) => (
              <li key={id}>{when(period.start)}</li>
            ))}
          </ul>
        )}
        {booked.careProvider && <p>{t('withProvider', { name: booked.careProvider.name })}</p>}
        {booked.careTeam && <p>{t('offeredTo', { name: booked.careTeam.name })}</p>}
        {reminders.length > 0 && <p>{t('reminders', { list: reminders.map(wordsOf).join(', ') })}</p>}
        <EncounterStatusTag status={booked.status} />
        {hasFailedArrival && <p className="text-danger">{t('arrivalFailed')}</p>}
      </div>
    </Dialog>
  );
}

function WhoFirst(props: EncounterBookingProps & { readonly onPicked: (patient: BookedPatient) => void }) {
  const { facilityId, recents, searchText, onRegister, onPicked, onClose } = props;
  const t = useMessages(encounterBookingMessages);
  return (
    <Dialog open persistent title={t(props.isWalkIn ? 'walkIn' : 'choosePatient')} onClose={onClose}>
      <PatientSearch
        facilityId={facilityId}
        recents={recents}
        initialText={searchText}
        onRegister={onRegister}
        autoFocus
        onPatientSelected={(patient) => onPicked({ ...patient, name: patient.appUserInfo.name })}
      />
    </Dialog>
  );
}

interface FormProps extends EncounterBookingProps {
  readonly of: BookedPatient;
  /** Puts the patient on the waiting list instead. Undefined for users who may not. */
  readonly onWait: ((booking: EncounterBooking) => void) | undefined;
  /** Undefined if the patient is fixed. */
  readonly onOther?: (() => void) | undefined;
}

function BookingForm({ of, onOther, onWait, ...props }: FormProps) {
  const timeZone = useTimeZone();
  const { onClose, preset, isWalkIn = false } = props;
  const t = useMessages(encounterBookingMessages);
  const work = useBooking(props);
  const { dayOf, today } = useEncounterTimes();
  const { booking, booked, busy, error, book, change, again } = work;
  const lost = useLostTime(work);
  const conflicts = seriesConflictsOf(error);
  const time = useBookingTime(booking, {
    hasPresetTime: preset?.at !== undefined,
    waits: busy || lost !== undefined || conflicts.length > 0 || booked !== undefined,
    onSlot: (slot) => change({ ...booking, slot }),
    onGone: work.lose,
  });
  const providers = useCareProviders();
  const nameOf = namesOf(providers.items);
  const [asked, setAsked] = useState(false);
  const form = useId();
  const { refresh } = time.times;
  const isRefused = error !== undefined && lost !== undefined;
  useEffect(() => {
    if (isRefused) refresh();
  }, [isRefused, refresh]);
  if (booked) return <Booked {...props} booked={booked} of={of} onAgain={onOther ?? again} />;
  const isMissing = time.isTyped ? instantOf(booking.at, timeZone) === undefined : !booking.slot;
  const start = periodOfBooking(booking, timeZone)?.start;
  const isQueued = isWalkIn && start !== undefined && dayOf(start) === today();
  const missing = asked && isMissing ? t(time.isTyped ? 'needTime' : 'chooseTime') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!busy && !isMissing) void book(of.vitaId);
  };
  return (
    <Dialog
      open
      persistent
      width="large"
      title={t(isWalkIn ? 'walkIn' : 'title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t(isQueued ? 'addToQueue' : 'book')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          <WhoIsBooked {...props} of={of} />
          {onOther && (
            <Button variant="quiet" size="small" onClick={onOther}>
              {t('otherPatient')}
            </Button>
          )}
        </p>
        <BookingFields
          {...props}
          {...time}
          providers={providers}
          nameOf={nameOf}
          booking={booking}
          onChange={change}
          timeError={missing}
          onlySelf={assignsOnlySelf({ user: props.user, encounter: {} })}
          startsAtReason={isWalkIn}
        />
        {onWait && !preset?.waitingEntryId && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            {t('noTimeSuits')}
            <Button variant="quiet" size="small" onClick={() => onWait(booking)}>
              {t('toWaitingList')}
            </Button>
          </p>
        )}
        {isWalkIn && start !== undefined && !isQueued && <p role="status">{t('notToday')}</p>}
        {lost && (
          <NextTimes
            {...booking}
            lost={lost}
            nameOf={nameOf}
            busy={busy}
            intro={t('takeNext')}
            actOf={(time) => t('bookAt', time)}
            onTake={(slot) => void book(of.vitaId, { ...booking, slot })}
          />
        )}
        {conflicts.length > 0 && (
          <SeriesConflicts
            key={conflicts.map(({ start }) => start).join()}
            conflicts={conflicts}
            busy={busy}
            onTake={() => void book(of.vitaId, withAlternatives(booking, conflicts, timeZone))}
          />
        )}
        {error && !lost && conflicts.length === 0 && <Failure error={error} />}
      </form>
    </Dialog>
  );
}

/** Books an encounter for the given patient, or for one found by a search first. */
export function EncounterBookingDialog(props: EncounterBookingProps) {
  const [picked, setPicked] = useState(props.patient);
  const [waiting, setWaiting] = useState<EncounterBooking>();
  /** What was chosen before the waiting list opened, to go back to. */
  const [waitedFor, setWaitedFor] = useState<Partial<EncounterBooking>>();
  const mayWait = decideRight(addToWaitingList, props.user.scopes).allowed && !props.isWalkIn;
  if (!picked) return <WhoFirst {...props} onPicked={setPicked} />;
  const onOther = props.patient ? undefined : () => setPicked(undefined);
  if (waiting) {
    const back = () => setWaiting(undefined);
    const who = <WhoIsBooked {...props} of={picked} />;
    return <WaitingEntryDialog {...props} vitaId={picked.vitaId} who={who} booking={waiting} onBack={back} />;
  }
  const preset = waitedFor ?? props.preset;
  return (
    <BookingForm
      key={picked.vitaId}
      {...props}
      preset={preset}
      of={picked}
      onOther={onOther}
      onWait={
        mayWait
          ? (booking) => {
              // A preset `at` counts as typed.
              setWaitedFor(booking.slot ? { ...booking, at: undefined } : booking);
              setWaiting(booking);
            }
          : undefined
      }
    />
  );
}
