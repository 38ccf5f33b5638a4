import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, type HttpError } from '#http';
import type { WorkClaim } from './work-item.ts';
import { CLAIM_SECONDS, claimPatient, releasePatient } from './worklist.endpoints.ts';

/** Three tries to renew before a claim ends. */
const RENEW_MS = (CLAIM_SECONDS * 1000) / 3;

/**
 * `held`: somebody else has the patient. `unknown`: nobody could be asked, which keeps nobody from working; it is asked
 * again.
 */
export interface PatientClaimState {
  readonly phase: 'asking' | 'mine' | 'held' | 'unknown';
  readonly claim: WorkClaim | undefined;
  readonly takingOver: boolean;
  /** Why the last question failed. */
  readonly error: HttpError | undefined;
}

export interface PatientClaim {
  readonly store: StoreApi<PatientClaimState>;
  /** Claims the patient and renews the claim until `leave`. */
  open(): void;
  /** Takes the patient from whoever holds them. */
  takeOver(): void;
  /** Gives the patient back; what comes later is ignored. */
  leave(): void;
}

export interface PatientClaimOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  /** Calls `work` every so many milliseconds until the function it answers is called. */
  every(ms: number, work: () => void): () => void;
}

/** The claim on the patient of a call screen, for as long as it is open. */
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
    // What was known stays: a claim does not end because one renewal did not arrive.
    const next = phase === 'asking' ? 'unknown' : phase;
    store.setState({ phase: next, takingOver: false, error: read.error });
  }

  function release(): void {
    // A claim that nobody could give back ends by itself.
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
