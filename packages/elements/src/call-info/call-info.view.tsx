import {
  CALLS_PATIENTS,
  decideRight,
  READS_CALL_HISTORY,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import { CallInfo } from '@careline/ui/calls/call-info';
import type { NextButtonProps, PatientHolderProps } from '@careline/ui/calls/worklist';
import type { PatientCareProps } from '@careline/ui/care/patient-care';
import { useLeaveWarning } from '@careline/ui/navigation';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useHttp } from '@careline/ui/provider';
import { useEffect, useMemo, useRef, useState } from 'react';
import { drawing } from '../drawing.tsx';
import type { SessionInside } from '../session/sealed-content.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Properties } from '../shell/element-state.ts';
import { type StaffContext, StaffOnly } from '../staff/staff-only.tsx';
import { type SessionUnsent, unsentOf } from '../unsent/session-unsent.ts';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { useVanilla } from '../view/use-vanilla.ts';
import sheet from './call-info.css?shadow';
import { type CallNames, callOfWork, NO_CALL, useCallNames } from './call-names.ts';
import { callUploads } from './call-uploads.ts';
import { DialQuestion } from './dial-question.tsx';
import { UnsentCalls } from './unsent-calls.tsx';
import { useDirty } from './use-dirty.ts';
import { useLateMetrics } from './use-late-metrics.ts';
import type { WhomToCallProps } from './whom-to-call.tsx';

interface CallInfoProperties extends Properties, CallNames {
  /** True if the page handles links that leave the element. */
  readonly linked: boolean;
  /** Shows the worklist when there is no patient, and claims the next one after each call. */
  readonly worklist: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly dirty: boolean;
}

interface StaffProps {
  readonly call: CallInfoProperties;
  readonly context: StaffContext;
  readonly element: ElementHandle;
  readonly inside: SessionInside;
}

type Dirty = ReturnType<typeof useDirty>;

interface CallProps extends StaffProps {
  readonly names: CallNames;
  readonly onOpen: (call: CallNames) => void;
  readonly unsent: SessionUnsent;
  /** Called once the server has confirmed the call. */
  readonly onStored: (callId: string, patientId: string) => void;
}

const Care = onDemand<PatientCareProps>(
  async () => (await import('./care-part.ts')).PatientCare,
  <Skeleton shape="card" lines={4} />,
);
const Holder = onDemand<PatientHolderProps>(
  async () => (await import('./work-part.ts')).PatientHolder,
  <p className="min-h-6" />,
);
const WhomToCall = onDemand<WhomToCallProps>(
  async () => (await import('./whom-to-call.tsx')).WhomToCall,
  <Skeleton shape="card" lines={2} />,
);
const Next = onDemand<NextButtonProps>(async () => (await import('./work-part.ts')).NextButton);

/** Returns the patient's notes, follow-ups and reports, shown next to the call. */
function useCare(
  { context, names: { patientId } }: CallProps,
  { beside, isBesideDirty }: Dirty,
  saved: boolean,
) {
  const { profile, facility } = context;
  const mayWrite = decideRight(WRITES_RECORD, profile.scopes).allowed;
  // After the save, the call's files are reports: reload, unless something is being written there.
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (saved && !isBesideDirty()) setTurn(1);
  }, [saved, isBesideDirty]);
  return (
    <Care
      key={turn}
      vitaId={patientId}
      facilityId={facility.facilityId}
      mayWrite={mayWrite}
      onDirtyChange={beside}
    />
  );
}

