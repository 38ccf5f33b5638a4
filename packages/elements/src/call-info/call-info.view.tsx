import { createMetricsClient, createOpenTokens } from '@careline/core/metrics';
import { decideRight } from '@careline/core/navigation';
import { CallInfo } from '@careline/ui/calls/call-info';
import { useMessages } from '@careline/ui/messages';
import { useLeaveWarning } from '@careline/ui/navigation';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import base from '../base.css?shadow';
import type { ElementView, ViewProps } from '../bridge.tsx';
import type { ElementHandle } from '../element-handle.ts';
import type { Properties } from '../element-state.ts';
import { mark } from '../mark.ts';
import type { SessionInside } from '../session/insides.ts';
import { type Desk, StaffOnly } from '../staff/staff-only.tsx';
import sheet from './call-info.css?shadow';
import { callInfoElementMessages } from './call-info.messages.ts';
import { memoryDrafts } from './memory-drafts.ts';

interface CallInfoProperties extends Properties {
  readonly patientId: string;
  readonly programme: string;
  readonly callType: string;
  /** A call that was begun and is to be finished. */
  readonly callId: string;
  /** The page answers the ways out of the element. */
  readonly linked: boolean;
  readonly dirty: boolean;
}

interface CallProps {
  readonly call: CallInfoProperties;
  readonly desk: Desk;
  readonly element: ElementHandle;
  readonly inside: SessionInside;
}

/** Readings with Open tokens that live and die with the element. */
function useMetrics({ http, facility: { timeZone } }: Desk) {
  return useMemo(() => {
    const openTokens = createOpenTokens({ http, now: Date.now });
    const { tokenFor: openToken, forget: forgetToken } = openTokens;
    return createMetricsClient({ http, openToken, forgetToken, timeZone });
  }, [http, timeZone]);
}

/** Tells the page, its style sheets and whoever reads the property that something would be lost. */
function useDirty({ store, internals, emit }: ElementHandle): (dirty: boolean) => void {
  return useCallback(
    (dirty: boolean) => {
      if (store.getState().dirty === dirty) return;
      store.setState({ dirty });
      mark(internals, 'dirty', dirty);
      emit('careline-dirty-change', { dirty });
    },
    [store, internals, emit],
  );
}

/** One call: give it a key of everything that names it. */
function Call({ call, desk, element, inside }: CallProps) {
  const { patientId, programme, callType, callId, linked } = call;
  const { http, profile, facility } = desk;
  const { emit } = element;
  const metrics = useMetrics(desk);
  const onDirtyChange = useDirty(element);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);
  const drafts = memoryDrafts(inside);
  // Once: a call that is begun here has its own entries on the screen already.
  const [begun] = useState(() => drafts.unfinished({ patient: patientId, programme, callType }));
  useLeaveWarning(call.dirty, undefined);
  const mayLookUp = linked && decideRight('calllog/list', profile.scopes).allowed;
  return (
    <CallInfo
      http={http}
      metrics={metrics}
      profile={profile}
      vitaId={patientId}
      programme={programme || undefined}
      callType={callType || undefined}
      contactId={callId || begun}
      drafts={drafts}
      timeZone={facility.timeZone}
      onSaved={({ id }) => {
        onDirtyChange(false);
        emit('careline-call-saved', { callId: id, patientId });
      }}
      onOpenHistory={mayLookUp ? (id) => emit('careline-history-open', { callId: id }) : undefined}
      onSearchNext={() => emit('careline-call-next')}
      onDirtyChange={onDirtyChange}
    />
  );
}

function WithoutPatient() {
  const t = useMessages(callInfoElementMessages);
  return (
    <EmptyState icon="search" title={t('whom')}>
      {t('whomDo')}
    </EmptyState>
  );
}

const nameOf = ({ patientId, programme, callType, callId }: CallInfoProperties): string =>
  [patientId, programme, callType, callId].join(' ');

function CallInfoView({ properties, inner, element }: ViewProps) {
  const call = properties as CallInfoProperties;
  return (
    <StaffOnly inner={inner} element={element} right="routine/dial">
      {(desk, inside) =>
        call.patientId ? (
          <Call key={nameOf(call)} call={call} desk={desk} element={element} inside={inside} />
        ) : (
          <WithoutPatient />
        )
      }
    </StaffOnly>
  );
}

export const callInfoView: ElementView = { component: CallInfoView, sheets: [base, sheet] };
