import type { Contact } from '@careline/core/calls';
import type { CallingHours } from '@careline/core/calls/outcome';
import {
  type CallChoice,
  type CallMetrics,
  type CallSession,
  openCallContext,
} from '@careline/core/calls/session';
import type { CallDrafts, CallOutbox } from '@careline/core/calls/unsent';
import type { HttpClient, HttpError } from '@careline/core/http';
import type { UserProfile } from '@careline/core/identity';
import type { Patient } from '@careline/core/patients';
import { callTypeLabel, programmeLabel } from '@careline/core/programmes';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FormUploads } from '../../forms/form-renderer/index.ts';
import { newId } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { PatientHeader } from '../../patients/patient-header/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { useOpening } from '../../primitives/in-order/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useParts } from '../../store/index.ts';
import type { BegunCallProps } from './begun-call.tsx';
import type { BesideJumpProps } from './beside/beside-jump.tsx';
import { CallScript } from './beside/call-script.tsx';
import type { LastReadingsProps } from './beside/last-readings.tsx';
import type { PreviousCallsProps } from './beside/previous-calls.tsx';
import { messages } from './call-info.messages.ts';
import { CallLoading } from './call-loading.tsx';
import { type CallPane, useCallPane } from './call-pane.ts';
import { PartView } from './part-view.tsx';
import { useCallLeaving } from './running/use-call-leaving.ts';
import { CallStart } from './start/call-start.tsx';
import { useCallFailureText } from './use-call-failure-text.ts';
import { useCallSession } from './use-call-session.ts';

/** What the whole screen works with; the same for every state of it. */
export interface CallSurroundings {
  readonly http: HttpClient;
  readonly metrics: CallMetrics;
  readonly profile: UserProfile;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When the facility may call. */
  readonly callingHours: CallingHours;
  readonly autoFocus: boolean;
  /** Where the files of the form go; without it none are asked for. */
  readonly uploads?: FormUploads;
  /** Where entries are kept until the server confirmed them; without it they live as long as the screen. */
  readonly drafts?: CallDrafts;
  /** Where a save waits that cannot be sent now; without it such a save fails. */
  readonly outbox?: CallOutbox;
  /** Where both keep it: on the device, or as long as the page is open. */
  readonly keeps?: 'device' | 'page';
  /** Beside who the patient is, such as the way to correct it; to be told when that was changed. */
  readonly besidePatient?: (patient: Patient, onChanged: () => void) => ReactNode;
  /** What is to be reckoned with whatever is said, under who the patient is. */
  readonly underPatient?: ReactNode;
  /** Open danger signs and alerts with their acts, above the call; to be called when one was answered. */
  readonly openDangers?: (patient: Patient, onChanged: () => void) => ReactNode;
  /** Further parts about the patient, below the previous calls; as given it belongs to the same patient. */
  readonly beside?: ReactNode;
  /** Further parts that follow from who the patient is, below the last readings. */
  readonly besideReadings?: (patient: Patient) => ReactNode;
  /** Further parts below the question which call it is, such as the way to the patient's readings. */
  readonly besideChoice?: ReactNode;
  readonly onTel: (tel: string) => void;
  /** The call has begun: an address that names it leads back to it after a reload. */
  readonly onBegun?: (contact: Contact) => void;
  /** It is to be read and not worked at: no call is begun, and one that was begun rests. */
  readonly readOnly?: boolean;
  /** Asked when the person saves; the call is left as it is when it answers false. */
  readonly onSave?: (contact: Contact) => boolean;
  /** The server has confirmed the call. */
  readonly onSaved: (contact: Contact) => void;
  /** From a call to its place in the history; without it there is no such way. */
  readonly onOpenHistory?: (contactId: string) => void;
  readonly onSearchNext: () => void;
  /** The way to the next patient once the call is saved, such as a button that claims one; without it the search. */
  readonly next?: ReactNode;
  /** The caller has an open call to this patient already, and goes on with it in place of a second one. */
  readonly onContinue: (contactId: string) => void;
  /** `kept`: leaving loses nothing, because this device has the entries or is about to have them. */
  readonly onDirtyChange?: (dirty: boolean, stored: boolean) => void;
}

export interface CallScreenProps extends CallSurroundings {
  readonly patient: Patient;
  readonly choice: CallChoice;
  readonly facilityId: string;
  /** To be finished here; of one that was finished already, what is kept here and was not stored is shown. */
  readonly contact?: Contact;
  /** What to show of a finished call of which nothing is kept here. */
  readonly nothingStored?: ReactNode;
}

interface OpenProps extends CallScreenProps {
  readonly session: CallSession;
}

