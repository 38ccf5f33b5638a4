import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, HttpError, type SourceRefusal } from '#http';
import { isSimilarName, type PatientMatch } from './patient.ts';
import { listPatients } from './patients.endpoints.ts';
import { classifySearch, type SearchQuery, type SearchQuestion, searchQuestions } from './search-query.ts';

/**
 * `incomplete`: not enough was typed to search. `waiting`: complete, but the user may still be typing. `found` has an
 * `error` if the next page failed.
 */
type PatientSearchPhase = 'idle' | 'incomplete' | 'waiting' | 'searching' | 'found' | 'none' | 'failed';

export interface PatientSearchState {
  readonly text: string;
  readonly query: SearchQuery;
  readonly phase: PatientSearchPhase;
  /** Only for `query`: a change of the query clears them. */
  readonly rows: readonly PatientMatch[];
  /** Key of the next page; null if there is none. */
  readonly next: string | null;
  readonly loadingMore: boolean;
  readonly error: HttpError | undefined;
}

/** Runs a task later. Returns a function that cancels it. */
type Schedule = (task: () => void, ms: number) => () => void;

export interface PatientSearchOptions {
  readonly http: HttpClient;
  /** Milliseconds without a key press before the server is asked. */
  readonly wait?: number;
  readonly limit?: number;
  /** Restricts the search to patients with a health check at the facility. */
  readonly only?: 'health-check' | undefined;
  readonly schedule?: Schedule;
}

export interface PatientSearch {
  readonly store: StoreApi<PatientSearchState>;
  type(text: string): void;
  more(): void;
  retry(): void;
  /** Returns the row if it belongs to the current query. */
  pick(vitaId: string): PatientMatch | undefined;
  /**
   * Searches at once and waits for the response to the current text.
   * Returns the row if exactly one matches; undefined for none or several, a merely similar name, a changed text, or a
   * failure.
   */
  submit(): Promise<PatientMatch | undefined>;
  /** Clears everything and cancels requests: at sign-out and when leaving. */
  clear(): void;
}

/** Maximum length that the server accepts. */
export const MAX_SEARCH_TEXT = 120;
/** Longer than the pause between two keys of a fast typist, but hardly noticeable. */
const WAIT_MS = 250;

const EMPTY: PatientSearchState = {
  text: '',
  query: { kind: 'empty' },
  phase: 'idle',
  rows: [],
  next: null,
  loadingMore: false,
  error: undefined,
};

const BUSY: readonly PatientSearchPhase[] = ['waiting', 'searching'];

const onTimer: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** Returns a key that is equal for equal queries. */
function keyOf(query: SearchQuery): string {
  if (query.kind === 'empty') return '';
  return `${query.kind}:${query.value}:${query.kind === 'phone' ? query.uhid : ''}`;
}

/** Removes duplicates: two questions may find the same patient, and rows may move between pages. */
function distinct(rows: readonly PatientMatch[]): readonly PatientMatch[] {
  const known = new Set<string>();
  return rows.filter(({ vitaId }) => !known.has(vitaId) && known.add(vitaId));
}

/** A question with the key of its next page. */
interface PageQuestion extends SearchQuestion {
  readonly after?: string;
}

interface PageOptions {
  readonly http: HttpClient;
  readonly limit: number;
  readonly only: PatientSearchOptions['only'];
  readonly signal: AbortSignal;
}

/** Whether the source of the data has no such search. Another question about the same text may still find someone. */
const isNoSearch = (error: unknown): boolean =>
  error instanceof HttpError && error.code === ('source-no-search' satisfies SourceRefusal);

/** Combines the rows of all questions into one page. Returns the questions that have more pages too. */
async function pageOf(questions: readonly PageQuestion[], { http, limit, only, signal }: PageOptions) {
  const refused: unknown[] = [];
  const answers = await Promise.all(
    questions.map((question) =>
      http
        .call(listPatients, { body: { ...question, limit, ...(only && { only }) }, signal })
        .catch((error: unknown) => {
          if (!isNoSearch(error)) throw error;
          refused.push(error);
          return { data: [], next: null };
        }),
    ),
  );
  if (refused.length > 0 && answers.every(({ data }) => data.length === 0)) throw refused[0];
  const further = questions.flatMap((question, index): PageQuestion[] => {
    const after = answers[index]?.next;
    return after ? [{ ...question, after }] : [];
  });
  return { rows: answers.flatMap(({ data }) => data), further };
}

