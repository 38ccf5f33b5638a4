import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from '#http';

/** What stands in a patient's panel, in whatever state its loading is. */
export type CareListState<Item> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly items: readonly Item[] }
  | { readonly phase: 'failed'; readonly error: HttpError };

export interface CareList<Item> {
  readonly store: StoreApi<CareListState<Item>>;
  /** Reads anew; what is shown stays until the answer is there. */
  load(): Promise<void>;
}

interface CareAnswer<Item> {
  readonly vitaId: string;
  readonly data: readonly Item[];
}

export interface CareListOptions<Item> {
  readonly vitaId: string;
  /** The endpoint's name, for what goes wrong. */
  readonly name: string;
  readonly read: () => Promise<CareAnswer<Item>>;
}

const unreadable = (endpoint: string, cause?: unknown): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint, cause });

/** A list about one patient. An answer about somebody else is refused; of several readings the newest counts. */
export function createCareList<Item>({ vitaId, name, read }: CareListOptions<Item>): CareList<Item> {
  const store = createStore<CareListState<Item>>(() => ({ phase: 'loading' }));
  let newest = 0;

  async function ask(): Promise<CareListState<Item>> {
    try {
      const answer = await read();
      if (answer.vitaId !== vitaId) return { phase: 'failed', error: unreadable(name) };
      return { phase: 'ready', items: answer.data };
    } catch (error) {
      return { phase: 'failed', error: error instanceof HttpError ? error : unreadable(name, error) };
    }
  }

  return {
    store,
    async load() {
      newest += 1;
      const mine = newest;
      if (store.getState().phase === 'failed') store.setState({ phase: 'loading' }, true);
      const state = await ask();
      if (mine === newest) store.setState(state, true);
    },
  };
}
