import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, type HttpError } from '#http';
import type { Patient } from './patient.ts';
import { getPatient } from './patients.endpoints.ts';
import { readPatient } from './read-patient.ts';

/**
 * The patient of a screen, as one value that changes as a whole, so that a screen never mixes two patients. In `open`,
 * the patient has the requested id.
 */
export type OpenPatientState =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly vitaId: string }
  | { readonly phase: 'open'; readonly vitaId: string; readonly patient: Patient }
  | { readonly phase: 'failed'; readonly vitaId: string; readonly error: HttpError };

export interface OpenPatient {
  readonly store: StoreApi<OpenPatientState>;
  /** Replaces the open patient at once. */
  open(vitaId: string): void;
  /** Repeats a failed request. */
  retry(): void;
  /** Reloads the open patient. The current data stays until then, or if loading fails. */
  refresh(): Promise<void>;
  /** Closes the patient, when leaving. */
  close(): void;
}

export interface OpenPatientOptions {
  readonly http: HttpClient;
  /** Whether a text can be an id; UUIDs by default. Others are refused without a request. */
  readonly isId?: ((text: string) => boolean) | undefined;
}

/**
 * Creates the open patient, one at a time.
 * Opening another one cancels the pending request, and its response is dropped in any order. A response about someone
 * else is refused.
 */
export function createOpenPatient({ http, isId }: OpenPatientOptions): OpenPatient {
  const store = createStore<OpenPatientState>(() => ({ phase: 'none' }));
  const latest = createLatest();

  async function load(vitaId: string, quietly = false): Promise<void> {
    if (!quietly) store.setState({ phase: 'loading', vitaId }, true);
    const answer = await latest.ask(getPatient, (signal) => readPatient(http, vitaId, signal, isId));
    if (answer?.value) store.setState({ phase: 'open', vitaId, patient: answer.value }, true);
    else if (answer?.error && !quietly)
      store.setState({ phase: 'failed', vitaId, error: answer.error }, true);
  }

  return {
    store,
    open(vitaId) {
      const now = store.getState();
      if (now.phase !== 'none' && now.phase !== 'failed' && now.vitaId === vitaId) return;
      void load(vitaId);
    },
    retry() {
      const now = store.getState();
      if (now.phase === 'failed') void load(now.vitaId);
    },
    async refresh() {
      const now = store.getState();
      if (now.phase === 'open') await load(now.vitaId, true);
    },
    close() {
      latest.stop();
      store.setState({ phase: 'none' }, true);
    },
  };
}
