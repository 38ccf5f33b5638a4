import { PATHS } from '@careline/core/internal/navigation';
import type { CallbackResult } from '@careline/core/internal/session';
import { useMessages } from '@careline/ui/messages';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Console } from '../../console.ts';
import { useConsole } from '../../console-context.tsx';
import { OpeningPage } from '../../guards/waiting/waiting.tsx';
import { usePageTitle } from '../../navigation/page.tsx';
import { besideAddress } from '../../session/sign-in-options.ts';
import { callbackMessages } from './auth.messages.ts';

type Beside = 'done' | 'failed';

/** Records the result for /auth and the shell. Returns the path to continue at. */
function noteReturn(back: CallbackResult, notes: Console['notes']): string {
  if (back.result === 'failed') {
    notes.setReason(back.reason ?? 'callback-failed');
    return PATHS.auth;
  }
  notes.setReturnPath(back.returnPath);
  if (back.result === 'signed-in') return PATHS.shell;
  notes.setReason('expired');
  return PATHS.auth;
}

/** Shown in the separate sign-in window if the browser does not let it close itself. */
function BesidePage({ result, onRetry }: { readonly result: Beside; readonly onRetry: () => void }) {
  const t = useMessages(callbackMessages);
  usePageTitle(t('title'));
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      {result === 'done' ? (
        <div role="status">
          <p className="font-semibold">{t('doneTitle')}</p>
          <p>{t('done')}</p>
        </div>
      ) : (
        <ErrorState title={t('failedTitle')} onRetry={onRetry}>
          {t('failed')}
        </ErrorState>
      )}
    </main>
  );
}

/**
 * Returns whether the page was reached by Back or Forward, or without provider parameters. Its code is used up then.
 */
function isRevisited(url: string): boolean {
  const { searchParams, hash } = new URL(url);
  if (searchParams.size === 0 && hash === '') return true;
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/** Handles the return from the identity provider, once. A login continues at the empty path (specification 2.2). */
export function CallbackPage() {
  const { session, flag, notes, tabs, closeWindow } = useConsole();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [beside, setBeside] = useState<Beside>();
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const url = location.href;
    // Codes work once, so don't leave this one in the address during the exchange.
    history.replaceState(history.state, '', PATHS.callback);
    // Back after a sign-in: the session is still valid and nothing failed.
    if (flag.isSet() && isRevisited(url)) {
      void navigate(PATHS.shell, { replace: true });
      return;
    }
    void session.completeSignIn(url).then((back) => {
      if (back.result === 'signed-in') tabs.post({ kind: 'signed-in' });
      if (back.result === 'refused' || !back.beside) {
        void navigate(noteReturn(back, notes), { replace: true });
        return;
      }
      setBeside(back.result === 'signed-in' ? 'done' : 'failed');
      if (back.result === 'signed-in') closeWindow();
    });
  }, [session, flag, notes, tabs, closeWindow, navigate]);
  if (!beside) return <OpeningPage />;
  return (
    <BesidePage
      result={beside}
      onRetry={() => void navigate(besideAddress({ fresh: false }), { replace: true })}
    />
  );
}
