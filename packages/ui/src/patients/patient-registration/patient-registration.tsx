import { visibleForm } from '@careline/core/internal/forms';
import type { RegistrationStart } from '@careline/core/internal/patients';
import type { RegisteredPatient } from '@careline/core/internal/patients/registration';
import {
  createRegistrationSession,
  type PlacesOfPin,
  REGISTRATION_FORM,
  type RegistrationSession,
  type RegistrationState,
  stepOfPath,
} from '@careline/core/internal/patients/registration-form';
import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormDraftLine, useSavedForm, WaitingSave } from '../../forms/saved-form/index.ts';
import { newId } from '../../http/index.ts';
import { FormLabelsContext, useLocale, useMessages } from '../../messages/index.ts';
import { useLeaveWarning } from '../../navigation/index.ts';
import { SavedLine } from '../../notices/saved-line/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { BegunRegistrations, useBegunRegistrations } from './draft/begun-registrations.tsx';
import type { RegistrationUnsent } from './draft/registration-unsent.ts';
import { SaveFailure } from './draft/save-failure.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { Registered } from './registered.tsx';
import { lastQuestionIds } from './steps/last-questions.tsx';
import { RegistrationReview } from './steps/registration-review.tsx';
import { StepForm } from './steps/step-form.tsx';
import { StepList } from './steps/step-list.tsx';
import { usePinPlaces } from './steps/use-pin-places.ts';
import type { WalkInFormProps } from './steps/walk-in-form.tsx';
import { useAnnouncedDuplicates } from './use-announced-duplicates.ts';
import { registrationLabel } from './words/registration-labels.ts';
import { registrationDraftMessages } from './words/words.messages.ts';

export interface PatientRegistrationProps {
  /** Carried over from a search that found no one. */
  readonly start?: RegistrationStart;
  /** Stores drafts and unsent registrations. Without it, entries are lost when the page closes. */
  readonly unsent?: RegistrationUnsent;
  /** Id, within `unsent`, of the draft to continue. */
  readonly begun?: string;
  /** Asks the shortest form, and opens a visit with a token of today's queue in the same save. */
  readonly walkIn?: ComponentType<WalkInFormProps>;
  /** Called when the server has confirmed the patient. */
  readonly onRegistered?: (patient: RegisteredPatient) => void;
  /** Called to open an existing patient instead. Without it, this is not offered. */
  readonly onOpenPatient?: (vitaId: string) => void;
  /** Called to request a link from another facility that knows the patient. Without it, this is not offered. */
  readonly onAskLink?: (start: RegistrationStart) => void;
  /** Called to start a call with the registered patient. Without it, this is not offered. */
  readonly onCall?: (vitaId: string) => void;
  readonly onSearch?: () => void;
  readonly onStepChange?: (step: RegistrationState['step']) => void;
  /**
   * Reports whether the server has not confirmed all entries. `stored`: they are on the device, so leaving loses
   * nothing.
   */
  readonly onDirtyChange?: (dirty: boolean, stored: boolean) => void;
}

interface OpenProps extends Omit<PatientRegistrationProps, 'begun'> {
  readonly session: RegistrationSession;
  readonly placesOfPin: PlacesOfPin;
  readonly onAnother: () => void;
  /** Moves the focus to the heading, because the button that had it is gone. */
  readonly focused?: boolean;
}

/** Finds a control by id. Inside an element, ids are looked up in its own tree. */
const controlIn = (root: RefObject<HTMLElement | null>, id: string): HTMLElement | null =>
  root.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;

/** Returns the first step with a problem, in form order. */
function firstWrongStep({ problems, values }: RegistrationState) {
  const sections = visibleForm(REGISTRATION_FORM, values).map(({ section }) => section.key);
  const wrong = sections.find((key) => Object.keys(problems).some((path) => path.startsWith(`${key}.`)));
  return wrong && stepOfPath(`${wrong}.`);
}

/** Returns the button handlers, including where each moves the focus. */
function useMoves(session: RegistrationSession, root: RefObject<HTMLElement | null>, idPrefix: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const onceDrawn = useFocusOnceDrawn();
  const toSummary = () => onceDrawn(() => summary.current?.focus());

  function next(): void {
    const invalid = session.next() === 'invalid';
    setTried(invalid);
    if (invalid) toSummary();
  }

  function toWrongStep(): void {
    const step = firstWrongStep(session.store.getState());
    if (!step) return;
    session.goTo(step);
    setTried(true);
    toSummary();
  }

  function toQuestion(): void {
    const ids = lastQuestionIds(idPrefix);
    onceDrawn(() => (controlIn(root, ids.reason) ?? controlIn(root, ids.confirm))?.focus());
  }

  async function save(): Promise<void> {
    const result = await session.save();
    if (result === 'asks') toQuestion();
    if (result === 'invalid' || result === 'failed') toWrongStep();
  }
  return { heading, summary, tried, next, save, forget: () => setTried(false) };
}

/** Focuses the heading of a step the user moved to. Leaves the page's focus alone while it loads. */
function useHeadingFocus(
  step: RegistrationState['step'],
  heading: RefObject<HTMLHeadingElement | null>,
  focused: boolean,
): void {
  const before = useRef(focused ? undefined : step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step, heading]);
}

function useRegisteredCallback(
  patient: RegisteredPatient | undefined,
  onRegistered: PatientRegistrationProps['onRegistered'],
): void {
  const latest = useRef(onRegistered);
  useEffect(() => {
    latest.current = onRegistered;
  });
  useEffect(() => {
    if (patient) latest.current?.(patient);
  }, [patient]);
}

