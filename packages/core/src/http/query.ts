import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HttpError } from './http-error.ts';
import { createLatest } from './latest.ts';

/** What was asked for, in whatever state asking is. */
export type QueryState<Value> =
  | { readonly phase: 'loading' }
  /** With an `error`, the value could not be read anew: it is what stood there before. */
  | { readonly phase: 'ready'; readonly value: Value; readonly error?: HttpError | undefined }
  | { readonly phase: 'failed'; readonly error: HttpError };

export interface Query<Value> {
  readonly store: StoreApi<QueryState<Value>>;
  /** From the beginning: nothing is shown until the answer is there. Also the retry of what failed. Never rejects. */
  load(): Promise<void>;
  /** What is shown stays until the answer is there, and where none comes. Never rejects. */
  refresh(): Promise<void>;
  /** The value as something else has told it, such as the answer to a save; what is under way is out of date by that. */
  set(value: Value): void;
  /** Cancels what is under way and forgets what came: for leaving and for sign-out. */
  close(): void;
}

export interface QueryOptions<Value> {
  /** Named where what came cannot be used. */
  readonly endpoint: string | { readonly name: string };
  /** Rejects where the answer is about another patient than the one asked for: see `ofPatient`. */
  readonly read: (signal: AbortSignal) => Promise<Value>;
}

/**
 * One thing that is read from the server. Whatever reading rejects with is an error that can be shown and tried again.
 *
 * No library: what we need of one is this page. Answers of patients are not to stay in a cache that outlives the screen,
 * saves retry with keys of their own, and every kilobyte counts in an element on somebody else's page.
 */
export function createQuery<Value>({ endpoint, read }: QueryOptions<Value>): Query<Value> {
  const store = createStore<QueryState<Value>>(() => ({ phase: 'loading' }));
  const latest = createLatest();

  async function ask(): Promise<void> {
    const outcome = await latest.ask(endpoint, read);
    if (!outcome) return;
    const before = store.getState();
    if (outcome.error === undefined) store.setState({ phase: 'ready', value: outcome.value }, true);
    else if (before.phase === 'ready') store.setState({ ...before, error: outcome.error }, true);
    else store.setState({ phase: 'failed', error: outcome.error }, true);
  }

  async function load(): Promise<void> {
    if (store.getState().phase !== 'loading') store.setState({ phase: 'loading' }, true);
    await ask();
  }

  return {
    store,
    load,
    refresh: () => (store.getState().phase === 'ready' ? ask() : load()),
    set(value) {
      latest.stop();
      store.setState({ phase: 'ready', value }, true);
    },
    close() {
      latest.stop();
      store.setState({ phase: 'loading' }, true);
    },
  };
}
