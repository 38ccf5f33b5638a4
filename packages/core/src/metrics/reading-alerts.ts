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

export interface AlertGroup {
  readonly level: AlertLevel;
  /** Newest first. */
  readonly alerts: readonly ReadingAlert[];
}

const GRAVEST_FIRST = ['critical', 'review'] as const satisfies readonly AlertLevel[];

/** Returns the readings of the alert's episode, newest first; of an older server, the alert alone. */
export function readingsOfAlert(alert: ReadingAlert): readonly [ReadingAlert, ...ReadingAlert[]] {
  const [newest, ...others] = alert.episode?.readings ?? [];
  return newest ? [newest, ...others] : [alert];
}

/** Returns the worst reading of the alert's episode. */
export const worstOfAlert = (alert: ReadingAlert): ReadingAlert =>
  readingsOfAlert(alert).find(({ readingId }) => readingId === alert.episode?.worst) ?? alert;

/** Returns the level of an alert's episode. Unknown levels count as `review`, so that no alert is lost. */
const alertLevelOf = ({ level, episode }: ReadingAlert): AlertLevel =>
  (episode?.level ?? level) === 'critical' ? 'critical' : 'review';

/** Groups alerts by level, most severe first, without empty levels. */
export function groupAlerts(alerts: readonly ReadingAlert[]): readonly AlertGroup[] {
  return GRAVEST_FIRST.map((level) => ({
    level,
    alerts: alerts.filter((alert) => alertLevelOf(alert) === level),
  })).filter((group) => group.alerts.length > 0);
}

/** Whether the row stands for its episode. Older servers have one alert per row. */
const isNewestOfEpisode = ({ readingId, episode }: ReadingAlert): boolean =>
  episode === undefined || episode.id === readingId;

type Answer = AnswerOf<typeof listReadingAlerts>;

/** Creates the paged list of readings that need attention. */
export function createReadingAlerts({
  http,
  limit = 50,
  now = serverNow,
}: ReadingAlertsOptions): ReadingAlerts {
  /** Loads until a page has an episode or is the last: a page may have only readings of episodes of earlier pages. */
  async function search(
    filters: AlertFilters,
    after: string | undefined,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { days, state } = filters;
    const query = { days: String(days), state, limit: String(limit), after };
    const page = await http.call(listReadingAlerts, { query, signal });
    const answer = { ...page, data: page.data.filter(isNewestOfEpisode) };
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
    // An acknowledged alert is no longer open.
    belongs: (_, { state }) => state !== 'open',
  });
}
