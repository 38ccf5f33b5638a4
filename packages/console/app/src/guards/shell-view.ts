import { mainGuard } from '@careline/core/navigation';
import type { SessionState } from '@careline/core/session';

/**
 * What the shell draws. `leaving` goes to /auth, `ask-again` asks an expired person to sign in while their unsaved form
 * waits unseen, `another-person` is the same after somebody else signed in.
 */
export type ShellView =
  | 'to-login'
  | 'loading'
  | 'content'
  | 'locked'
  | 'logging-out'
  | 'leaving'
  | 'ask-again'
  | 'another-person';

export interface ShellFacts {
  readonly query: string;
  readonly loggedIn: boolean;
  readonly state: SessionState;
  /** Whose page this is: the first person who signed in on it. */
  readonly owner: string | undefined;
  readonly dirty: boolean;
}

/** The main guard's decision together with the state of the session, as a view (design 3). */
export function shellView({ query, loggedIn, state, owner, dirty }: ShellFacts): ShellView {
  const decision = mainGuard({ query, loggedIn });
  if (decision.kind === 'login') return 'to-login';
  if (state.phase === 'starting') return 'loading';
  if (state.phase === 'signed-out' && state.reason !== undefined) return 'logging-out';
  const keepsForm = dirty && owner !== undefined;
  if (decision.kind !== 'allow') return keepsForm ? 'ask-again' : 'leaving';
  if (state.phase === 'signed-in') {
    if (owner === undefined || state.profile.sub === owner) return 'content';
    return keepsForm ? 'another-person' : 'leaving';
  }
  if (state.phase === 'locked') return 'locked';
  // Signed out here, and in again in another tab: the renewal for it is under way.
  return keepsForm ? 'ask-again' : 'loading';
}
