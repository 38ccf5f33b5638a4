import type { WorkItem } from '@careline/core/internal/calls/worklist';
import { useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';

/** What names a call: ids and keys; empty is not said. */
export interface CallNames {
  readonly patientId: string;
  readonly programme: string;
  readonly callType: string;
  readonly callId: string;
}

export const NO_CALL: CallNames = { patientId: '', programme: '', callType: '', callId: '' };

/** A call of the worklist; an unfinished one goes on. */
export const callOfWork = ({ vitaId, programme, callType, kind, contactId }: WorkItem): CallNames => ({
  patientId: vitaId,
  programme,
  callType,
  callId: kind === 'unfinished' ? (contactId ?? '') : '',
});

/**
 * The call that is shown: what the page says, and for as long as it is about the patient whom the person chose here, which
 * of their calls that was. `open` is such a choice; the page is told, and the property says whose call it is.
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
