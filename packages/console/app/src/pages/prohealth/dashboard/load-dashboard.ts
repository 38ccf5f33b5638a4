import { type Contact, listCallLogs } from '@careline/core/internal/calls';
import { isoDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';

/** Number of days of calls on the dashboard, including today; the history has the rest. */
export const DASHBOARD_DAYS = 7;
const DAY_MS = 86_400_000;

export interface DashboardFacts {
  readonly unfinished: readonly Contact[];
  readonly unfinishedTotal: number;
  /** True if there are more than are listed. */
  readonly unfinishedExceeded?: boolean | undefined;
  readonly recent: readonly Contact[];
}

export interface DashboardQuestion {
  readonly http: HttpClient;
  readonly now: number;
  readonly timeZone: string;
  readonly signal: AbortSignal;
}

export async function loadDashboard(question: DashboardQuestion): Promise<DashboardFacts> {
  const { http, now, timeZone, signal } = question;
  const from = isoDay(new Date(now - (DASHBOARD_DAYS - 1) * DAY_MS), timeZone);
  const [days, open] = await Promise.all([
    http.call(listCallLogs, { query: { from, limit: '10' }, signal }),
    http.call(listCallLogs, { query: { disposition: 'open', limit: '20' }, signal }),
  ]);
  return {
    unfinished: open.data,
    unfinishedTotal: open.total ?? 0,
    unfinishedExceeded: open.exceeded,
    recent: days.data,
  };
}
