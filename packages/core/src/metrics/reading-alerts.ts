import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AlertLevel } from '#clinical';
import { type AnswerOf, type HttpClient, HttpError } from '#http';
import { listReadingAlerts, type ReadingAlert } from './reading-alerts.endpoints.ts';

/** The spans a person chooses from, in days up to now, the current one included. */
export const ALERT_DAYS = [1, 7, 31] as const;
export type AlertDays = (typeof ALERT_DAYS)[number];

const USUAL_DAYS: AlertDays = 7;

/** The span an address names; the usual one where it names none or another. */
export function readAlertDays(text: string | null | undefined): AlertDays {
  return ALERT_DAYS.find((days) => String(days) === text) ?? USUAL_DAYS;
}

export type ReadingAlertsPhase = 'idle' | 'loading' | 'found' | 'none' | 'failed';

/** Work beside what is shown: the next page, or the first one anew. */
export type ReadingAlertsWork = 'more' | 'refresh';

export interface ReadingAlertsState {
  readonly days: AlertDays;
  readonly phase: ReadingAlertsPhase;
  /** Newest first, each reading once, and only ever of `days`. */
  readonly rows: readonly ReadingAlert[];
  /** Where the next page begins, or null when everything is here. */
  readonly next: string | null;
  readonly work: ReadingAlertsWork | undefined;
  /** With phase `found` or `none`: the work that failed; what is shown is as it was before. */
  readonly failedWork: ReadingAlertsWork | undefined;
  readonly error: HttpError | undefined;
  /** Milliseconds since 1970: when the first page of what is shown came. */
  readonly loadedAt: number | undefined;
}

export interface ReadingAlerts {
  readonly store: StoreApi<ReadingAlertsState>;
  /** Loads the first page of this span, unless it is the one shown. */
  show(days: AlertDays): void;
  more(): void;
  /** The first page anew; what is shown stays until it arrives. */
  refresh(): void;
  /** What failed last, once more. */
  retry(): void;
  /** Forgets everything and cancels what is under way: for sign-out, another facility and leaving. */
  clear(): void;
}

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

const EMPTY: ReadingAlertsState = {
  days: USUAL_DAYS,
  phase: 'idle',
  rows: [],
  next: null,
  work: undefined,
  failedWork: undefined,
  error: undefined,
  loadedAt: undefined,
};

type Page = AnswerOf<typeof listReadingAlerts>;

/** Rows of both pages, each reading once. */
function joined(rows: readonly ReadingAlert[], page: readonly ReadingAlert[]): readonly ReadingAlert[] {
  const known = new Set(rows.map((row) => row.readingId));
  return [...rows, ...page.filter(({ readingId }) => !known.has(readingId) && known.add(readingId))];
}

const unreadable = (cause: unknown): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint: listReadingAlerts.name, cause });

/** The readings that ask for a look: one request at a time, by key; a reply to an older question is never shown. */
export function createReadingAlerts({
  http,
  limit = 50,
  now = Date.now,
}: ReadingAlertsOptions): ReadingAlerts {
  const store = createStore<ReadingAlertsState>(() => EMPTY);
  let request: AbortController | undefined;

  function stop(): void {
    request?.abort();
    request = undefined;
  }

  /** A page with rows, or the last one: what one answer searches is bounded, so that a page may come empty. */
  async function search(days: AlertDays, after: string | undefined, signal: AbortSignal): Promise<Page> {
    const query = { days: String(days), limit: String(limit), after };
    const answer = await http.call(listReadingAlerts, { query, signal });
    const goesOn = answer.data.length === 0 && answer.next !== null && answer.next !== after;
    return goesOn && !signal.aborted ? search(days, answer.next ?? undefined, signal) : answer;
  }

  /** Undefined when something newer was asked meanwhile. */
  async function page(after?: string): Promise<Page | HttpError | undefined> {
    stop();
    const mine = new AbortController();
    request = mine;
    try {
      const answer = await search(store.getState().days, after, mine.signal);
      return request === mine ? answer : undefined;
    } catch (error) {
      if (request !== mine) return undefined;
      return error instanceof HttpError ? error : unreadable(error);
    }
  }

  function first({ data, next }: Page): void {
    const phase = data.length > 0 ? 'found' : 'none';
    const rows = joined([], data);
    store.setState({
      phase,
      rows,
      next,
      work: undefined,
      failedWork: undefined,
      error: undefined,
      loadedAt: now(),
    });
  }

  async function load(days: AlertDays): Promise<void> {
    store.setState({ ...EMPTY, days, phase: 'loading' }, true);
    const answer = await page();
    if (answer instanceof HttpError) store.setState({ phase: 'failed', error: answer });
    else if (answer) first(answer);
  }

  async function refresh(): Promise<void> {
    const { phase, days } = store.getState();
    if (phase === 'idle' || phase === 'loading') return;
    if (phase === 'failed') return load(days);
    store.setState({ work: 'refresh', failedWork: undefined, error: undefined });
    const answer = await page();
    if (answer instanceof HttpError)
      store.setState({ work: undefined, failedWork: 'refresh', error: answer });
    else if (answer) first(answer);
  }

  async function more(): Promise<void> {
    const { phase, next, work } = store.getState();
    if (phase !== 'found' || next === null || work) return;
    store.setState({ work: 'more', failedWork: undefined, error: undefined });
    const answer = await page(next);
    if (answer instanceof HttpError) store.setState({ work: undefined, failedWork: 'more', error: answer });
    else if (answer) {
      const rows = joined(store.getState().rows, answer.data);
      store.setState({ rows, next: answer.next, work: undefined });
    }
  }

  return {
    store,
    show(days) {
      const state = store.getState();
      if (state.phase === 'idle' || state.days !== days) void load(days);
    },
    more: () => void more(),
    refresh: () => void refresh(),
    retry() {
      void (store.getState().failedWork === 'more' ? more() : refresh());
    },
    clear() {
      stop();
      store.setState(EMPTY, true);
    },
  };
}
