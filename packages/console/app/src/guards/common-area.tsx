import { defaultScopeRedirect } from '@careline/core/internal/navigation';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { useProfile } from '../session/use-session.ts';
import { Opening } from './waiting/waiting.tsx';

/**
 * The empty path under the shell. Users who may open the programme area go to the address they asked for before
 * sign-in, or to the area. Everyone else is logged out with the reason.
 */
export default function CommonArea() {
  const { notes, endSession } = useConsole();
  const profile = useProfile();
  const navigate = useNavigate();
  useEffect(() => {
    const decision = defaultScopeRedirect(profile);
    if (decision.kind === 'logout') void endSession(decision.reason);
    if (decision.kind === 'redirect') {
      void navigate(notes.takeReturnPath() ?? decision.to, { replace: true });
    }
  }, [profile, notes, endSession, navigate]);
  return <Opening />;
}
