import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { dashboardMessages } from './dashboard-page.messages.ts';
import { LatestCalls } from './latest-calls.tsx';
import { UnfinishedCalls } from './unfinished-calls.tsx';
import { useDashboard } from './use-dashboard.ts';

/**
 * Calls without an outcome, and the facility's latest calls. The frame's progress bar shows that they are loading, so
 * there is no spinner here.
 */
export function DashboardCalls() {
  const t = useMessages(dashboardMessages);
  const { state, retry } = useDashboard();
  if (state.phase === 'failed') {
    return <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />;
  }
  const { facts, now } = state.phase === 'ready' ? state.value : { facts: undefined, now: 0 };
  const section = { facts, now };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <UnfinishedCalls {...section} />
      <LatestCalls {...section} />
    </div>
  );
}
