import type { AlertLevel } from '#clinical';
import type { AnswerOf, HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { listReadingAlerts, type ReadingAlert } from './reading-alerts.endpoints.ts';

/** The spans a person chooses from, in days up to now, the current one included. */
export const ALERT_DAYS = [1, 7, 31] as const;
export type AlertDays = (typeof ALERT_DAYS)[number];

const USUAL_DAYS: AlertDays = 7;

/** The span an address names; the usual one where it names none or another. */
export function readAlertDays(text: string | null | undefined): AlertDays {
  return ALERT_DAYS.find((days) => String(days) === text) ?? USUAL_DAYS;
}

export interface ReadingAlertsAbout {
  /** Milliseconds since 1970: when the first page of what is shown came. */
  readonly loadedAt: number | undefined;
}

/** The filter is the span in days; rows newest first, each reading once. */
export type ReadingAlertsState = PagedListState<AlertDays, ReadingAlert, ReadingAlertsAbout>;
export type ReadingAlerts = PagedList<AlertDays, ReadingAlert, ReadingAlertsAbout>;

export interface ReadingAlertsOptions {
  readonly http: HttpClient;
  /** Rows of one page, 50 at most. */
  readonly limit?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface AlertGroup {
  readonly level: AlertLevel;
  /** In the order they came: newest first. */
  readonly alerts: readonly ReadingAlert[];
}

const GRAVEST_FIRST = ['critical', 'review'] as const satisfies readonly AlertLevel[];

/**
 * Alerts by level, the gravest first; levels without any are left out. A level of a newer server is under `review`,
 * because an alert is never left out.
 */
export function groupAlerts(alerts: readonly ReadingAlert[]): readonly AlertGroup[] {
  const levelOf = ({ level }: ReadingAlert): AlertLevel => (level === 'critical' ? 'critical' : 'review');
  return GRAVEST_FIRST.map((level) => ({
    level,
    alerts: alerts.filter((alert) => levelOf(alert) === level),
  })).filter((group) => group.alerts.length > 0);
}

type Answer = AnswerOf<typeof listReadingAlerts>;

/** The readings that ask for a look, by pages. */
export function createReadingAlerts({
  http,
  limit = 50,
  now = Date.now,
}: ReadingAlertsOptions): ReadingAlerts {
  /** A page with rows, or the last one: what one answer searches is bounded, so that a page may come empty. */
  async function search(days: AlertDays, after: string | undefined, signal: AbortSignal): Promise<Answer> {
    const query = { days: String(days), limit: String(limit), after };
    const answer = await http.call(listReadingAlerts, { query, signal });
    const goesOn = answer.data.length === 0 && answer.next !== null && answer.next !== after;
    return goesOn && !signal.aborted ? search(days, answer.next ?? undefined, signal) : answer;
  }

  return createPagedList<AlertDays, ReadingAlert, ReadingAlertsAbout, Answer>({
    endpoint: listReadingAlerts.name,
    none: USUAL_DAYS,
    nothing: { loadedAt: undefined },
    ask: search,
    about: (_, before) => before ?? { loadedAt: now() },
    keyOf: String,
    idOf: ({ readingId }) => readingId,
  });
}
