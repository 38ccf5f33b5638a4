import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpError, type Outcome } from '#http';
import { createFollowing } from './following.ts';
import { listPages, QUIET } from './list-pages.ts';
import type { Page, PagedListOptions, PagedListState } from './paged-list-state.ts';

export interface PagedList<Filters, Row, About> {
  readonly store: StoreApi<PagedListState<Filters, Row, About>>;
  /** Loads the first page for these filters, unless it is shown. */
  show(filters: Filters): void;
  more(): void;
  /** Reloads the first page. Rows stay until it arrives. */
  refresh(): void;
  /**
   * Silently reloads the visible rows after changes made elsewhere; for long lists only the first pages. Failures keep
   * the current rows.
   */
  follow(): void;
  /** Repeats what failed last. */
  retry(): void;
  /** Replaces a changed row, or removes it if it no longer matches the filters. */
  settle(row: Row): void;
  /** Clears everything and cancels requests: at sign-out and when leaving. */
  clear(): void;
}

/** Whether the service could not read the key of a page, for example one from before an upgrade. */
const refusesKey = ({ code, problem }: HttpError): boolean =>
  code === 'input-invalid' && (problem?.errors ?? []).some(({ path }) => /(^|\.)after$/.test(path));

/** Creates a paged list: one request at a time, with keyset paging. Responses for earlier filters are never shown. */
export function createPagedList<Filters, Row, About, Answer extends Page<Row>>(
  options: PagedListOptions<Filters, Row, About, Answer>,
): PagedList<Filters, Row, About> {
  type State = PagedListState<Filters, Row, About>;
  const empty: State = {
    filters: options.none,
    phase: 'idle',
    rows: [],
    about: options.nothing,
    next: null,
    ...QUIET,
  };
  const store = createStore<State>(() => empty);
  const latest = createLatest();
  const pages = listPages(options);
  const following = createFollowing({
    endpoint: options.endpoint,
    isShown() {
      const { phase } = store.getState();
      return phase !== 'idle' && phase !== 'failed';
    },
    isBusy() {
      const { phase, work } = store.getState();
      return phase === 'loading' || work !== undefined;
    },
    read: (signal) => pages.reload(store.getState(), signal),
    put: (read) => store.setState(read),
  });

  /** Returns undefined if a newer request has replaced this one. */
  function page(after?: string): Promise<Outcome<Answer> | undefined> {
    const { filters } = store.getState();
    return latest.ask(options.endpoint, (signal) => pages.ask(filters, after, signal));
  }

  async function load(filters: Filters): Promise<void> {
    following.overtake();
    store.setState({ ...empty, filters, phase: 'loading' }, true);
    const read = await page();
    if (read?.error) store.setState({ phase: 'failed', error: read.error });
    else if (read) store.setState(pages.first(read.value));
    following.catchUp();
  }

  async function refresh(): Promise<void> {
    const { phase, filters } = store.getState();
    if (phase === 'idle' || phase === 'loading') return;
    if (phase === 'failed') return load(filters);
    await loadFirst(false);
    following.catchUp();
  }

  /** Loads the first page again; `restarted` if the service could not read the key of a later one. */
  async function loadFirst(restarted: boolean): Promise<void> {
    following.overtake();
    store.setState({ ...QUIET, work: 'refresh' });
    const read = await page();
    if (read?.error) store.setState({ work: undefined, failedWork: 'refresh', error: read.error });
    else if (read) store.setState({ ...pages.first(read.value), restarted });
  }

  async function more(): Promise<void> {
    const { phase, next, work } = store.getState();
    if (phase !== 'found' || next === null || work) return;
    following.interrupt();
    store.setState({ ...QUIET, work: 'more' });
    const read = await page(next);
    if (read?.error && refusesKey(read.error)) await loadFirst(true);
    else if (read?.error) store.setState({ work: undefined, failedWork: 'more', error: read.error });
    else if (read) store.setState((before) => pages.next(read.value, before));
    following.catchUp();
  }

  function settle(row: Row): void {
    const { filters, rows, next, phase } = store.getState();
    if (phase !== 'found') return;
    following.interrupt();
    const stays = options.belongs?.(row, filters) ?? true;
    const left = rows.flatMap((one) =>
      options.idOf(one) !== options.idOf(row) ? [one] : stays ? [row] : [],
    );
    if (left.length > 0) store.setState({ rows: left });
    else if (next !== null) void refresh();
    else store.setState({ rows: left, phase: 'none' });
  }

  return {
    store,
    settle,
    show(filters) {
      const state = store.getState();
      if (state.phase === 'idle' || options.keyOf(state.filters) !== options.keyOf(filters))
        void load(filters);
    },
    more: () => void more(),
    refresh: () => void refresh(),
    follow: () => void following.follow(),
    retry() {
      void (store.getState().failedWork === 'more' ? more() : refresh());
    },
    clear() {
      latest.stop();
      following.overtake();
      store.setState(empty, true);
    },
  };
}
