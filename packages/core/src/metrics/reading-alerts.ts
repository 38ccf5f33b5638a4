import { serverNow } from '#clock';
import type { AnswerOf, HttpClient } from '#http';
import type { AlertLevel } from '#observations';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { ALERT_STATES, type AlertState } from './alert-reason.ts';
import { listReadingAlerts, type ReadingAlert } from './reading-alerts.endpoints.ts';

/** The spans a person chooses from, in days up to now, the current one included. */
export const ALERT_DAYS = [1, 7, 31] as const;
export type AlertDays = (typeof ALERT_DAYS)[number];

const USUAL_DAYS: AlertDays = 7;

/** The span an address names; the usual one where it names none or another. */
export function readAlertDays(text: string | null | undefined): AlertDays {
  return ALERT_DAYS.find((days) => String(days) === text) ?? USUAL_DAYS;
}

const USUAL_STATE: AlertState = 'open';

/** The state an address names; the open ones where it names none or another. */
export function readAlertState(text: string | null | undefined): AlertState {
  return ALERT_STATES.find((state) => state === text) ?? USUAL_STATE;
}

/** Which alerts are shown. */
export interface AlertFilters {
  readonly days: AlertDays;
  readonly state: AlertState;
}

export interface ReadingAlertsAbout {
  /** Milliseconds since 1970: when the first page of what is shown came. */
  readonly loadedAt: number | undefined;
}

/** Rows newest first, each reading once. */
export type ReadingAlertsState = PagedListState<AlertFilters, ReadingAlert, ReadingAlertsAbout>;

export type ReadingAlerts = PagedList<AlertFilters, ReadingAlert, ReadingAlertsAbout>;

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
  now = serverNow,
}: ReadingAlertsOptions): ReadingAlerts {
  /** A page with rows, or the last one: an older server may answer an empty one that others follow. */
  async function search(
    filters: AlertFilters,
    after: string | undefined,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { days, state } = filters;
    const query = { days: String(days), state, limit: String(limit), after };
    const answer = await http.call(listReadingAlerts, { query, signal });
    const goesOn = answer.data.length === 0 && answer.next !== null && answer.next !== after;
    return goesOn && !signal.aborted ? search(filters, answer.next ?? undefined, signal) : answer;
  }

  return createPagedList<AlertFilters, ReadingAlert, ReadingAlertsAbout, Answer>({
    endpoint: listReadingAlerts.name,
    none: { days: USUAL_DAYS, state: USUAL_STATE },
    nothing: { loadedAt: undefined },
    ask: search,
    about: (_, before) => before ?? { loadedAt: now() },
    keyOf: ({ days, state }) => `${days} ${state}`,
    idOf: ({ readingId }) => readingId,
    // What was just acknowledged is among the open ones no more.
    belongs: (_, { state }) => state !== 'open',
  });
}
