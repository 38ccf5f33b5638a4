import type { CallSession } from '@careline/core/internal/calls/session';
import type { RefObject } from 'react';
import { useParts } from '../../store/index.ts';
import type { CallPane } from './call-pane.ts';
import type { CallSurroundings } from './call-surroundings.ts';
import { CallConflict } from './conflict/call-conflict.tsx';
import { QueuedCall } from './running/queued-call.tsx';
import { RunningCall } from './running/running-call.tsx';
import { SavedCall } from './running/saved-call.tsx';

export interface BegunCallProps extends CallSurroundings {
  readonly session: CallSession;
  readonly root: RefObject<HTMLElement | null>;
  readonly pane: CallPane;
  readonly onPane: (pane: CallPane) => void;
}

const WHICH = ['phase', 'queued', 'conflict', 'contact'] as const;

/**
 * Shows a call that has begun: running, waiting to be sent, in conflict or saved.
 * One lazily loaded chunk, fetched before the call begins, so that nothing loads while the patient is on the line.
 */
export function BegunCall(props: BegunCallProps) {
  const { session } = props;
  const { phase, queued, conflict, contact } = useParts(session.store, WHICH);
  const isOver = phase === 'saved' || queued !== undefined || conflict !== undefined;
  if (!isOver)
    return contact ? <RunningCall key={session.context.vitaId} {...props} contact={contact} /> : null;
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      {phase === 'saved' && <SavedCall {...props} />}
      {phase !== 'saved' && queued && <QueuedCall {...props} queued={queued} />}
      {phase !== 'saved' && !queued && conflict && <CallConflict {...props} conflict={conflict} />}
    </div>
  );
}
