import type { ServiceType } from '@careline/core/internal/encounters';
import { DEMO_FACILITIES } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS, DEMO_SECOND_DOCTOR, type DemoStaff } from '../../src/demo/demo-staff.ts';

const [FIRST, SECOND] = DEMO_FACILITIES;
export const DEMO_DOCTOR = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@')) as DemoStaff;

/** When a demo doctor sees patients: weekday (0 is Sunday), hours, and the share of slots that are booked. */
export interface Rhythm {
  readonly doctor: DemoStaff;
  readonly facilityId: string;
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly until: number;
  /** Duration of the service. It is the same for all doctors of a facility. */
  readonly minutes: number;
  readonly booked: number;
  readonly services: readonly [ServiceType, ...ServiceType[]];
}

/** One doctor has many short appointments every morning and some by video, the other a few in the evenings. */
export const RHYTHMS: readonly Rhythm[] = [
  {
    doctor: DEMO_DOCTOR,
    facilityId: FIRST.id,
    weekdays: [1, 2, 3, 4, 5],
    from: 9,
    until: 13,
    minutes: 20,
    booked: 0.75,
    services: ['GP_CONSULTATION', 'CARDIOLOGY_CONSULTATION'],
  },
  {
    doctor: DEMO_DOCTOR,
    facilityId: FIRST.id,
    weekdays: [1, 3, 5],
    from: 14,
    until: 16,
    minutes: 30,
    booked: 0.6,
    services: ['AHC_DOCTOR_VC'],
  },
  {
    doctor: DEMO_DOCTOR,
    facilityId: SECOND.id,
    weekdays: [2, 4],
    from: 15,
    until: 17,
    minutes: 20,
    booked: 0.6,
    services: ['GP_CONSULTATION', 'NCD_SCREENING'],
  },
  {
    doctor: DEMO_SECOND_DOCTOR,
    facilityId: FIRST.id,
    weekdays: [1, 3, 6],
    from: 17,
    until: 20,
    minutes: 30,
    booked: 0.5,
    services: ['AHC_DOCTOR_VC', 'ENDOCRINOLOGY_CONSULTATION'],
  },
  {
    doctor: DEMO_SECOND_DOCTOR,
    facilityId: SECOND.id,
    weekdays: [2, 5],
    from: 17,
    until: 19,
    minutes: 30,
    booked: 0.5,
    services: ['AHC_DOCTOR_VC'],
  },
];

export interface Leave {
  readonly doctor: DemoStaff;
  /** Days after the first start, inclusive. */
  readonly from: number;
  readonly until: number;
  readonly note: string;
}

export const LEAVES: readonly Leave[] = [
  { doctor: DEMO_SECOND_DOCTOR, from: 2, until: 4, note: 'Course on diabetic feet' },
  { doctor: DEMO_DOCTOR, from: 8, until: 9, note: 'Family wedding' },
];
