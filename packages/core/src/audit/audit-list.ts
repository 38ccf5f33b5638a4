import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnswerOf, type HttpClient, HttpError } from '#http';
import { type AuditEvent, type AuditPatient, listAudit } from './audit.endpoints.ts';
import { type AuditFilters, auditFiltersKey } from './audit-filters.ts';

export type AuditListPhase = 'idle' | 'loading' | 'found' | 'none' | 'failed';

/** Work beside what is shown: the next page, or the first one anew. */
export type AuditListWork = 'more' | 'refresh';

export interface AuditListState {
  readonly filters: AuditFilters;
  readonly phase: AuditListPhase;
  /** Newest first, and only ever of `filters`. */
  readonly rows: readonly AuditEvent[];
  /** Whom the rows are narrowed to, once the first page is there. */
  readonly patient: AuditPatient | null;
  /** Where the next page begins, or null when everything is here. */
  readonly next: string | null;
  readonly work: AuditListWork | undefined;
  /** With phase `found` or `none`: the work that failed; what is shown is as it was before. */
  readonly failedWork: AuditListWork | undefined;
  readonly error: HttpError | undefined;
}

export interface AuditList {
  readonly store: StoreApi<AuditListState>;
  /** Loads the first page of these filters, unless they are the ones shown. */
  show(filters: AuditFilters): void;
  more(): void;
  /** The first page anew; what is shown stays until it arrives. */
  refresh(): void;
  /** What failed last, once more. */
  retry(): void;
  /** Forgets everything and cancels what is under way: for sign-out and for leaving. */
  clear(): void;
}

export interface AuditListOptions {
  readonly http: HttpClient;
  /** Rows of one page. */
  readonly limit?: number;
}

const EMPTY: AuditListState = {
  filters: {},
  phase: 'idle',
  rows: [],
  patient: null,
  next: null,
  work: undefined,
  failedWork: undefined,
  error: undefined,
};

type Page = AnswerOf<typeof listAudit>;

const unreadable = (cause?: unknown): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint: listAudit.name, cause });

/** A list of one patient that names another one is refused whole. */
function checked(page: Page, { vitaId }: AuditFilters): Page {
  if (vitaId === undefined) return page;
  const named = [...page.data.flatMap((event) => event.patients), ...(page.patient ? [page.patient] : [])];
  if (named.some((patient) => patient.vitaId !== vitaId)) throw unreadable();
  return page;
}

/** Rows of both pages, each once. */
function joined(rows: readonly AuditEvent[], page: readonly AuditEvent[]): readonly AuditEvent[] {
  const known = new Set(rows.map((row) => row.id));
  return [...rows, ...page.filter((row) => !known.has(row.id))];
}

/** The audit: one request at a time, by key; a reply to older filters is never shown. */
export function createAuditList({ http, limit = 50 }: AuditListOptions): AuditList {
  const store = createStore<AuditListState>(() => EMPTY);
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
      const answer = checked(await http.call(listAudit, { query, signal: mine.signal }), filters);
      return request === mine ? answer : undefined;
    } catch (error) {
      if (request !== mine) return undefined;
      return error instanceof HttpError ? error : unreadable(error);
    }
  }

  function first({ data, next, patient }: Page): void {
    const phase = data.length > 0 ? 'found' : 'none';
    const quiet = { work: undefined, failedWork: undefined, error: undefined };
    store.setState({ phase, rows: joined([], data), patient, next, ...quiet });
  }

  async function load(filters: AuditFilters): Promise<void> {
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
      const { data, next: following } = answer;
      store.setState(({ rows }) => ({ rows: joined(rows, data), next: following, work: undefined }));
    }
  }

  return {
    store,
    show(filters) {
      const state = store.getState();
      const same = auditFiltersKey(state.filters) === auditFiltersKey(filters);
      if (state.phase === 'idle' || !same) void load(filters);
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
