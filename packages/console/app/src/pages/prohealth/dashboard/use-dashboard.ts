import { serverNow } from '@careline/core/internal/clock';
import { useQuery } from '@careline/ui/http';
import { useTimeZone } from '@careline/ui/provider';
import { useConsole } from '../../../console-context.tsx';
import { loadDashboard } from './load-dashboard.ts';

/** Loads when the page opens and on retry; leaving the page cancels. `now` is the time of the request. */
export function useDashboard() {
  const timeZone = useTimeZone();
  const { http } = useConsole();
  return useQuery([http, timeZone], async (signal) => {
    const now = serverNow();
    return { facts: await loadDashboard({ http, now, timeZone, signal }), now };
  });
}
