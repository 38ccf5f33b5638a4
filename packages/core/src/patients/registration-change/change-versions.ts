import { NOTHING_CHECKED } from '#forms';
import { type HttpClient, HttpError, ofPatient } from '#http';
import type { FormKeeping } from '#outbox';
import { getRegistration, type RegisteredPatient } from '#patients/registration';
import { type ChangeState, type Meanwhile, NO_REASON } from './change-state.ts';
import { changeValues } from './change-values.ts';
import { changedFields, mergeChange } from './merge-changes.ts';

/** The versions of a patient that a change is made from: what is read of them, and what becomes of the entries then. */
export interface ChangeVersions {
  /** Reads the patient for the form, again after a failure. */
  load(): Promise<void>;
  /** As the server has them. Rejects where that cannot be read. */
  read(): Promise<RegisteredPatient>;
  /** The next change begins from this version. */
  beginFrom(patient: RegisteredPatient, saved: boolean): void;
  /** The next change begins from what the server has stored of this one. */
  showStored(): Promise<void>;
  /** What was entered goes on in a newer version; with `announced`, the person is shown what somebody else changed in it. */
  merge(newer: RegisteredPatient, announced?: Pick<Meanwhile, 'by'>): void;
}

export interface ChangeVersionsOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  readonly left: AbortSignal;
  readonly get: () => ChangeState;
  readonly set: (patch: Partial<ChangeState>) => void;
  /** What was tried, and refused, of one version says nothing of another. */
  readonly forgetTries: () => void;
  readonly keeping: Pick<FormKeeping, 'open' | 'another'>;
}

/** The form as it begins with a version, whatever stood there before. */
const begun = (patient: RegisteredPatient): Partial<ChangeState> => ({
  phase: 'editing',
  patient,
  values: changeValues(patient),
  checked: NOTHING_CHECKED,
  reason: NO_REASON,
  confirmed: false,
  asked: false,
  failure: undefined,
  uhidOwner: undefined,
  meanwhile: undefined,
  overlaps: [],
  waiting: undefined,
});

export function createChangeVersions(options: ChangeVersionsOptions): ChangeVersions {
  const { http, vitaId, left, get, set, forgetTries, keeping } = options;

  async function read(): Promise<RegisteredPatient> {
    const answer = await http.call(getRegistration, { query: { vitaId }, signal: left });
    return ofPatient(ofPatient(answer, vitaId, getRegistration).data, vitaId, getRegistration);
  }

  function beginFrom(patient: RegisteredPatient, saved: boolean): void {
    forgetTries();
    set({ ...begun(patient), saved });
  }

  async function load(): Promise<void> {
    if (get().patient) return;
    set({ phase: get().phase === 'waiting' ? 'waiting' : 'loading', failure: undefined });
    try {
      const patient = await read();
      const { phase } = get();
      set({ patient, values: changeValues(patient), phase: phase === 'waiting' ? phase : 'editing' });
      await keeping.open();
    } catch (error) {
      const failure = HttpError.from(error, getRegistration);
      if (get().phase !== 'waiting') set({ phase: 'unavailable', failure });
    }
  }

  async function showStored(): Promise<void> {
    try {
      beginFrom(await read(), true);
    } catch (error) {
      // It is stored, and cannot be shown now: the page says so, and reads it again when asked to.
      const failure = HttpError.from(error, getRegistration);
      set({ phase: 'unavailable', patient: undefined, dirty: false, waiting: undefined, failure });
    }
    await keeping.another();
  }

  function merge(newer: RegisteredPatient, announced?: Pick<Meanwhile, 'by'>): void {
    const { patient, values, checked } = get();
    if (!patient) return;
    const { values: merged, overlaps } = mergeChange(patient, values, newer);
    const changes = changedFields(patient, newer);
    forgetTries();
    set({
      phase: 'editing',
      patient: newer,
      values: merged,
      checked: checked === 'all' ? checked : NOTHING_CHECKED,
      confirmed: false,
      failure: undefined,
      saved: false,
      ...(announced && { meanwhile: { ...announced, changes }, overlaps }),
    });
  }

  return { load, read, beginFrom, showStored, merge };
}
