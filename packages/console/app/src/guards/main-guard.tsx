import type { UserProfile } from '@careline/core/identity';
import { mainGuard, PATHS } from '@careline/core/navigation';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { LockedPage } from '../pages/locked/locked-page.tsx';
import { LoggingOutPage, OpeningPage } from '../pages/waiting/waiting.tsx';
import { keepProfile } from '../session/keep-profile.ts';
import { ProfileProvider, useLoggedInFlag, useSessionState } from '../session/use-session.ts';
import { AskAgain } from './ask-again.tsx';
import { type ShellView, shellView } from './shell-view.ts';

/** Views in which what was open stays mounted though unseen, if something in it is unsaved. */
const KEEPS_FORM: readonly ShellView[] = ['content', 'ask-again', 'another-person', 'locked'];

function useOwner(): UserProfile | undefined {
  const state = useSessionState();
  const [owner, setOwner] = useState<UserProfile>();
  const next = keepProfile(owner, state.phase === 'signed-in' ? state.profile : undefined);
  if (next !== owner) setOwner(next);
  return next;
}

/** Renews on every change of path; a `login` parameter starts the login instead and blocks the navigation. */
function useGuardedPath(pathname: string, wantsLogin: boolean): void {
  const { session, notes } = useConsole();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a guarded navigation of its own
  useEffect(() => {
    if (!wantsLogin) {
      void session.renew();
      return;
    }
    notes.setReturnPath(pathname);
    session.signIn(notes.returnPath()).catch(() => void navigate(PATHS.auth, { replace: true }));
  }, [pathname, wantsLogin, session, notes]);
}

/** Goes to /auth: by a new page where a person was signed in, so that nothing of a patient stays in memory. */
function useLeaving(view: ShellView, wasSignedIn: boolean, pathname: string): void {
  const { notes, leave } = useConsole();
  const navigate = useNavigate();
  useEffect(() => {
    if (view !== 'leaving') return;
    notes.setReturnPath(pathname);
    if (!wasSignedIn) return void navigate(PATHS.auth, { replace: true });
    if (notes.reason() === undefined) notes.setReason('expired');
    leave(PATHS.auth);
  }, [view, wasSignedIn, pathname, notes, leave, navigate]);
}

/** The shell is for signed-in people (specification 2.2); core decides, this draws and navigates. */
export function MainGuard({ children }: { readonly children: ReactNode }) {
  const { unsaved } = useConsole();
  const { pathname, search } = useLocation();
  const state = useSessionState();
  const loggedIn = useLoggedInFlag();
  const owner = useOwner();
  const dirty = useSyncExternalStore(unsaved.subscribe, unsaved.isDirty);
  const wantsLogin = mainGuard({ query: search, loggedIn: true }).kind === 'login';
  const view = shellView({ query: search, loggedIn, state, owner: owner?.sub, dirty });
  useGuardedPath(pathname, wantsLogin);
  useLeaving(view, owner !== undefined, pathname);

  const shown = view === 'content';
  const mounted = owner !== undefined && KEEPS_FORM.includes(view) && (shown || dirty);
  return (
    <>
      {mounted && (
        <div hidden={!shown} inert={!shown} className={shown ? 'contents' : undefined}>
          <ProfileProvider value={owner}>{children}</ProfileProvider>
        </div>
      )}
      {(view === 'loading' || view === 'to-login' || view === 'leaving') && <OpeningPage />}
      {view === 'locked' && <LockedPage />}
      {view === 'logging-out' && <LoggingOutPage />}
      {(view === 'ask-again' || view === 'another-person') && (
        <AskAgain anotherPerson={view === 'another-person'} />
      )}
    </>
  );
}
