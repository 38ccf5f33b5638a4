import type { CallSession } from '@careline/core/calls/session';
import type { RefObject } from 'react';
import { useParts } from '../../store/index.ts';
import type { CallSurroundings } from './call-screen.tsx';
import { CallConflict } from './conflict/call-conflict.tsx';
import { QueuedCall } from './running/queued-call.tsx';
import { RunningCall } from './running/running-call.tsx';
import { SavedCall } from './running/saved-call.tsx';

export interface BegunCallProps extends CallSurroundings {
  readonly session: CallSession;
  readonly root: RefObject<HTMLElement | null>;
}

const WHICH = ['phase', 'queued', 'conflict', 'contact'] as const;

/**
 * A call that was begun, in its states: under way, waiting to be sent, in conflict, saved. One part of the screen's code,
 * fetched before the first of them is needed: nothing may have to be fetched while somebody is on the line.
 */
export function BegunCall(props: BegunCallProps) {
  const { session } = props;
  const { phase, queued, conflict, contact } = useParts(session.store, WHICH);
  if (phase === 'saved') return <SavedCall {...props} />;
  if (queued) return <QueuedCall {...props} queued={queued} />;
  if (conflict) return <CallConflict {...props} conflict={conflict} />;
  if (!contact) return null;
  return <RunningCall key={session.context.vitaId} {...props} contact={contact} />;
}