/** Removes what the server can't store, such as half of a surrogate pair while an emoji is typed. */
const sendable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/**
 * Creates a search, one at a time.
 * It asks when the query is complete and the user pauses. A new text cancels the earlier request, whose response is
 * never shown. Digits that may be a phone number or a UHID are searched as both and shown as one list.
 */
export function createPatientSearch(options: PatientSearchOptions): PatientSearch {
  const { http, wait = WAIT_MS, limit = 20, only, schedule = onTimer } = options;
  const store = createStore<PatientSearchState>(() => EMPTY);
  const latest = createLatest();
  let cancelWait: (() => void) | undefined;
  /** Questions with more pages. */
  let further: readonly PageQuestion[] = [];

  function stop(): void {
    cancelWait?.();
    cancelWait = undefined;
    latest.stop();
  }

  /** Loads a page of each question; undefined if a newer search replaced this one. */
  async function pages(questions: readonly PageQuestion[]) {
    stop();
    const asked = await latest.ask(listPatients, (signal) =>
      pageOf(questions, { http, limit, only, signal }),
    );
    if (asked?.value === undefined) return asked;
    further = asked.value.further;
    return { rows: asked.value.rows, next: further[0]?.after ?? null };
  }

  async function ask(): Promise<void> {
    const { query } = store.getState();
    const questions = searchQuestions(query);
    if (query.kind === 'empty' || questions.length === 0) return;
    store.setState({ phase: 'searching', rows: [], next: null, loadingMore: false, error: undefined });
    const reply = await pages(questions);
    if (reply && 'error' in reply) store.setState({ phase: 'failed', error: reply.error });
    if (!reply || 'error' in reply) return;
    // Not a UHID, but the digits may still become a phone number.
    const none = query.missing > 0 ? 'incomplete' : 'none';
    const rows = distinct(reply.rows);
    store.setState({ phase: rows.length > 0 ? 'found' : none, rows, next: reply.next });
  }

  async function more(): Promise<void> {
    const { phase, next, loadingMore } = store.getState();
    if (phase !== 'found' || next === null || loadingMore) return;
    store.setState({ loadingMore: true, error: undefined });
    const reply = await pages(further);
    if (reply && 'error' in reply) store.setState({ loadingMore: false, error: reply.error });
    if (!reply || 'error' in reply) return;
    const { rows, next: following } = reply;
    store.setState((state) => ({
      loadingMore: false,
      rows: distinct([...state.rows, ...rows]),
      next: following,
    }));
  }

  function type(typed: string): void {
    const text = sendable(typed.slice(0, MAX_SEARCH_TEXT));
    const query = classifySearch(text);
    const before = store.getState();
    if (keyOf(query) === keyOf(before.query)) {
      store.setState({ text, query });
      return;
    }
    stop();
    const complete = searchQuestions(query).length > 0;
    const incomplete = query.kind === 'empty' ? 'idle' : 'incomplete';
    store.setState({ ...EMPTY, text, query, phase: complete ? 'waiting' : incomplete }, true);
    if (complete) cancelWait = schedule(() => void ask(), wait);
  }

  function retry(): void {
    const { phase, error } = store.getState();
    if (phase === 'failed') void ask();
    else if (error) void more();
  }

  /** Returns the state once this query is answered; undefined if another one replaced it. */
  function answered(key: string): Promise<PatientSearchState | undefined> {
    return new Promise((resolve) => {
      const check = (state: PatientSearchState): boolean => {
        const replaced = keyOf(state.query) !== key;
        if (!replaced && BUSY.includes(state.phase)) return false;
        resolve(replaced ? undefined : state);
        return true;
      };
      if (check(store.getState())) return;
      const unsubscribe = store.subscribe((state) => {
        if (check(state)) unsubscribe();
      });
    });
  }

  async function submit(): Promise<PatientMatch | undefined> {
    const { phase, query } = store.getState();
    if (phase === 'waiting' || phase === 'failed') void ask();
    const state = await answered(keyOf(query));
    const [only] = state?.next === null && state.rows.length === 1 ? state.rows : [];
    return only && isSimilarName(only) ? undefined : only;
  }

  return {
    store,
    type,
    more: () => void more(),
    retry,
    pick: (vitaId) => store.getState().rows.find((row) => row.vitaId === vitaId),
    submit,
    clear() {
      stop();
      further = [];
      store.setState(EMPTY, true);
    },
  };
}
