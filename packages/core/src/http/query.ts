import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HttpError } from './http-error.ts';
import { createLatest } from './latest.ts';

/** State of a query. */
export type QueryState<Value> =
  | { readonly phase: 'loading' }
  /** With an `error`, refreshing failed and the value is the previous one. */
  | { readonly phase: 'ready'; readonly value: Value; readonly error?: HttpError | undefined }
  | { readonly phase: 'failed'; readonly error: HttpError };

export interface Query<Value> {
  readonly store: StoreApi<QueryState<Value>>;
  /** Loads from scratch, without showing an old value. Also retries a failure. Never rejects. */
  load(): Promise<void>;
  /** Reloads and shows the current value until the response arrives, or if there is none. Never rejects. */
  refresh(): Promise<void>;
  /** Sets the value from another source, such as the response to a save, and discards pending requests. */
  set(value: Value): void;
  /** Cancels pending requests and clears the value: when leaving and at sign-out. */
  close(): void;
}

export interface QueryOptions<Value> {
  /** Named in errors about unusable responses. */
  readonly endpoint: string | { readonly name: string };
  /** Rejects if the response is about another patient: see `ofPatient`. */
  readonly read: (signal: AbortSignal) => Promise<Value>;
}

/**
 * Creates a query of one resource. Any rejection becomes an error that can be shown and retried.
 *
 * Not a library: patient data must not stay in a cache after the screen closes, saves have their own retry keys, and
 * every kilobyte counts in an element on a host page.
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
