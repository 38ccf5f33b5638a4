import type { RegisteredPatient } from '@careline/core/internal/patients/registration';
import {
  createRegistrationChange,
  type RegistrationChange as Session,
} from '@careline/core/internal/patients/registration-change';
import { useEffect, useId, useRef } from 'react';
import { FormDraftLine, useSavedForm, WaitingSave } from '../../forms/saved-form/index.ts';
import { newId, RequestFailed } from '../../http/index.ts';
import { FormLabelsContext, useMessages } from '../../messages/index.ts';
import { useLeaveWarning } from '../../navigation/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import type { RegistrationUnsent } from '../patient-registration/draft/registration-unsent.ts';
import { registrationLabel } from '../patient-registration/words/registration-labels.ts';
import { ChangeFormPart } from './change-form-part.tsx';
import { ChangeHistory } from './change-history.tsx';
import type { ChangeSurroundings } from './change-surroundings.ts';
import { ProgrammesPart } from './programmes-part.tsx';
import { messages } from './registration-change.messages.ts';
import { StandingPart } from './standing-part.tsx';

export interface RegistrationChangeProps {
  readonly vitaId: string;
  /** Stores drafts and unsent changes. Without it, entries are lost when the page closes. */
  readonly unsent?: RegistrationUnsent;
  /** Shows only the form, such as next to a call, where programmes, consent and history are shown elsewhere. */
  readonly formOnly?: boolean;
  /** Called when the server has confirmed a change. */
  readonly onChanged?: (patient: RegisteredPatient) => void;
  /** Called to open the patient who already has the entered UHID. Without it, this is not offered. */
  readonly onOpenPatient?: (vitaId: string) => void;
  /**
   * Reports whether the server has not confirmed all entries. `stored`: they are on the device, so leaving loses
   * nothing.
   */
  readonly onDirtyChange?: (dirty: boolean, stored: boolean) => void;
}

function Unavailable({ session, state }: Pick<ChangeSurroundings, 'session' | 'state'>) {
  const t = useMessages(messages);
  const { failure } = state;
  if (failure?.code === 'not-found') return <EmptyState icon="search" title={t('unknown')} />;
  return <RequestFailed title={t('notLoaded')} onRetry={() => void session.load()} error={failure} />;
}

/** Calls the callback for every version after the first one loaded. */
function useChanged(
  patient: RegisteredPatient | undefined,
  onChanged: RegistrationChangeProps['onChanged'],
): void {
  const latest = useRef(onChanged);
  const before = useRef(patient?.updatedAt);
  useEffect(() => {
    latest.current = onChanged;
  });
  useEffect(() => {
    if (patient && before.current !== undefined && before.current !== patient.updatedAt)
      latest.current?.(patient);
    before.current = patient?.updatedAt;
  }, [patient]);
}

function Loading() {
  const t = useMessages(messages);
  return (
    <div aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="card" lines={8} />
    </div>
  );
}

type OpenProps = RegistrationChangeProps & { readonly session: Session };

function Open(props: OpenProps) {
  const now = useNow();
  const http = useHttp();
  const { session, unsent, formOnly, onDirtyChange, onOpenPatient } = props;
  const t = useMessages(messages);
  const idPrefix = useId();
  const state = useStore(session.store, (whole) => whole);
  const { patient, phase, draft, dirty } = state;
  const isStored = unsent?.keeps === 'device' && draft.phase === 'saved';
  useLeaveWarning(dirty && !isStored, undefined);
  useEffect(() => onDirtyChange?.(dirty, isStored), [dirty, isStored, onDirtyChange]);
  useChanged(patient, props.onChanged);
  const common = {
    http,
    session,
    state,
    now,
    idPrefix,
    outbox: unsent?.outbox,
    keeps: unsent?.keeps,
    onOpenPatient,
  };
  if (phase === 'waiting')
    return <WaitingSave {...{ session, state }} title={t('waitingTitle')} text={t('waitingText')} />;
  if (phase === 'unavailable') return <Unavailable session={session} state={state} />;
  if (!patient) return <Loading />;
  const whole = { ...common, patient };
  return (
    <div className="flex flex-col gap-4">
      {(!draft.editable || draft.restoredAt !== undefined) && (
        <FormDraftLine session={session} state={state} />
      )}
      <ChangeFormPart {...whole} />
      {!formOnly && (
        <>
          <ProgrammesPart {...whole} />
          <StandingPart {...whole} />
          <ChangeHistory {...whole} />
        </>
      )}
    </div>
  );
}

function Begun(props: RegistrationChangeProps) {
  const now = useNow();
  const http = useHttp();
  const { vitaId, unsent } = props;
  const timeZone = useTimeZone();
  const { drafts, outbox } = unsent ?? {};
  const session = useSavedForm(createRegistrationChange, {
    ...{ http, vitaId, timeZone, now, newId, drafts, outbox },
  });
  return session ? <Open {...props} session={session} /> : <Loading />;
}

/**
 * Changes a patient's registration: fields, programmes, consent and death, with a history. Concurrent users see each
 * other's changes, and no entry is lost.
 */
export function RegistrationChange(props: RegistrationChangeProps) {
  return (
    <div className="@container">
      <LiveRegionProvider>
        <FormLabelsContext value={registrationLabel}>
          <Begun key={props.vitaId} {...props} />
        </FormLabelsContext>
      </LiveRegionProvider>
    </div>
  );
}