function Open(props: OpenProps) {
  const now = useNow();
  const { session, placesOfPin, onOpenPatient, onAskLink, onAnother, onDirtyChange, onStepChange } = props;
  const WalkInForm = props.walkIn;
  const draftText = useMessages(registrationDraftMessages);
  const idPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const state = useStore(session.store, (whole) => whole);
  const moves = useMoves(session, root, idPrefix);
  useHeadingFocus(state.step, moves.heading, props.focused ?? false);
  const isStored = props.unsent?.keeps === 'device' && state.draft.phase === 'saved';
  useLeaveWarning(state.dirty && !isStored, undefined);
  useEffect(() => onDirtyChange?.(state.dirty, isStored), [state.dirty, isStored, onDirtyChange]);
  useEffect(() => onStepChange?.(state.step), [state.step, onStepChange]);
  useRegisteredCallback(state.patient, props.onRegistered);
  useAnnouncedDuplicates(state.duplicates);
  if (state.patient)
    return <Registered {...props} patient={state.patient} visit={state.visit} onAnother={onAnother} />;
  if (state.phase === 'waiting') {
    const { sent } = state.waiting ?? {};
    return (
      <WaitingSave
        {...{ session, state }}
        title={draftText(sent ? 'sentTitle' : 'waitingTitle')}
        text={draftText(
          WalkInForm ? (sent ? 'sentWalkIn' : 'waitingWalkIn') : sent ? 'sentText' : 'waitingText',
        )}
      >
        <Button icon="add" onClick={onAnother}>
          {draftText('another')}
        </Button>
      </WaitingSave>
    );
  }
  const common = { session, state, now, placesOfPin, idPrefix, onOpenPatient, onAskLink };
  const goTo = (step: RegistrationState['step']) => {
    moves.forget();
    session.goTo(step);
  };
  return (
    <div ref={root} className="flex flex-col gap-4">
      {props.unsent && <FormDraftLine {...common} />}
      {!WalkInForm && <StepList state={state} onGo={goTo} />}
      <SaveFailure {...common} />
      <DuplicateList {...common} />
      <div inert={!state.draft.editable} className="rounded-card border border-line bg-raised p-4">
        {WalkInForm ? (
          <WalkInForm
            {...common}
            summaryRef={moves.summary}
            tried={moves.tried}
            onSave={() => void moves.save()}
          />
        ) : state.step === 'review' ? (
          <RegistrationReview {...common} headingRef={moves.heading} onSave={() => void moves.save()} />
        ) : (
          <StepForm
            {...common}
            // Each step gets its own fields.
            key={state.step}
            headingRef={moves.heading}
            summaryRef={moves.summary}
            tried={moves.tried}
            onNext={moves.next}
          />
        )}
      </div>
      {props.unsent && (
        <SavedLine phase={state.draft.phase} savedAt={state.draft.savedAt} keeps={props.unsent.keeps} />
      )}
    </div>
  );
}

function Session(props: PatientRegistrationProps & Pick<OpenProps, 'onAnother' | 'focused'>) {
  const now = useNow();
  const http = useHttp();
  const { start, unsent, begun, walkIn } = props;
  const timeZone = useTimeZone();
  const locale = useLocale();
  const placesOfPin = usePinPlaces();
  const session = useSavedForm(createRegistrationSession, {
    http,
    timeZone,
    now,
    newId,
    locale,
    start,
    placesOfPin,
    drafts: unsent?.drafts,
    outbox: unsent?.outbox,
    vitaId: begun,
    isWalkIn: walkIn !== undefined,
  });
  return session ? (
    <Open {...props} session={session} placesOfPin={placesOfPin} />
  ) : (
    <Skeleton shape="card" lines={6} />
  );
}

/** Asks whether to continue a draft. If a draft or search text was passed in, starts at once. */
function Beginning(props: PatientRegistrationProps & Pick<OpenProps, 'onAnother' | 'focused'>) {
  const { unsent, start, begun: chosen } = props;
  const begun = useBegunRegistrations(unsent, props.walkIn !== undefined);
  const [goesOn, setGoesOn] = useState<{ readonly vitaId: string | undefined }>();
  if (!unsent || (start && Object.keys(start).length > 0)) return <Session {...props} begun={undefined} />;
  if (!begun) return <Skeleton shape="card" lines={6} />;
  if (begun.some(({ vitaId }) => vitaId === chosen)) return <Session {...props} />;
  if (begun.length === 0) return <Session {...props} begun={undefined} />;
  if (goesOn) return <Session {...props} begun={goesOn.vitaId} focused />;
  return (
    <BegunRegistrations
      begun={begun}
      outbox={unsent.outbox}
      onContinue={(vitaId) => setGoesOn({ vitaId })}
      onStartNew={() => setGoesOn({ vitaId: undefined })}
    />
  );
}

/**
 * Registers a patient in four steps and a review: identity, contact, care and consent. Shows errors next to the fields
 * and above the step, questions unlikely values, lists possible duplicates, and saves once.
 */
export function PatientRegistration(props: PatientRegistrationProps) {
  const [turn, setTurn] = useState(0);
  return (
    <div className="@container">
      <LiveRegionProvider>
        <FormLabelsContext value={registrationLabel}>
          <Beginning
            key={turn}
            {...props}
            // The search text and the chosen draft apply to the first registration only.
            start={turn === 0 ? props.start : undefined}
            begun={turn === 0 ? props.begun : undefined}
            onAnother={() => setTurn(turn + 1)}
          />
        </FormLabelsContext>
      </LiveRegionProvider>
    </div>
  );
}
