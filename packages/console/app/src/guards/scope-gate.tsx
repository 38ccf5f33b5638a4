import { scopeGuard } from '@careline/core/internal/navigation';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { useProfile } from '../session/use-session.ts';
import type { NoAccessPageProps } from './no-access/no-access-page.tsx';
import { Opening } from './waiting/waiting.tsx';

/** Loaded on demand because it is rarely shown. */
const NoAccessPage = onDemand<NoAccessPageProps>(
  async () => (await import('./no-access/no-access-page.tsx')).NoAccessPage,
  <Opening />,
);

/** Admits users with the entry's scope to a programme screen; without it, nothing is requested. */
export function ScopeGate({ children }: { readonly children: ReactNode }) {
  const { endSession } = useConsole();
  const profile = useProfile();
  const { pathname } = useLocation();
  const decision = scopeGuard(profile, pathname);
  const reason = decision.kind === 'logout' ? decision.reason : undefined;
  useEffect(() => {
    if (reason) void endSession(reason);
  }, [reason, endSession]);
  if (decision.kind === 'allow') return children;
  return decision.kind === 'no-access' ? <NoAccessPage needs={decision.needs} /> : <Opening />;
}
