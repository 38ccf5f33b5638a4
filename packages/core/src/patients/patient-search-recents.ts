import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Patient, PatientMatch } from './patient.ts';

/** Recently opened patients, newest first. In memory, for one user at one facility. */
export interface RecentPatients {
  readonly store: StoreApi<readonly PatientMatch[]>;
  add(patient: PatientMatch): void;
  /** For sign-out and a change of facility. */
  clear(): void;
}

/** Returns an opened patient as a search would have found them. */
export function matchOfPatient(patient: Patient): PatientMatch {
  const { vitaId, appUserInfo, birthDate, uhid, phones, enrolments, photo } = patient;
  const digits = phones[0]?.value.replace(/\D/g, '') ?? '';
  return {
    ...{ vitaId, appUserInfo, birthDate, uhid },
    phoneEnding: digits.slice(-4) || null,
    programmes: enrolments.map(({ programme }) => programme),
    ...(photo && { photo }),
    matchedOn: '',
  };
}

const MAX_RECENT_PATIENTS = 5;

export function createRecentPatients(most = MAX_RECENT_PATIENTS): RecentPatients {
  const store = createStore<readonly PatientMatch[]>(() => []);
  return {
    store,
    add(patient) {
      const others = store.getState().filter(({ vitaId }) => vitaId !== patient.vitaId);
      store.setState([patient, ...others].slice(0, most), true);
    },
    clear() {
      store.setState([], true);
    },
  };
}
