import { mainGuard } from '@careline/core/internal/navigation';
import type { SessionState } from '@careline/core/internal/session';

/**
 * What the shell draws. `leaving` goes to /auth; `logged-out-elsewhere` shows a notice first. The others keep unsaved
 * work: `ask-again` asks an expired person to sign in over their own form; `ask-again-unseen` hides the form because
 * someone logged out or was away; `another-person` does the same after another person signed in.
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
  /** The browser-wide flag says the console is idle-locked. */
  readonly lockedByFlag: boolean;
  readonly covered: boolean;
  readonly state: SessionState;
  /** The first person who signed in on this page. */
  readonly owner: string | undefined;
  readonly dirty: boolean;
  /** The page shows nothing about patients and is meant to stay on while no one uses it. */
  readonly isPublic?: boolean;
}

type Facts = ShellFacts & { readonly keepsForm: boolean };

/** The renewal was refused. If the flag is set again, another tab has signed in and a renewal is on its way. */
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

/** Returns the view for the main guard's decision and the session's state (design 3). */
export function shellView(facts: ShellFacts): ShellView {
  const { query, lockedByFlag, owner, dirty, isPublic = false } = facts;
  if (mainGuard({ query, loggedIn: true }).kind === 'login') return 'to-login';
  // A page loaded while idle-locked has nothing to cover, so it starts with a sign-in.
  if (lockedByFlag && owner === undefined) return 'leaving';
  const view = viewOf({ ...facts, keepsForm: dirty && owner !== undefined });
  // Nothing to cover: the board of a waiting room stays on without a connection and without activity.
  return isPublic && owner !== undefined && (view === 'locked' || view === 'idle-locked') ? 'content' : view;
}
