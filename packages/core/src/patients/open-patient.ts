import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, type HttpError } from '#http';
import type { Patient } from './patient.ts';
import { getPatient } from './patients.endpoints.ts';
import { readPatient } from './read-patient.ts';

/**
 * Whom a screen is about, as one value that changes as a whole: what is drawn from it is one patient, or nobody yet. In
 * `open` the patient has the id asked for.
 */
export type OpenPatientState =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly vitaId: string }
  | { readonly phase: 'open'; readonly vitaId: string; readonly patient: Patient }
  | { readonly phase: 'failed'; readonly vitaId: string; readonly error: HttpError };

export interface OpenPatient {
  readonly store: StoreApi<OpenPatientState>;
  /** Takes the place of whoever was open, at once. */
  open(vitaId: string): void;
  /** Asks again for whoever failed. */
  retry(): void;
  /** Reads whoever is open anew; what is shown stays until then, and where nothing newer can be read. */
  refresh(): Promise<void>;
  /** Nobody: for leaving. */
  close(): void;
}

/**
 * One patient at a time. Opening another cancels what is under way, and an answer that comes all the same is dropped, in
 * whatever order answers come; one that is about somebody else is refused.
 */
export function createOpenPatient({ http }: { readonly http: HttpClient }): OpenPatient {
  const store = createStore<OpenPatientState>(() => ({ phase: 'none' }));
  const latest = createLatest();

  async function load(vitaId: string, quietly = false): Promise<void> {
    if (!quietly) store.setState({ phase: 'loading', vitaId }, true);
    const answer = await latest.ask(getPatient, (signal) => readPatient(http, vitaId, signal));
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
