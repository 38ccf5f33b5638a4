import type { Person, PersonPort } from '@careline/core/internal/outbox';
import type { Session, SessionState } from '@careline/core/internal/session';

/** The part of the session watched here. */
export interface WatchedSession {
  readonly store: Pick<Session['store'], 'getState' | 'subscribe'>;
}

/**
 * Returns the person the unsent work belongs to. An expired or locked session still has one, a signed-out
 * session has none.
 */
function personIn(state: SessionState, before: Person | undefined): Person | undefined {
  if (state.phase === 'signed-in') {
    const { sub, facility } = state.profile;
    return { userId: sub, facilityId: facility?.facilityId ?? '', active: true };
  }
  const isOver = state.phase === 'ended-elsewhere' || (state.phase === 'signed-out' && state.reason);
  return before && !isOver ? { ...before, active: false } : undefined;
}

/** The session as unsent work sees it. The idle lock changes nothing here: queued work is still sent behind it. */
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
