import type { Person, PersonPort } from '@careline/core/internal/outbox';
import type { Session, SessionState } from '@careline/core/internal/session';

/** As much of the session as is watched here. */
export interface WatchedSession {
  readonly store: Pick<Session['store'], 'getState' | 'subscribe'>;
}

/** Who was at the screen, with the session as it is now: expired and locked it is still theirs, signed out nobody's. */
function personIn(state: SessionState, before: Person | undefined): Person | undefined {
  if (state.phase === 'signed-in') {
    const { sub, facility } = state.profile;
    return { userId: sub, facilityId: facility?.facilityId ?? '', active: true };
  }
  const isOver = state.phase === 'ended-elsewhere' || (state.phase === 'signed-out' && state.reason);
  return before && !isOver ? { ...before, active: false } : undefined;
}

/**
 * The session as unsent work sees it. The idle lock covers the screen and changes nothing here: what waits goes on being
 * sent behind it.
 */
export function createPersonPort(session: WatchedSession): PersonPort {
  let person = personIn(session.store.getState(), undefined);
  const listeners = new Set<() => void>();
  session.store.subscribe((state) => {
    person = personIn(state, person);
    for (const listener of listeners) listener();
  });
  return {
    current: () => person,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
