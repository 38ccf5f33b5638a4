import type { CallSession, CallSessionState } from '@careline/core/calls/session';
import type { RefObject } from 'react';
import type { CallSurroundings } from './call-screen.tsx';
import { CallConflict } from './conflict/call-conflict.tsx';
import { QueuedCall } from './running/queued-call.tsx';
import { RunningCall } from './running/running-call.tsx';
import { SavedCall } from './running/saved-call.tsx';

export interface BegunCallProps extends CallSurroundings {
  readonly session: CallSession;
  readonly state: CallSessionState;
  readonly root: RefObject<HTMLElement | null>;
}

/**
 * A call that was begun, in its states: under way, waiting to be sent, in conflict, saved. One part of the screen's code,
 * fetched before the first of them is needed: nothing may have to be fetched while somebody is on the line.
 */
export function BegunCall(props: BegunCallProps) {
  const { session, state } = props;
  if (state.phase === 'saved') return <SavedCall {...props} />;
  if (state.queued) return <QueuedCall {...props} queued={state.queued} />;
  if (state.conflict) return <CallConflict {...props} conflict={state.conflict} />;
  if (!state.contact) return null;
  return <RunningCall key={session.context.vitaId} {...props} contact={state.contact} />;
}
