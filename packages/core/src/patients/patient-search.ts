import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, type HttpError } from '#http';
import { isSimilarName, type PatientMatch } from './patient.ts';
import { listPatients } from './patients.endpoints.ts';
import { classifySearch, type SearchQuery, type SearchQuestion, searchQuestions } from './search-query.ts';

/**
 * `incomplete`: too little was typed to ask, or to say that there is nobody; `waiting`: complete, the person may still be typing; `found` may have an
 * `error` of its own when the next page failed.
 */
type PatientSearchPhase = 'idle' | 'incomplete' | 'waiting' | 'searching' | 'found' | 'none' | 'failed';

export interface PatientSearchState {
  readonly text: string;
  readonly query: SearchQuery;
  readonly phase: PatientSearchPhase;
  /** Only ever of `query`: a change of the query empties them. */
  readonly rows: readonly PatientMatch[];
  /** Where the next page begins, or null when there is none. */
  readonly next: string | null;
  readonly loadingMore: boolean;
  readonly error: HttpError | undefined;
}

/** Runs a task later; answers what cancels it. */
type Schedule = (task: () => void, ms: number) => () => void;

export interface PatientSearchOptions {
  readonly http: HttpClient;
  /** Milliseconds without a key after which the server is asked. */
  readonly wait?: number;
  /** Rows of one page. */
  readonly limit?: number;
  readonly schedule?: Schedule;
}

export interface PatientSearch {
  readonly store: StoreApi<PatientSearchState>;
  type(text: string): void;
  more(): void;
  retry(): void;
  /** The row, if it is one of the current query's. */
  pick(vitaId: string): PatientMatch | undefined;
  /**
   * Asks at once and waits for the answer to the text that stands there now. Answers the row when exactly one matches;
   * undefined when none or several do, when only its name is similar, when the text changed meanwhile, or when the search
   * failed.
   */
  submit(): Promise<PatientMatch | undefined>;
  /** Forgets everything and cancels what is under way: for sign-out and for leaving. */
  clear(): void;
}

/** The longest text the server takes. */
export const MAX_SEARCH_TEXT = 120;
/** Longer than the pause between two keys of a fast typist, short enough not to be noticed. */
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

/** Two texts with one key ask the same question. */
function keyOf(query: SearchQuery): string {
  if (query.kind === 'empty') return '';
  return `${query.kind}:${query.value}:${query.kind === 'phone' ? query.uhid : ''}`;
}

/** Each patient once: two questions may find the same one, and the register may have changed between two pages. */
function distinct(rows: readonly PatientMatch[]): readonly PatientMatch[] {
  const known = new Set<string>();
  return rows.filter(({ vitaId }) => !known.has(vitaId) && known.add(vitaId));
}

/** A question, and where its next page begins. */
interface PageQuestion extends SearchQuestion {
  readonly after?: string;
}

interface PageOptions {
  readonly http: HttpClient;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** The rows of all questions as one page, and the questions whose lists go on. */
async function pageOf(questions: readonly PageQuestion[], { http, limit, signal }: PageOptions) {
  const answers = await Promise.all(
    questions.map((question) => http.call(listPatients, { body: { ...question, limit }, signal })),
  );
  const further = questions.flatMap((question, index): PageQuestion[] => {
    const after = answers[index]?.next;
    return after ? [{ ...question, after }] : [];
  });
  return { rows: answers.flatMap(({ data }) => data), further };
}

/** What the server can be asked: half of a character pair, as stands there while an emoji is typed, cannot be stored. */
const sendable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/**
 * One search at a time: asks only when the query is complete, once the person pauses; a newer text cancels the request
 * of the older one, and its reply is never shown, whatever the order of replies. Digits that may be a phone number or a
 * UHID are asked for as both, and shown as one list once both answers are there.
 */
export function createPatientSearch(options: PatientSearchOptions): PatientSearch {
  const { http, wait = WAIT_MS, limit = 20, schedule = onTimer } = options;
  const store = createStore<PatientSearchState>(() => EMPTY);
  const latest = createLatest();
  let cancelWait: (() => void) | undefined;
  /** The questions whose lists go on. */
  let further: readonly PageQuestion[] = [];

  function stop(): void {
    cancelWait?.();
    cancelWait = undefined;
    latest.stop();
  }

  /** A page of each question; undefined when something newer was asked meanwhile. */
  async function pages(questions: readonly PageQuestion[]) {
    stop();
    const asked = await latest.ask(listPatients, (signal) => pageOf(questions, { http, limit, signal }));
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
    // No UHID begins so, but the digits may still become a phone number.
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

  /** The state once the query with this key was answered; undefined when another one took its place. */
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