/** Tells the owner once of a contact in a phase. */
function useContactCallback(
  contact: Contact | undefined,
  callback: ((contact: Contact) => void) | undefined,
): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const id = contact?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a contact, however often its statuses change
  useEffect(() => {
    if (contact) latest.current?.(contact);
  }, [id]);
}

/** Which call this is; the header above says since when the patient is in which programme. */
function CallKind({ session }: OpenProps) {
  const locale = useLocale();
  return (
    <p className="font-medium">
      {programmeLabel(session.context.programName)}, {callTypeLabel(session.callType, locale)}
    </p>
  );
}

interface CallStateProps extends OpenProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly pane: CallPane;
  readonly onPane: (pane: CallPane) => void;
}

const BegunCall = onDemand<BegunCallProps>(
  async () => (await import('./begun-call.tsx')).BegunCall,
  <Skeleton shape="card" lines={6} />,
);

const BesideJump = onDemand<BesideJumpProps>(
  async () => (await import('./beside/beside-part.ts')).BesideJump,
);
const LastReadings = onDemand<LastReadingsProps>(
  async () => (await import('./beside/beside-part.ts')).LastReadings,
  <Skeleton shape="card" lines={4} />,
);
const PreviousCalls = onDemand<PreviousCallsProps>(
  async () => (await import('./beside/beside-part.ts')).PreviousCalls,
  <Skeleton shape="card" lines={3} />,
);

const BEFORE_AND_AFTER = [
  'phase',
  'patient',
  'previous',
  'failure',
  'queued',
  'conflict',
  'contact',
  'form',
] as const;

/** The call before it is begun, and from then on. */
function CallState(props: CallStateProps) {
  // On its way while the person still reads whom they call.
  useEffect(() => BegunCall.preload(), []);
  const t = useMessages(messages);
  const state = useParts(props.session.store, BEFORE_AND_AFTER);
  const begun = [state.queued, state.conflict, state.contact].some((part) => part !== undefined);
  if (begun || state.phase === 'saved') {
    return (
      <PartView
        part={state.form}
        lines={6}
        failed={t('formMissing')}
        onRetry={() => void props.session.retry('form')}
      >
        {() => <BegunCall {...props} />}
      </PartView>
    );
  }
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <CallStart {...props} state={state} />
    </div>
  );
}

const SHOWN_BESIDE = ['phase', 'contact', 'patient', 'previous', 'readings', 'script', 'form'] as const;

interface BesideProps extends Pick<OpenProps, 'session' | 'timeZone' | 'now' | 'beside' | 'besideReadings'> {
  /** Whom the call was opened for. */
  readonly whose: Patient;
}

/** In a wide container what is read beside the call scrolls alone, in what the window has left for it. */
const OWN_SCROLL =
  '@4xl:sticky @4xl:top-2 @4xl:max-h-[calc(100dvh-var(--careline-top-bar-height,0px)-1rem)] @4xl:overflow-y-auto print:static print:max-h-none print:overflow-visible';

/**
 * Before a wide call is begun there is no form: the script stands alone at the left, and what is known of the patient under the
 * way to dial.
 */
const BEFORE = {
  grid: '@4xl:group-data-[stage=before]/call:grid-rows-[auto_1fr]',
  both: '@4xl:group-data-[stage=before]/call:contents',
  script: '@4xl:group-data-[stage=before]/call:col-start-1 @4xl:group-data-[stage=before]/call:row-span-2',
  patient: '@4xl:group-data-[stage=before]/call:col-start-2',
};

/** What is read beside the call. What is typed in the call neither draws nor paints it again: it is a ground of its own. */
const Beside = memo(function Beside(props: BesideProps) {
  const { session, timeZone, now, beside, besideReadings, whose } = props;
  const t = useMessages(messages);
  const state = useParts(session.store, SHOWN_BESIDE);
  const pane = useRef<HTMLElement>(null);
  return (
    <section
      ref={pane}
      aria-label={t('context')}
      className={`isolate flex min-w-0 flex-col gap-4 @4xl:col-start-1 @4xl:row-start-1 ${OWN_SCROLL} ${BEFORE.both}`}
    >
      <BesideJump pane={pane} />
      <div
        data-part="script"
        className={`flex flex-col gap-4 @max-4xl:group-data-[pane=form]/call:hidden @max-4xl:group-data-[pane=patient]/call:hidden print:flex! ${BEFORE.script}`}
      >
        <CallScript session={session} script={state.script} />
      </div>
      <div
        data-part="patient"
        className={`flex flex-col gap-4 @max-4xl:group-data-[pane=form]/call:hidden @max-4xl:group-data-[pane=script]/call:hidden print:flex! ${BEFORE.patient}`}
      >
        <LastReadings session={session} state={state} timeZone={timeZone} />
        {besideReadings?.(whose)}
        <PreviousCalls session={session} state={state} timeZone={timeZone} now={now} />
        {beside}
      </div>
    </section>
  );
});

