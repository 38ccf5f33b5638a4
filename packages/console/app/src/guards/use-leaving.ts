import { PATHS } from '@careline/core/internal/navigation';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import type { AuthReason } from '../session/sign-in-notes.ts';
import type { ShellView } from './shell-view.ts';

/** Long enough to read or hear that the console is logging out. */
const LOGOUT_NOTICE_MS = 1_500;

/** Goes to /auth. If a person was signed in, it loads a new page so that no patient data stays in memory. */
export function useLeaving(view: ShellView, wasSignedIn: boolean, pathname: string): void {
  const { notes, flag, leave, host } = useConsole();
  const navigate = useNavigate();
  useEffect(() => {
    const go = (otherwise: AuthReason | undefined) => {
      if (notes.reason() === undefined) notes.setReason(flag.isLocked() ? 'idle' : otherwise);
      if (wasSignedIn || host) leave(PATHS.auth);
      else void navigate(PATHS.auth, { replace: true });
    };
    if (view === 'leaving') {
      notes.setReturnPath(pathname);
      go(wasSignedIn ? 'expired' : undefined);
    }
    if (view !== 'logged-out-elsewhere') return;
    const timer = setTimeout(() => go('signed-out'), LOGOUT_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [view, wasSignedIn, pathname, notes, flag, leave, host, navigate]);
}
