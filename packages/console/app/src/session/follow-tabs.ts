import type { IdleLock, Session, TabChannel } from '@careline/core/internal/session';
import { watchFlag } from './watch-flag.ts';

export interface Followed {
  readonly session: Session;
  readonly idle: IdleLock;
  readonly tabs: TabChannel;
}

/** Repeats in this tab what another tab does to the session. Returns a function that stops. */
export function followTabs({ session, idle, tabs }: Followed, page: Window): () => void {
  const signedIn = () =>
    void (idle.store.getState().covered ? idle.confirm() : session.renew({ anew: true }));
  const stopFlag = watchFlag(page, (value) => {
    if (value === 'signed-in') signedIn();
    else if (value === 'locked') idle.lockedElsewhere();
    else session.endedElsewhere(value === 'removed' ? 'expired' : 'signed-out');
  });
  const stopTabs = tabs.listen(({ kind }) => {
    if (kind === 'signed-in' && session.store.getState().phase !== 'signed-in') signedIn();
  });
  return () => {
    stopFlag();
    stopTabs();
  };
}
