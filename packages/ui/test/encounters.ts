import type {
  CareProvider,
  Encounter,
  EncounterEvent,
  EncounterUser,
} from '@careline/core/internal/encounters';
import { FACILITY } from './health-check.ts';
import { NOW, personId } from './people.ts';

const MINUTE = 60;
export const NOW_S = NOW / 1000;

export const encounterId = (number: number): string =>
  `00000000-0010-7000-8000-${String(number).padStart(12, '0')}`;
export const staffId = (number: number): string =>
  `00000000-0003-7000-8000-${String(number).padStart(12, '0')}`;

/** Dr Meera Iyer, who has her own patients. */
export const CLINICIAN: EncounterUser = { staffId: staffId(1), scopes: ['prohealth', 'my_encounters'] };
/** A staff member who books and assigns at the facility. */
export const COORDINATOR: EncounterUser = {
  staffId: staffId(2),
  scopes: ['prohealth', 'facility_encounters'],
};

export const PROVIDERS: readonly CareProvider[] = [
  { id: staffId(3), name: 'Dr Farhan Ali', roles: ['doctor'] },
  { id: staffId(1), name: 'Dr Meera Iyer', roles: ['doctor'] },
];

const metaInfo = { updatedAt: NOW_S, createdAt: NOW_S, deleted: false, source: 'manual' };

/** A consultation with Asha Rao, this many minutes from now. */
export function anEncounter(number: number, minutes: number, facts: Partial<Encounter> = {}): Encounter {
  const start = NOW_S + minutes * MINUTE;
  return {
    id: encounterId(number),
    vitaId: personId(number),
    patient: { name: 'Asha Rao', uhid: `CL000000${String(number).padStart(3, '0')}7` },
    facilityId: FACILITY.facilityId,
    consultationMode: 'PHYSICAL',
    encounterClass: 'AMB',
    encounterType: 'PHC',
    serviceType: 'GP_CONSULTATION',
    status: 'CONFIRMED',
    period: { start, end: start + 30 * MINUTE },
    priority: 'routine',
    careProvider: { id: staffId(1), name: 'Dr Meera Iyer' },
    reason: 'Cough for two weeks',
    version: 1,
    metaInfo,
    ...facts,
  };
}

const named = (name: string, number: number) => ({ patient: { name, uhid: `CL000000${number}007` } });

/** One encounter of each kind on a day: waiting, late, to be confirmed, next, and completed. */
export const DAY: readonly Encounter[] = [
  anEncounter(1, -60, { ...named('Zeenat Khan', 1), arrivedAt: NOW_S - 12 * MINUTE }),
  anEncounter(2, -20, { ...named('Arjun Rao', 2), serviceType: 'AHC_DOCTOR_AT_HOME' }),
  anEncounter(3, 1500, {
    ...named('रमेश कुमार', 3),
    status: 'AWAITED',
    priority: 'urgent',
    consultationMode: 'VIRTUAL',
    serviceType: 'AHC_DOCTOR_VC',
  }),
  anEncounter(4, 25, { ...named('Lakshmi Devi', 4), priority: 'asap' }),
  anEncounter(5, 90, {
    ...named('Ashalata Venkataraghavan Subramaniam', 5),
    serviceType: 'ENDOCRINOLOGY_CONSULTATION',
  }),
  anEncounter(6, -120, { ...named('Imran Shaikh', 6), status: 'COMPLETED' }),
  anEncounter(7, -90, { ...named('', 7), status: 'CANCELLED', careProvider: null }),
];

export const encounterPage = (data: readonly Encounter[] = DAY, next: string | null = null) => ({
  data,
  next,
});

export const EVENTS: readonly EncounterEvent[] = [
  { id: 'a', event: 'create', status: 'CREATED' },
  {
    id: 'b',
    event: 'assign_care_provider',
    status: 'AWAITED',
    careProvider: { id: staffId(1), name: 'Dr Meera Iyer' },
  },
  {
    id: 'c',
    event: 'move',
    status: 'AWAITED',
    reason: 'patient-asked',
    note: 'Works until noon',
    moved: { from: NOW_S - 3600, to: NOW_S + 3600 },
  },
  { id: 'd', event: 'triaged', status: 'AWAITED' },
].map((event) => ({ note: null, author: { id: staffId(2), name: 'Ravi Coordinator' }, metaInfo, ...event }));