/** One call. Its key must include everything that identifies it. */
function Call(props: CallProps) {
  const http = useHttp();
  const { call, names, context, element, inside, unsent, onOpen, onStored } = props;
  const { patientId, programme, callType, callId } = names;
  const { profile } = context;
  const { keeps } = useVanilla(unsent.place);
  const { emit } = element;
  const root = useRef<HTMLDivElement>(null);
  const metrics = useLateMetrics(context);
  const dirty = useDirty(element);
  const [saved, setSaved] = useState(false);
  // Read once: a call started here already has its entries on the screen.
  const [begun] = useState(() => unsent.drafts.unfinished({ patient: patientId, programme, callType }));
  const uploads = useMemo(() => callUploads(inside, http, patientId), [inside, http, patientId]);
  const beside = useCare(props, dirty, saved);
  useLeaveWarning(call.dirty, undefined);
  const mayLookUp = call.linked && decideRight(READS_CALL_HISTORY, profile.scopes).allowed;
  const next = call.worklist && <Next root={root} onClaimed={(item) => onOpen(callOfWork(item))} />;
  return (
    <div ref={root} className="flex flex-col gap-2">
      {/* A saved call releases the patient. */}
      {!saved && !call.readonly && <Holder vitaId={patientId} />}
      <DialQuestion>
        <CallInfo
          metrics={metrics}
          profile={profile}
          vitaId={patientId}
          programme={programme || undefined}
          callType={callType || undefined}
          contactId={callId || begun}
          drafts={unsent.drafts}
          outbox={unsent.outbox}
          keeps={keeps}
          uploads={uploads}
          beside={beside}
          next={next || undefined}
          readOnly={call.readonly}
          onSave={({ id }) => emit('careline-call-save', { callId: id, patientId }, true)}
          onSaved={({ id }) => {
            setSaved(true);
            dirty.call(false);
            onStored(id, patientId);
          }}
          onOpenHistory={mayLookUp ? (id) => emit('careline-history-open', { callId: id }) : undefined}
          onSearchNext={() => {
            emit('careline-call-next');
            if (call.worklist && element.store.getState().patientId === patientId) onOpen(NO_CALL);
          }}
          onDirtyChange={dirty.call}
        />
      </DialQuestion>
    </div>
  );
}

const keyOf = ({ patientId, programme, callType, callId }: CallNames): string =>
  [patientId, programme, callType, callId].join(' ');

/** Reports each call to the page once, whether it was saved at once or later. */
function useStored({ emit }: ElementHandle, unsent: SessionUnsent) {
  const announceStored = useMemo(
    () => (callId: string, patientId: string) => {
      if (unsent.isNews(callId)) emit('careline-call-saved', { callId, patientId });
    },
    [emit, unsent],
  );
  useEffect(() => unsent.onStored(announceStored), [unsent, announceStored]);
  return announceStored;
}

function StaffCall(props: StaffProps) {
  const { call, context, element, inside } = props;
  const { profile, facility } = context;
  const { names, open } = useCallNames(call, element);
  const me = { userId: profile.sub, facilityId: facility.facilityId, active: true };
  const unsent = unsentOf(inside, me);
  const onStored = useStored(element, unsent);
  useEffect(() => {
    unsent.prepare();
    unsent.wake();
  }, [unsent]);
  return (
    <>
      <UnsentCalls element={element} unsent={unsent} patientId={names.patientId} onOpen={open} />
      {names.patientId ? (
        <Call key={keyOf(names)} {...props} names={names} unsent={unsent} onOpen={open} onStored={onStored} />
      ) : (
        <WhomToCall context={context} worklist={call.worklist && !call.readonly} onOpen={open} />
      )}
    </>
  );
}

function CallInfoView({ properties, inner, element }: ViewProps) {
  const call = properties as CallInfoProperties;
  return (
    <StaffOnly inner={inner} element={element} right={CALLS_PATIENTS}>
      {(context, inside) => (
        <div inert={call.disabled} className={call.disabled ? 'opacity-60' : undefined}>
          <StaffCall call={call} context={context} element={element} inside={inside} />
        </div>
      )}
    </StaffOnly>
  );
}

export const draw = drawing({
  component: CallInfoView,
  sheets: [base, sheet],
  wholeSheet: async () => (await import('../staff/staff.css?shadow')).default,
});
