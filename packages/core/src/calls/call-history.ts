import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnswerOf, type HttpClient, HttpError } from '#http';
import { type CallHistoryFilters, filtersKey } from './call-history-filters.ts';
import { listCallLogs } from './calls.endpoints.ts';
import type { Contact } from './contact.ts';

export type CallHistoryPhase = 'idle' | 'loading' | 'found' | 'none' | 'failed';

/** Work beside what is shown: the next page, or the first one anew. */
export type CallHistoryWork = 'more' | 'refresh';

export interface CallHistoryState {
  readonly filters: CallHistoryFilters;
  readonly phase: CallHistoryPhase;
  /** Newest first, and only ever of `filters`: other filters empty them. */
  readonly rows: readonly Contact[];
  /** Where the next page begins, or null when there is none. */
  readonly next: string | null;
  /** Calls that fit the filters, those not loaded included. */
  readonly total: number;
  readonly work: CallHistoryWork | undefined;
  /** With phase `found` or `none`: the work that failed; what is shown is as it was before. */
  readonly failedWork: CallHistoryWork | undefined;
  readonly error: HttpError | undefined;
}

export interface CallHistory {
  readonly store: StoreApi<CallHistoryState>;
  /** Loads the first page of these filters, unless they are the ones shown. */
  show(filters: CallHistoryFilters): void;
  more(): void;
  /** The first page anew; what is shown stays until it arrives. */
  refresh(): void;
  /** What failed last, once more. */
  retry(): void;
  /** Forgets everything and cancels what is under way: for sign-out and for leaving. */
  clear(): void;
}

export interface CallHistoryOptions {
  readonly http: HttpClient;
  /** Rows of one page. */
  readonly limit?: number;
}

const EMPTY: CallHistoryState = {
  filters: {},
  phase: 'idle',
  rows: [],
  next: null,
  total: 0,
  work: undefined,
  failedWork: undefined,
  error: undefined,
};

type Page = AnswerOf<typeof listCallLogs>;

/** Rows of both pages, each call once: a call may have moved between two pages. */
function joined(rows: readonly Contact[], page: readonly Contact[]): readonly Contact[] {
  const known = new Set(rows.map((row) => row.id));
  return [...rows, ...page.filter((row) => !known.has(row.id))];
}

const unreadable = (cause?: unknown): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint: listCallLogs.name, cause });

/** An answer for one patient that holds another one's call is refused whole. */
function checked(page: Page, { vitaId }: CallHistoryFilters): Page {
  if (vitaId !== undefined && page.data.some((row) => row.vitaId !== vitaId)) throw unreadable();
  return page;
}

/** The call status history: one request at a time, by key; a reply to older filters is never shown. */
export function createCallHistory({ http, limit = 50 }: CallHistoryOptions): CallHistory {
  const store = createStore<CallHistoryState>(() => EMPTY);
  let request: AbortController | undefined;

  function stop(): void {
    request?.abort();
    request = undefined;
  }

  /** Undefined when something newer was asked meanwhile. */
  async function page(after?: string): Promise<Page | HttpError | undefined> {
    stop();
    const mine = new AbortController();
    request = mine;
    const { filters } = store.getState();
    try {
      const query = { ...filters, limit: String(limit), after };
      const answer = checked(await http.call(listCallLogs, { query, signal: mine.signal }), filters);
      return request === mine ? answer : undefined;
    } catch (error) {
      if (request !== mine) return undefined;
      return error instanceof HttpError ? error : unreadable(error);
    }
  }

  function first({ data, next, total }: Page): void {
    const phase = data.length > 0 ? 'found' : 'none';
    const rows = joined([], data);
    store.setState({ phase, rows, next, total, work: undefined, failedWork: undefined, error: undefined });
  }

  async function load(filters: CallHistoryFilters): Promise<void> {
    store.setState({ ...EMPTY, filters, phase: 'loading' }, true);
    const answer = await page();
    if (answer instanceof HttpError) store.setState({ phase: 'failed', error: answer });
    else if (answer) first(answer);
  }

  async function refresh(): Promise<void> {
    const { phase, filters } = store.getState();
    if (phase === 'idle' || phase === 'loading') return;
    if (phase === 'failed') return load(filters);
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
      store.setState((state) => ({
        rows: joined(state.rows, answer.data),
        next: answer.next,
        total: answer.total,
        work: undefined,
      }));
    }
  }

  return {
    store,
    show(filters) {
      const state = store.getState();
      if (state.phase === 'idle' || filtersKey(state.filters) !== filtersKey(filters)) void load(filters);
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
