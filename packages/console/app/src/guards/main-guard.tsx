import type { UserProfile } from '@careline/core/internal/identity';
import { mainGuard, PATHS } from '@careline/core/internal/navigation';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
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

/** Views that keep the page mounted under the overlay if it has unsaved work. */
const KEEPS_FORM: readonly ShellView[] = ['locked', 'ask-again', 'ask-again-unseen', 'another-person'];
/** Views that always keep the page mounted. */
const KEEPS_ALL: readonly ShellView[] = ['content', 'idle-locked'];
/** Views in which the page stays visible, because its owner is looking at it. */
const IN_SIGHT: readonly ShellView[] = ['content', 'ask-again'];

function useOwner(): UserProfile | undefined {
  const state = useSessionState();
  const [owner, setOwner] = useState<UserProfile>();
  const next = keepProfile(owner, state.phase === 'signed-in' ? state.profile : undefined);
  if (next !== owner) setOwner(next);
  return next;
}

/** Renews on every path change. A `login` parameter starts the login instead and blocks the navigation. */
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

/** Returns what replaces or covers the page. */
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

/** Admits signed-in people to the shell (specification 2.2). Core decides; this component draws and navigates. */
export function MainGuard({ children }: { readonly children: ReactNode }) {
  const { unsaved, host } = useConsole();
  const Cover = host?.Cover ?? OwnCover;
  const { pathname, search } = useLocation();
  // Before the flag: otherwise the page takes a logout in another tab for an expired session.
  useOtherTabs();
  const state = useSessionState();
  const flag = useLoggedInFlag();
  const owner = useOwner();
  const { covered } = useIdleLock(owner !== undefined);
  const dirty = useSyncExternalStore(unsaved.subscribe, unsaved.isDirty);
  const isPublic = matchPath(PATHS.waitingRoom, pathname) !== null;
  const view = shellView({ query: search, ...flag, covered, state, owner: owner?.sub, dirty, isPublic });
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
