import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, type HttpError } from '#http';
import type { WorkClaim } from './work-item.ts';
import { CLAIM_SECONDS, claimPatient, releasePatient } from './worklist.endpoints.ts';

/** Allows three attempts to renew before a claim ends. */
const RENEW_MS = (CLAIM_SECONDS * 1000) / 3;

/**
 * `held`: someone else has the patient. `unknown`: the server could not be asked, which does not block working; it is
 * asked again.
 */
export interface PatientClaimState {
  readonly phase: 'asking' | 'mine' | 'held' | 'unknown';
  readonly claim: WorkClaim | undefined;
  readonly takingOver: boolean;
  /** Why the last request failed. */
  readonly error: HttpError | undefined;
}

export interface PatientClaim {
  readonly store: StoreApi<PatientClaimState>;
  /** Claims the patient and renews the claim until `leave`. */
  open(): void;
  /** Takes the patient over from the current holder. */
  takeOver(): void;
  /** Releases the patient; later responses are ignored. */
  leave(): void;
}

export interface PatientClaimOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  /** Calls `work` at this interval (milliseconds). Returns a function that stops it. */
  every(ms: number, work: () => void): () => void;
}

/** Creates the claim on a call screen's patient, while it is open. */
export function createPatientClaim({ http, vitaId, every }: PatientClaimOptions): PatientClaim {
  const store = createStore<PatientClaimState>(() => ({
    phase: 'asking',
    claim: undefined,
    takingOver: false,
    error: undefined,
  }));
  let stop: (() => void) | undefined;
  const latest = createLatest();

  function answered(claim: WorkClaim | null): void {
    const phase = claim?.mine ? 'mine' : claim ? 'held' : 'unknown';
    store.setState({ phase, claim: claim ?? undefined, takingOver: false, error: undefined });
  }

  async function ask(takeOver: boolean): Promise<void> {
    const read = await latest.ask(claimPatient, () =>
      http.call(claimPatient, { body: { vitaId, takeOver } }),
    );
    if (read?.value) answered(read.value.data.claim);
    if (!read?.error) return;
    const { phase } = store.getState();
    // The last state stays: a missed renewal does not end a claim.
    const next = phase === 'asking' ? 'unknown' : phase;
    store.setState({ phase: next, takingOver: false, error: read.error });
  }

  function release(): void {
    // A claim that could not be released expires.
    http.call(releasePatient, { body: { vitaId } }).catch(() => undefined);
  }

  return {
    store,
    open() {
      if (stop) return;
      stop = every(RENEW_MS, () => void ask(false));
      void ask(false);
    },
    takeOver() {
      if (!stop || store.getState().takingOver) return;
      store.setState({ takingOver: true });
      void ask(true);
    },
    leave() {
      if (!stop) return;
      stop();
      stop = undefined;
      latest.stop();
      if (store.getState().phase !== 'held') release();
    },
  };
}
