import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAttempts, type HttpClient, HttpError } from '#http';
import type { WorkItem } from './work-item.ts';
import { claimNext } from './worklist.endpoints.ts';
import type { WorklistFilters } from './worklist-filters.ts';

/** `none`: no due patients are left. */
interface NextPatientState {
  readonly phase: 'idle' | 'claiming' | 'none' | 'failed';
  readonly error: HttpError | undefined;
}

export interface NextPatient {
  readonly store: StoreApi<NextPatientState>;
  /**
   * Claims the next patient; undefined if there is none, it failed, or a request is pending. A failed request is
   * retried with its key, so that a lost response gives the same patient.
   */
  claim(filters?: WorklistFilters): Promise<WorkItem | undefined>;
}

export interface NextPatientOptions {
  readonly http: HttpClient;
  /** Creates a new UUID. */
  newId(): string;
}

/** Returns the filters that apply to claiming. The owner does not. */
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
        // Only requests that may have succeeded are retried with their key; a refusal is final.
        if (error.status !== undefined && error.status < 500) attempts.settle();
        store.setState({ phase: 'failed', error });
        return undefined;
      }
    },
  };
}
