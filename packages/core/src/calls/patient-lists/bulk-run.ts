import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from '#http';

/** How far an act on one patient is. */
type BulkState =
  | { readonly phase: 'waiting' | 'running' | 'done' }
  | { readonly phase: 'failed'; readonly error: HttpError };

interface BulkRunState {
  readonly isRunning: boolean;
  /** By patient id, in the order of the selection. */
  readonly results: ReadonlyMap<string, BulkState>;
}

/** The id and the key of one patient's request, the same for every attempt, so that nothing happens twice. */
export interface BulkAttempt {
  readonly vitaId: string;
  readonly id: string;
  readonly key: string;
}

export interface BulkRun {
  readonly store: StoreApi<BulkRunState>;
  /** Acts on every patient for whom it has not succeeded yet. Never rejects; calls during a run do nothing. */
  run(): Promise<void>;
  /** Starts no further request. */
  stop(): void;
}

export interface BulkRunOptions {
  readonly vitaIds: readonly string[];
  readonly newId: () => string;
  /** Name of the endpoint, for errors. */
  readonly endpoint: string;
  readonly act: (attempt: BulkAttempt) => Promise<unknown>;
}

/** Requests at the same time: fast, and other users still get their turn. */
const AT_ONCE = 3;

/**
 * Creates one act on several patients: one request each, so that a refusal for one patient changes nothing for the
 * others, and each is audited by itself.
 */
export function createBulkRun({ vitaIds, newId, endpoint, act }: BulkRunOptions): BulkRun {
  const attempts = new Map(vitaIds.map((vitaId) => [vitaId, { vitaId, id: newId(), key: newId() }]));
  const store = createStore<BulkRunState>(() => ({
    isRunning: false,
    results: new Map(vitaIds.map((vitaId) => [vitaId, { phase: 'waiting' }])),
  }));
  let isStopped = false;

  function note(vitaId: string, state: BulkState): void {
    store.setState(({ results }) => ({ results: new Map(results).set(vitaId, state) }));
  }

  async function actOn(attempt: BulkAttempt): Promise<void> {
    note(attempt.vitaId, { phase: 'running' });
    try {
      await act(attempt);
      note(attempt.vitaId, { phase: 'done' });
    } catch (thrown) {
      note(attempt.vitaId, { phase: 'failed', error: HttpError.from(thrown, { name: endpoint }) });
    }
  }

  return {
    store,
    async run() {
      if (store.getState().isRunning) return;
      store.setState({ isRunning: true });
      const { results } = store.getState();
      const open = [...attempts.values()].filter(({ vitaId }) => results.get(vitaId)?.phase !== 'done');
      const worker = async () => {
        for (let next = open.shift(); next && !isStopped; next = open.shift()) await actOn(next);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      store.setState({ isRunning: false });
    },
    stop() {
      isStopped = true;
    },
  };
}
