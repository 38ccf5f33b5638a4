import type { UserProfile } from '@careline/core/internal/identity';
import { mainGuard, PATHS } from '@careline/core/internal/navigation';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { keepProfile, ProfileProvider } from '../session/profile-provider.tsx';
import { signInOptions } from '../session/sign-in-options.ts';
import { useIdleLock, useLoggedInFlag, useOtherTabs, useSessionState } from '../session/use-session.ts';
import { OverEverything } from '../unsaved/over-everything.tsx';
import { AskAgain } from './ask-again.tsx';
import { KeepFocus } from './keep-focus.tsx';
import { IdleLockedPage } from './locked/idle-locked-page.tsx';
import { LockedPage } from './locked/locked-page.tsx';
import { type ShellView, shellView } from './shell-view.ts';
import { useLeaving } from './use-leaving.ts';
import { LoggingOutPage, OpeningPage } from './waiting/waiting.tsx';

/** Views in which what was open stays mounted under what is laid over it, if something in it is unsaved. */
const KEEPS_FORM: readonly ShellView[] = ['locked', 'ask-again', 'ask-again-unseen', 'another-person'];
/** Views that always keep it. */
const KEEPS_ALL: readonly ShellView[] = ['content', 'idle-locked'];
/** Views in which it can be seen: by whoever it belongs to. */
const IN_SIGHT: readonly ShellView[] = ['content', 'ask-again'];

function useOwner(): UserProfile | undefined {
  const state = useSessionState();
  const [owner, setOwner] = useState<UserProfile>();
  const next = keepProfile(owner, state.phase === 'signed-in' ? state.profile : undefined);
  if (next !== owner) setOwner(next);
  return next;
}

/** Renews on every change of path; a `login` parameter starts the login instead and blocks the navigation. */
function useGuardedPath(pathname: string, search: string): void {
  const { session, notes } = useConsole();
  const navigate = useNavigate();
  const wantsLogin = mainGuard({ query: search, loggedIn: true }).kind === 'login';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a guarded navigation of its own
  useEffect(() => {
    if (!wantsLogin) {
      void session.renew({ leaveFrom: pathname });
      return;
    }
    const options = signInOptions(search);
    if (!options.beside) notes.setReturnPath(pathname);
    const returnPath = options.beside ? undefined : notes.returnPath();
    session.signIn(returnPath, options).catch(() => void navigate(PATHS.auth, { replace: true }));
  }, [pathname, wantsLogin, session, notes]);
}

interface CoverProps {
  readonly view: ShellView;
}

/** What stands in place of the page, or over it. */
function OwnCover({ view }: CoverProps) {
  switch (view) {
    case 'content':
      return null;
    case 'locked':
      return <LockedPage />;
    case 'idle-locked':
      return (
        <OverEverything>
          <IdleLockedPage />
        </OverEverything>
      );
    case 'logging-out':
    case 'logged-out-elsewhere':
      return <LoggingOutPage />;
    case 'ask-again':
    case 'ask-again-unseen':
    case 'another-person':
      return (
        <OverEverything>
          <AskAgain why={view} />
        </OverEverything>
      );
    default:
      return <OpeningPage />;
  }
}

/** The shell is for signed-in people (specification 2.2); core decides, this draws and navigates. */
export function MainGuard({ children }: { readonly children: ReactNode }) {
  const { unsaved, host } = useConsole();
  const Cover = host?.Cover ?? OwnCover;
  const { pathname, search } = useLocation();
  // Before the flag: a logout in another tab is told to the session first, or the page would take it for an expiry.
  useOtherTabs();
  const state = useSessionState();
  const flag = useLoggedInFlag();
  const owner = useOwner();
  const { covered } = useIdleLock(owner !== undefined);
  const dirty = useSyncExternalStore(unsaved.subscribe, unsaved.isDirty);
  const view = shellView({ query: search, ...flag, covered, state, owner: owner?.sub, dirty });
  useGuardedPath(pathname, search);
  useLeaving(view, owner !== undefined, pathname);

  const free = view === 'content';
  const inSight = IN_SIGHT.includes(view);
  const staysMounted = KEEPS_ALL.includes(view) || (dirty && KEEPS_FORM.includes(view));
  return (
    <>
      {owner && staysMounted && (
        <div hidden={!inSight} inert={!free} className={inSight ? 'contents' : undefined}>
          <LiveRegionProvider>
            <ProfileProvider value={owner}>{children}</ProfileProvider>
          </LiveRegionProvider>
        </div>
      )}
      <KeepFocus laidOver={!free} />
      <Cover view={view} />
    </>
  );
}