/** Who it is, with what is known of them by now. */
function Whose({ session, timeZone, now }: OpenProps) {
  const { patient } = useParts(session.store, ['patient']);
  const known = patient.phase === 'ready' ? patient.value : undefined;
  return <PatientHeader vitaId={session.context.vitaId} patient={known} timeZone={timeZone} now={now} />;
}

/** Draws nothing: what is unsaved changes with the first key and each save of the draft. */
function Leaving({ session, onDirtyChange }: OpenProps) {
  useCallLeaving(session, onDirtyChange);
  return null;
}

/** A control that takes the focus is scrolled clear of the bars at both ends (WCAG 2.2, 2.4.11). */
const CLEAR_OF_BAR =
  '[&_:is(button,input,select,textarea)]:scroll-mt-[calc(var(--careline-covered,0px)+4rem)] [&_:is(button,input,select,textarea)]:scroll-mb-[calc(var(--careline-covered-below,0px)+1rem)]';

function OpenCall(props: OpenProps) {
  const { session, timeZone, now, onBegun, onSaved, besidePatient, underPatient, openDangers } = props;
  const t = useMessages(messages);
  const readPatientAnew = useCallback(() => void session.refresh('patient'), [session]);
  const root = useRef<HTMLDivElement>(null);
  const { phase, contact, patient } = useParts(session.store, ['phase', 'contact', 'patient']);
  useContactCallback(phase === 'open' ? contact : undefined, onBegun);
  useContactCallback(phase === 'saved' ? contact : undefined, onSaved);
  const [pane, setPane] = useCallPane(root);
  const opening = useOpening();
  return (
    <div
      ref={root}
      data-pane={phase === 'open' ? pane : undefined}
      data-stage={contact === undefined && phase !== 'saved' ? 'before' : undefined}
      data-opening={opening || undefined}
      data-print="facts"
      className={`group/call flex flex-col gap-4 ${CLEAR_OF_BAR}`}
    >
      <Leaving {...props} />
      <div className="flex flex-col gap-1">
        <Whose {...props} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CallKind {...props} />
          {besidePatient?.(props.patient, readPatientAnew)}
        </div>
        {underPatient}
        {patient.phase === 'ready' && openDangers?.(patient.value, readPatientAnew)}
      </div>
      <div
        className={`grid grid-cols-1 items-start gap-4 print:block @4xl:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)] ${BEFORE.grid}`}
      >
        <section
          aria-label={t('call')}
          data-print="hidden"
          inert={props.readOnly}
          hidden={props.readOnly && contact === undefined}
          className="flex min-w-0 flex-col gap-4 @max-4xl:group-data-[pane]/call:contents @4xl:col-start-2 @4xl:row-start-1"
        >
          <CallState {...props} root={root} pane={pane} onPane={setPane} />
        </section>
        <Beside
          session={session}
          timeZone={timeZone}
          now={now}
          beside={props.beside}
          besideReadings={props.besideReadings}
          whose={props.patient}
        />
      </div>
    </div>
  );
}

function enrolmentDate({ enrolments }: Patient, programme: string): number | undefined {
  return enrolments.find((enrolment) => enrolment.programme === programme)?.enrolledAt;
}

function CallNotCompared({
  failure,
  onRetry,
}: {
  readonly failure: HttpError;
  readonly onRetry: () => void;
}) {
  const t = useMessages(messages);
  const textOf = useCallFailureText();
  return (
    <ErrorState title={t('notLoaded')} onRetry={onRetry} requestId={failure.requestId}>
      {textOf(failure)}
    </ErrorState>
  );
}

/** One call to one patient. Give it a key of patient, programme, call type and contact. */
export function CallScreen(props: CallScreenProps) {
  const { http, metrics, profile, patient, choice, facilityId, timeZone, now, callingHours } = props;
  const { drafts, outbox } = props;
  const locale = useLocale();
  const context = openCallContext({
    vitaId: patient.vitaId,
    facilityId,
    programme: choice.programme,
    providerId: profile.resourceId,
    providerName: profile.name,
    userEnrollmentDate: enrolmentDate(patient, choice.programme),
  });
  const { callType } = choice;
  const stores = { drafts, outbox };
  const options = { http, metrics, context, callType, now, newId, timeZone, callingHours, locale, patient };
  const { session, failure, retry } = useCallSession({ ...options, ...stores }, props.contact);
  if (failure) return <CallNotCompared failure={failure} onRetry={retry} />;
  if (session === 'nothing-stored') return props.nothingStored ?? null;
  return session ? <OpenCall {...props} session={session} /> : <CallLoading />;
}
