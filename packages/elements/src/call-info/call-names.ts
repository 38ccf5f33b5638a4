import type { WorkItem } from '@careline/core/internal/calls/worklist';
import { useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';

/** Identifies a call by ids and keys; empty means unset. */
export interface CallNames {
  readonly patientId: string;
  readonly programme: string;
  readonly callType: string;
  readonly callId: string;
}

export const NO_CALL: CallNames = { patientId: '', programme: '', callType: '', callId: '' };

/** Returns the identity of a worklist call; an unfinished one continues. */
export const callOfWork = ({ vitaId, programme, callType, kind, contactId }: WorkItem): CallNames => ({
  patientId: vitaId,
  programme,
  callType,
  callId: kind === 'unfinished' ? (contactId ?? '') : '',
});

/**
 * Returns the call to show: the page's, or the one the person chose here, as long as it is the page's patient.
 * `open` makes such a choice: it notifies the page and updates the property.
 */
export function useCallNames(page: CallNames, { store, emit }: ElementHandle) {
  const [chosen, setChosen] = useState(NO_CALL);
  const isChosen = chosen.patientId === page.patientId;
  const { patientId } = page;
  const names: CallNames = {
    patientId,
    programme: page.programme || (isChosen ? chosen.programme : ''),
    callType: page.callType || (isChosen ? chosen.callType : ''),
    callId: page.callId || (isChosen ? chosen.callId : ''),
  };
  const open = (call: CallNames) => {
    setChosen(call);
    store.setState({ patientId: call.patientId });
    if (call.patientId) emit('careline-call-opened', { patientId: call.patientId });
  };
  return { names, open };
}
