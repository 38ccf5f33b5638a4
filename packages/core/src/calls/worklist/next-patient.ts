import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAttempts, type HttpClient, HttpError } from '#http';
import type { WorkItem } from './work-item.ts';
import { claimNext } from './worklist.endpoints.ts';
import type { WorklistFilters } from './worklist-filters.ts';

/** `none`: nobody is left to call whose time has come. */
interface NextPatientState {
  readonly phase: 'idle' | 'claiming' | 'none' | 'failed';
  readonly error: HttpError | undefined;
}

export interface NextPatient {
  readonly store: StoreApi<NextPatientState>;
  /**
   * Claims the next patient; undefined when there is none, it failed, or it is being asked already. A failed question is
   * repeated with its key, so that an answer that was lost on the way gives the same patient.
   */
  claim(filters?: WorklistFilters): Promise<WorkItem | undefined>;
}

export interface NextPatientOptions {
  readonly http: HttpClient;
  /** A new UUID each time. */
  newId(): string;
}

/** Of the filters those that narrow whom to call; who holds a patient narrows nothing here. */
function claimable({ programme, callType, risk, kind }: WorklistFilters): WorklistFilters {
  return { programme, callType, risk, kind: kind === 'mine' ? undefined : kind };
}

export function createNextPatient({ http, newId }: NextPatientOptions): NextPatient {
  const store = createStore<NextPatientState>(() => ({ phase: 'idle', error: undefined }));
  const attempts = createAttempts<string>();

  return {
    store,
    async claim(filters = {}) {
      if (store.getState().phase === 'claiming') return undefined;
      const body = claimable(filters);
      const idempotencyKey = attempts.of(JSON.stringify(body), newId);
      store.setState({ phase: 'claiming', error: undefined });
      try {
        const { data } = await http.call(claimNext, { body, idempotencyKey });
        attempts.settle();
        store.setState({ phase: data ? 'idle' : 'none' });
        return data ?? undefined;
      } catch (thrown) {
        const error = HttpError.from(thrown, claimNext);
        // Only what may have been done is asked for again with its key; a refusal is an answer.
        if (error.status !== undefined && error.status < 500) attempts.settle();
        store.setState({ phase: 'failed', error });
        return undefined;
      }
    },
  };
}
