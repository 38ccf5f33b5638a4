import { mainGuard } from '@careline/core/internal/navigation';
import type { SessionState } from '@careline/core/internal/session';

/**
 * What the shell draws. `leaving` goes to /auth, `logged-out-elsewhere` says so first. The others keep what is unsaved:
 * `ask-again` asks an expired person to sign in over their own form, `ask-again-unseen` does so with the form hidden,
 * because somebody logged out or nobody was there; `another-person` is the same after somebody else signed in.
 */
export type ShellView =
  | 'to-login'
  | 'loading'
  | 'content'
  | 'locked'
  | 'idle-locked'
  | 'logging-out'
  | 'logged-out-elsewhere'
  | 'leaving'
  | 'ask-again'
  | 'ask-again-unseen'
  | 'another-person';

export interface ShellFacts {
  readonly query: string;
  readonly loggedIn: boolean;
  /** The idle lock holds in this browser: the flag says so. */
  readonly lockedByFlag: boolean;
  /** The idle lock covers this page. */
  readonly covered: boolean;
  readonly state: SessionState;
  /** Whose page this is: the first person who signed in on it. */
  readonly owner: string | undefined;
  readonly dirty: boolean;
}

type Facts = ShellFacts & { readonly keepsForm: boolean };

/** The renewal was refused. A flag that is set again means that another tab has signed in and a renewal is on its way. */
function expired({ loggedIn, covered, keepsForm }: Facts): ShellView {
  if (keepsForm) return covered ? 'ask-again-unseen' : 'ask-again';
  return loggedIn ? 'loading' : 'leaving';
}

function signedIn(sub: string, { loggedIn, lockedByFlag, covered, owner, keepsForm }: Facts): ShellView {
  if (owner !== undefined && sub !== owner) return keepsForm ? 'another-person' : 'leaving';
  if (covered || lockedByFlag) return 'idle-locked';
  if (!loggedIn) return keepsForm ? 'ask-again' : 'leaving';
  return 'content';
}

function unreachable(facts: Facts): ShellView {
  return facts.loggedIn || facts.lockedByFlag ? 'locked' : expired(facts);
}

function viewOf(facts: Facts): ShellView {
  const { state, owner, keepsForm } = facts;
  switch (state.phase) {
    case 'starting':
      return 'loading';
    case 'signed-in':
      return signedIn(state.profile.sub, facts);
    case 'locked':
      return unreachable(facts);
    case 'signed-out':
      return state.reason === undefined ? expired(facts) : 'logging-out';
    case 'ended-elsewhere':
      if (keepsForm) return 'ask-again-unseen';
      return owner === undefined ? 'leaving' : 'logged-out-elsewhere';
    case 'another-person':
      return keepsForm ? 'another-person' : 'leaving';
  }
}

/** The main guard's decision together with the state of the session, as a view (design 3). */
export function shellView(facts: ShellFacts): ShellView {
  const { query, lockedByFlag, owner, dirty } = facts;
  if (mainGuard({ query, loggedIn: true }).kind === 'login') return 'to-login';
  // A page that is loaded under the idle lock has nothing to cover: it begins with a sign-in.
  if (lockedByFlag && owner === undefined) return 'leaving';
  return viewOf({ ...facts, keepsForm: dirty && owner !== undefined });
}
