import type { DispositionKey } from '@careline/core/internal/calls/outcome';
import type { MetricType } from '@careline/core/internal/observations';
import type { Gender } from '@careline/core/internal/patients';
import type { CallTypeKey, ProgrammeKey } from '@careline/core/internal/programmes';

/** A patient at the mock session's facility. Omitted fields are unknown. */
export interface MockPatient {
  /** A UUID, which pages pass to elements as `patient-id`. */
  readonly patientId: string;
  readonly name: string;
  readonly gender?: Gender;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate?: string;
  readonly uhid?: string;
  /** In dialling format: `+919848022338`. */
  readonly phone?: string;
  readonly programmes?: readonly ProgrammeKey[];
}

export interface MockCall {
  readonly patientId: string;
  /** A UUID; generated if omitted. */
  readonly callId?: string;
  /** Defaults to the patient's first programme, and its first call type. */
  readonly programme?: ProgrammeKey;
  readonly callType?: CallTypeKey;
  readonly disposition: DispositionKey;
  readonly note?: string;
  /** Unix seconds. */
  readonly startedAt: number;
}

/** A reading with its values by key, in their usual units unless given. */
export interface MockReading {
  readonly patientId: string;
  readonly metric: MetricType;
  /** Unix seconds. */
  readonly at: number;
  readonly values: Readonly<
    Record<string, number | string | { readonly text: string; readonly unit: string }>
  >;
}

export interface MockEncounter {
  readonly patientId: string;
  /** A UUID; generated if omitted. */
  readonly encounterId?: string;
  /** Unix seconds; lasts half an hour. */
  readonly start: number;
  /** Defaults to `CONFIRMED`. */
  readonly status?: string;
  readonly reason?: string;
}

export interface MockStaff {
  readonly name?: string;
  /** Defaults to everything a partner's staff may have. */
  readonly scopes?: readonly string[];
  /** IANA name of the facility's time zone; defaults to `Asia/Kolkata`. */
  readonly timeZone?: string;
}

export interface MockFixtures {
  /** Defaults to `SAMPLE_PATIENTS`, with their calls, readings and bookings. */
  readonly patients?: readonly MockPatient[];
  readonly calls?: readonly MockCall[];
  readonly readings?: readonly MockReading[];
  readonly encounters?: readonly MockEncounter[];
  readonly staff?: MockStaff;
}

/** Fictitious people for tests that need no others, like a sandbox's. */
export const SAMPLE_PATIENTS = [
  {
    patientId: '00000000-0002-7000-8000-000000000001',
    name: 'Asha Rao',
    gender: 'female',
    birthDate: '1969-03-12',
    uhid: 'CL0000000017',
    phone: '+919848022338',
    programmes: ['ahc'],
  },
  {
    patientId: '00000000-0002-7000-8000-000000000002',
    name: 'Bindu Menon',
    gender: 'female',
    birthDate: '1994-08-30',
    uhid: 'CL0000000027',
    phone: '+919848022339',
    programmes: ['healthy_motherhood'],
  },
  {
    patientId: '00000000-0002-7000-8000-000000000003',
    name: 'Chandan Iyer',
    gender: 'male',
    birthDate: '1958',
    phone: '+919848022340',
    programmes: ['apollo_sugar'],
  },
] as const satisfies readonly MockPatient[];

const DAY = 86_400;

/** Returns the sample people's records; `now` in unix seconds. */
export function sampleRecords(now: number): Required<Omit<MockFixtures, 'patients' | 'staff'>> {
  const [{ patientId: asha }, { patientId: bindu }] = SAMPLE_PATIENTS;
  return {
    calls: [
      { patientId: asha, disposition: 'no-answer', startedAt: now - DAY },
      { patientId: bindu, disposition: 'switched-off', startedAt: now - 2 * DAY },
    ],
    readings: [
      { patientId: asha, metric: 'body', at: now - 40 * DAY, values: { weight: 72 } },
      { patientId: asha, metric: 'body', at: now - 10 * DAY, values: { weight: 71 } },
      {
        patientId: asha,
        metric: 'bloodpressure',
        at: now - 10 * DAY,
        values: { systolic: 128, diastolic: 82 },
      },
    ],
    encounters: [{ patientId: bindu, start: now + DAY, reason: 'Follow-up' }],
  };
}
