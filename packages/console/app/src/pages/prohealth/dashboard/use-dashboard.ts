import type { HttpError } from '@careline/core/http';
import { useCallback, useEffect, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { type DashboardFacts, loadDashboard } from './load-dashboard.ts';

export type DashboardState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly facts: DashboardFacts; readonly now: number }
  | { readonly phase: 'failed'; readonly error: HttpError };

/** Loads once the page opens and again on retry; leaving the page cancels. */
export function useDashboard(timeZone: string) {
  const { http } = useConsole();
  const [state, setState] = useState<DashboardState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same thing
  useEffect(() => {
    const leaving = new AbortController();
    const now = Date.now();
    setState({ phase: 'loading' });
    loadDashboard({ http, now, timeZone, signal: leaving.signal }).then(
      (facts) => setState({ phase: 'ready', facts, now }),
      (error: HttpError) => {
        if (error.failure !== 'cancelled') setState({ phase: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [http, timeZone, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}
