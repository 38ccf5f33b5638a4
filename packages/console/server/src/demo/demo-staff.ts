import type { Speciality } from '@careline/core/internal/identity';
import { BUILT_SCOPES, ENCOUNTER_SCOPES, TASK_SCOPES } from '@careline/core/internal/navigation';
import type { Registration } from '@careline/core/internal/prescriptions';
import { DEMO_EPOCH, DEMO_FACILITIES } from './demo-organisation.ts';
import { seededUuid } from './seeded-uuid.ts';

export const DEMO_PASSWORD = 'Careline-demo-1';

export interface DemoStaff {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
  /** App scopes in the user metadata (specification 3.1); none by default. */
  readonly appScopes?: readonly string[];
  readonly facilityIds: readonly string[];
  /** Doctors only: registration with a medical council. */
  readonly registration?: Registration;
  /** Doctors only: the main one first. */
  readonly specialities?: readonly Speciality[];
  /** Languages for talks with patients, as ISO 639 codes. */
  readonly languages?: readonly string[];
}

export interface DemoAccount extends DemoStaff {
  /** What this account can do, in one sentence for the person who starts the server. */
  readonly may: string;
}

const [FIRST, SECOND] = DEMO_FACILITIES;
const BOTH = [FIRST.id, SECOND.id];

const staff = (login: string, facts: Omit<DemoStaff, 'id' | 'email'>): DemoStaff => ({
  id: seededUuid(`staff/${login}`, DEMO_EPOCH),
  email: `${login}@careline.example`,
  ...facts,
});

const account = (login: string, may: string, facts: Omit<DemoStaff, 'id' | 'email'>): DemoAccount => ({
  ...staff(login, facts),
  may,
});

/**
 * Accounts that can sign in to a demo folder, all with `DEMO_PASSWORD`. They have no scopes for screens that do not
 * exist.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(
    'coach',
    'Registers and searches patients, calls them, logs calls, handles tasks, referrals and reviews, follows their own patients, and reads the call history and the charts, at both facilities.',
    {
      name: 'Meenakshi Raghavan',
      roles: ['Coordinator'],
      scopes: [
        'prohealth',
        'registration',
        'search',
        'hmCallInfo',
        'charts',
        'call-status-history',
        ...TASK_SCOPES,
        'my_patients',
        'notifications',
        'review-appointments',
      ],
      facilityIds: BOTH,
    },
  ),
  account(
    'facility',
    `Registers and searches patients, books health checks and consultations, answers booking requests, runs the waiting room, takes and refunds payments and reads the call history of ${FIRST.name}.`,
    {
      name: 'Farhan Siddiqui',
      roles: ['Coordinator'],
      scopes: [
        'prohealth',
        'registration',
        'search',
        'health-check-registration',
        'call-status-history',
        'facility_encounters',
        'transactions',
        'facility_appointments',
        'booking_requests',
        'patient_registration',
        'phc-patient-registration',
        'doctors',
        'facilities',
        'refunds',
      ],
      facilityIds: [FIRST.id],
    },
  ),
  account(
    'doctor',
    'Sees patients, booked and on the day, answers referrals, reviews laboratory results, reads their readings and the charts, at both facilities.',
    {
      name: 'Dr. Sunita Deshpande',
      roles: ['OP Doctor'],
      scopes: [
        'prohealth',
        'search',
        'charts',
        ...ENCOUNTER_SCOPES,
        ...TASK_SCOPES,
        'my_appointments',
        'my_patients',
        'investigations',
        'notifications',
        'review-appointments',
        'live_doctor_status',
      ],
      // Shows a tab only if CARELINE_CONSULT sets its path.
      appScopes: ['consult'],
      facilityIds: BOTH,
      registration: { council: 'MH', number: 'DEMO-10234', qualification: 'MBBS, MD (General Medicine)' },
      specialities: ['internal-medicine', 'diabetology'],
      languages: ['en', 'hi', 'te'],
    },
  ),
  account('pharmacist', `Reviews prescriptions line by line, at ${FIRST.name}.`, {
    name: 'Harpreet Gill',
    roles: ['Pharmacist'],
    scopes: ['prohealth', 'search', 'my_encounters'],
    facilityIds: [FIRST.id],
  }),
  account('admin', 'Can do everything at both facilities, including staff, partners and the audit.', {
    name: 'Arjun Menon',
    roles: ['Admin'],
    scopes: BUILT_SCOPES,
    facilityIds: BOTH,
  }),
  account('noscope', 'Can sign in but do nothing else: shows what a person without scopes sees.', {
    name: 'Ritu Malhotra',
    roles: [],
    scopes: [],
    facilityIds: [FIRST.id],
  }),
];

/** A second doctor, at the second facility, who cannot sign in. */
export const DEMO_SECOND_DOCTOR: DemoStaff = staff('anil.kulkarni', {
  name: 'Dr. Anil Kulkarni',
  roles: ['OP Doctor'],
  scopes: ['prohealth', 'search', 'my_encounters'],
  facilityIds: BOTH,
  registration: { council: 'MH', number: 'DEMO-20871', qualification: 'MBBS, DNB (Family Medicine)' },
  specialities: ['family-medicine'],
  languages: ['en', 'hi', 'ta'],
});

/** Staff who made calls in the past year and cannot sign in. */
export const DEMO_COLLEAGUES: readonly DemoStaff[] = [
  ['kavya.reddy', 'Kavya Reddy', FIRST.id],
  ['joseph.thomas', 'Joseph Thomas', SECOND.id],
  ['shabana.begum', 'Shabana Begum', FIRST.id],
  ['ilango.selvam', 'Ilango Selvam', SECOND.id],
].map(([login = '', name = '', facilityId = '']) =>
  staff(login, { name, roles: ['Coordinator'], scopes: [], facilityIds: [facilityId] }),
);

/** Returns the staff who can be authors of demo calls at this facility. */
export function demoCallers(facilityId: string): readonly DemoStaff[] {
  const coaches = DEMO_ACCOUNTS.filter((person) => person.email.startsWith('coach@'));
  return [...coaches, ...DEMO_COLLEAGUES].filter((person) => person.facilityIds.includes(facilityId));
}
