import { serverNow } from '#clock';
import type { AnswerOf, HttpClient } from '#http';
import type { AlertLevel } from '#observations';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { ALERT_STATES, type AlertState } from './alert-reason.ts';
import { listReadingAlerts, type ReadingAlert } from './reading-alerts.endpoints.ts';

/** Choices of days, including today. */
export const ALERT_DAYS = [1, 7, 31] as const;
export type AlertDays = (typeof ALERT_DAYS)[number];

const USUAL_DAYS: AlertDays = 7;

/** Reads the days of an address, or returns the default. */
export function readAlertDays(text: string | null | undefined): AlertDays {
  return ALERT_DAYS.find((days) => String(days) === text) ?? USUAL_DAYS;
}

const USUAL_STATE: AlertState = 'open';

/** Reads the state of an address, or returns the open alerts. */
export function readAlertState(text: string | null | undefined): AlertState {
  return ALERT_STATES.find((state) => state === text) ?? USUAL_STATE;
}

export interface AlertFilters {
  readonly days: AlertDays;
  readonly state: AlertState;
}

export interface ReadingAlertsAbout {
  /** Time of the first page's response in milliseconds since 1970. */
  readonly loadedAt: number | undefined;
}

/** Newest first, each episode once: as the alert of its newest reading. */
export type ReadingAlertsState = PagedListState<AlertFilters, ReadingAlert, ReadingAlertsAbout>;

export type ReadingAlerts = PagedList<AlertFilters, ReadingAlert, ReadingAlertsAbout>;

export interface ReadingAlertsOptions {
  readonly http: HttpClient;
  /** Rows per page, at most 50. */
  readonly limit?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Levels in the order of their groups in a list: most severe first. */
export const ALERT_GROUPS = ['critical', 'review'] as const satisfies readonly AlertLevel[];

/** Returns the readings of the alert's episode, newest first; of an older server, the alert alone. */
export function readingsOfAlert(alert: ReadingAlert): readonly [ReadingAlert, ...ReadingAlert[]] {
  const [newest, ...others] = alert.episode?.readings ?? [];
  return newest ? [newest, ...others] : [alert];
}

/** Returns the worst reading of the alert's episode. */
export const worstOfAlert = (alert: ReadingAlert): ReadingAlert =>
  readingsOfAlert(alert).find(({ readingId }) => readingId === alert.episode?.worst) ?? alert;

/** Returns the level of an alert's episode. Unknown levels count as `review`, so that no alert is lost. */
export const alertLevelOf = ({ level, episode }: ReadingAlert): AlertLevel =>
  (episode?.level ?? level) === 'critical' ? 'critical' : 'review';

/** Whether the row stands for its episode. Older servers have one alert per row. */
const isNewestOfEpisode = ({ readingId, episode }: ReadingAlert): boolean =>
  episode === undefined || episode.id === readingId;

type Answer = AnswerOf<typeof listReadingAlerts>;

const MAX_ROWS = 50;

export interface AlertPageRequest {
  readonly filters: AlertFilters;
  /** Key of the page; undefined for the first one. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  /** Rows per page, at most 50. */
  readonly limit?: number;
}

/**
 * Requests a page of alerts, each episode once. A page may have only readings of episodes of earlier pages, so it loads
 * until a page has an episode or is the last.
 */
export async function readAlertPage(http: HttpClient, request: AlertPageRequest): Promise<Answer> {
  const { filters, after, signal, limit = MAX_ROWS } = request;
  const { days, state } = filters;
  const query = { days: String(days), state, limit: String(limit), after };
  const page = await http.call(listReadingAlerts, { query, signal });
  const answer = { ...page, data: page.data.filter(isNewestOfEpisode) };
  const goesOn = answer.data.length === 0 && answer.next !== null && answer.next !== after;
  return goesOn && !signal.aborted
    ? readAlertPage(http, { ...request, after: answer.next ?? undefined })
    : answer;
}

/** Whether an alert still matches the filters: an acknowledged one is no longer open. */
export const belongsToAlerts = (_: ReadingAlert, { state }: AlertFilters): boolean => state !== 'open';

/** Creates the paged list of readings that need attention. */
export function createReadingAlerts({ http, limit, now = serverNow }: ReadingAlertsOptions): ReadingAlerts {
  return createPagedList<AlertFilters, ReadingAlert, ReadingAlertsAbout, Answer>({
    endpoint: listReadingAlerts.name,
    none: { days: USUAL_DAYS, state: USUAL_STATE },
    nothing: { loadedAt: undefined },
    ask: (filters, after, signal) =>
      readAlertPage(http, { filters, after, signal, ...(limit !== undefined && { limit }) }),
    about: (_, before) => before ?? { loadedAt: now() },
    keyOf: ({ days, state }) => `${days} ${state}`,
    idOf: ({ readingId }) => readingId,
    belongs: belongsToAlerts,
  });
}
