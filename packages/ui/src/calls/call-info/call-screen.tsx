import type { Contact } from '@careline/core/internal/calls';
import { type CallChoice, type CallSession, openCallContext } from '@careline/core/internal/calls/session';
import type { HttpError } from '@careline/core/internal/http';
import type { Patient } from '@careline/core/internal/patients';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { newId } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { PatientHeader } from '../../patients/patient-header/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { useOpening } from '../../primitives/in-order/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { useParts } from '../../store/index.ts';
import type { BegunCallProps } from './begun-call.tsx';
import type { BesideJumpProps } from './beside/beside-jump.tsx';
import type { CallScriptProps } from './beside/call-script.tsx';
import type { LastReadingsProps } from './beside/last-readings.tsx';
import type { PreviousCallsProps } from './beside/previous-calls.tsx';
import { messages } from './call-info.messages.ts';
import { CallLoading } from './call-loading.tsx';
import { type CallPane, useCallPane } from './call-pane.ts';
import type { CallSurroundings } from './call-surroundings.ts';
import { PartView } from './part-view.tsx';
import { useCallLeaving } from './running/use-call-leaving.ts';
import { CallStart } from './start/call-start.tsx';
import { useCallFailureText } from './use-call-failure-text.ts';
import { useCallSession } from './use-call-session.ts';

export interface CallScreenProps extends CallSurroundings {
  readonly patient: Patient;
  readonly choice: CallChoice;
  readonly facilityId: string;
  /** The call to continue. For a finished call, shows the entries on this device that were not stored. */
  readonly contact?: Contact;
  /** Shown for a finished call with no entries on this device. */
  readonly nothingStored?: ReactNode;
}

interface OpenProps extends CallScreenProps {
  readonly session: CallSession;
}

/** Calls back once per contact. */
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
const CallScript = onDemand<CallScriptProps>(
  async () => (await import('./beside/beside-part.ts')).CallScript,
  <Skeleton shape="card" lines={28} />,
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

function CallState(props: CallStateProps) {
  // Preload while the user still reads who to call.
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

interface BesideProps extends Pick<OpenProps, 'session' | 'beside' | 'besideReadings'> {
  /** The patient the call was opened for. */
  readonly whose: Patient;
}

/** In a wide container, the context next to the call scrolls separately within the rest of the window. */
const OWN_SCROLL =
  '@4xl:sticky @4xl:top-2 @4xl:max-h-[calc(100dvh-var(--careline-top-bar-height,0px)-1rem)] @4xl:overflow-y-auto print:static print:max-h-none print:overflow-visible';

/**
 * Layout of a wide call before it has begun. There is no form yet, so the script is on the left
 * and the patient's context is on the right, under the dial controls.
 */
const BEFORE = {
  grid: '@4xl:group-data-[stage=before]/call:grid-rows-[auto_1fr]',
  both: '@4xl:group-data-[stage=before]/call:contents',
  script: '@4xl:group-data-[stage=before]/call:col-start-1 @4xl:group-data-[stage=before]/call:row-span-2',
  patient: '@4xl:group-data-[stage=before]/call:col-start-2',
};

/** The context next to the call. Memoized, and isolated so that typing in the call does not repaint it. */
const Beside = memo(function Beside(props: BesideProps) {
  const { session, beside, besideReadings, whose } = props;
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
        <LastReadings session={session} state={state} />
        {besideReadings?.(whose)}
        <PreviousCalls session={session} state={state} />
        {beside}
      </div>
    </section>
  );
});

function Whose({ session }: OpenProps) {
  const { patient } = useParts(session.store, ['patient']);
  const known = patient.phase === 'ready' ? patient.value : undefined;
  return <PatientHeader vitaId={session.context.vitaId} patient={known} />;
}

/**
 * Renders nothing. A separate component because the unsaved state changes with the first key and with each draft save.
 */
function Leaving({ session, onDirtyChange }: OpenProps) {
  useCallLeaving(session, onDirtyChange);
  return null;
}

/** Keeps a focused control clear of the bars at both ends when it is scrolled into view (WCAG 2.2, 2.4.11). */
const CLEAR_OF_BAR =
  '[&_:is(button,input,select,textarea)]:scroll-mt-[calc(var(--careline-covered,0px)+4rem)] [&_:is(button,input,select,textarea)]:scroll-mb-[calc(var(--careline-covered-below,0px)+1rem)]';

function OpenCall(props: OpenProps) {
  const { session, onBegun, onSaved, besidePatient, underPatient, openDangers } = props;
  const t = useMessages(messages);
  const reloadPatient = useCallback(() => void session.refresh('patient'), [session]);
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
          {besidePatient?.(props.patient, reloadPatient)}
        </div>
        {underPatient}
        {patient.phase === 'ready' && openDangers?.(patient.value, reloadPatient)}
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

/** One call to one patient. Key it by patient, programme, call type and contact. */
export function CallScreen(props: CallScreenProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { http, metrics, profile, patient, choice, facilityId, callingHours } = props;
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
