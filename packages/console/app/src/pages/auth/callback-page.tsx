import { PATHS } from '@careline/core/navigation';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { OpeningPage } from '../waiting/waiting.tsx';

/** Reads the return from the identity provider, once; a login lands on the empty path (specification 2.2). */
export function CallbackPage() {
  const { session, notes } = useConsole();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const url = location.href;
    // The code is used up; it must not stay in the address while the exchange runs.
    history.replaceState(history.state, '', PATHS.callback);
    void session.completeSignIn(url).then((back) => {
      if (back.result === 'failed') notes.setReason('callback-failed');
      else notes.setReturnPath(back.returnPath);
      void navigate(back.result === 'failed' ? PATHS.auth : PATHS.shell, { replace: true });
    });
  }, [session, notes, navigate]);
  return <OpeningPage />;
}
