import { type Contact, contactSchema } from '@careline/core/internal/calls';
import { dispositionOf } from '@careline/core/internal/calls/outcome';
import { serverNow } from '@careline/core/internal/clock';
import { type Encounter, encounterSchema } from '@careline/core/internal/encounters';
import type { UserProfile } from '@careline/core/internal/identity';
import { type MetricRecord, type NewReading, newReadingSchema } from '@careline/core/internal/metrics';
import { PARTNER_SCOPES } from '@careline/core/internal/navigation';
import { MEASURE_DEFINITIONS, measureOf } from '@careline/core/internal/observations';
import { type Patient, patientSchema } from '@careline/core/internal/patients';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import {
  type MockCall,
  type MockEncounter,
  type MockFixtures,
  type MockPatient,
  type MockReading,
  type MockStaff,
  SAMPLE_PATIENTS,
  sampleRecords,
} from './mock-fixtures.ts';

/** The mock session's data, in the services' format; grows with what a test saves. */
export interface MockRecord {
  readonly profile: UserProfile;
  readonly facilityId: string;
  readonly patients: Patient[];
  readonly calls: Contact[];
  /** By patient. */
  readonly readings: Map<string, MetricRecord[]>;
  readonly encounters: Encounter[];
  /** A new id. */
  newId(): string;
  /** Unix seconds. */
  now(): number;
}

const ids = (kind: number) => {
  let last = 0;
  return () => {
    last += 1;
    return `00000000-00${kind}0-7000-8000-${String(last).padStart(12, '0')}`;
  };
};

const STAFF_ID = '00000000-0003-7000-8000-000000000001';
const FACILITY_ID = '00000000-0004-7000-8000-000000000001';

function profileOf({ name = 'Meera Nair', scopes = PARTNER_SCOPES, timeZone = 'Asia/Kolkata' }: MockStaff) {
  const facility = { facilityId: FACILITY_ID, facilityName: 'Careline Jayanagar', timeZone };
  return {
    sub: STAFF_ID,
    name,
    email: 'staff@careline.example',
    emailHash: '',
    roles: ['Coordinator'],
    scopes: [...scopes],
    facility,
    facilities: [facility],
    azp: 'mock-session',
    resourceId: STAFF_ID,
    user_metadata: { app_scopes: [] },
  } satisfies UserProfile;
}

export const metaInfo = (at: number) => ({ updatedAt: at, createdAt: at, deleted: false, source: 'manual' });

const patientOf = (
  { patientId, name, gender = 'unknown', birthDate, uhid, phone, programmes = [] }: MockPatient,
  now: number,
): Patient => ({
  vitaId: patientId,
  appUserInfo: { name, gender },
  birthDate: birthDate ?? null,
  deceased: null,
  uhid: uhid ?? null,
  identifiers: [],
  phones: phone ? [{ value: phone, use: 'mobile' }] : [],
  languages: ['en'],
  enrolments: programmes.map((programme) => ({ programme, enrolledAt: now - 200 * 86_400 })),
  callsStopped: null,
});

/** Converts fixtures to the services' format; errors name the faulty one. */
function readAll<Fixture extends { readonly patientId: string }, Wire>(
  name: string,
  fixtures: readonly Fixture[],
  make: (fixture: Fixture) => Wire,
  faultOf: (wire: Wire) => string | undefined,
): Wire[] {
  return fixtures.map((fixture, index) => {
    const where = `createMockSession: ${name}[${index}]`;
    const wire = make(fixture);
    const fault = faultOf(wire)?.replace(/^vitaId\b/, 'patientId');
    if (fault) throw new TypeError(`${where}: ${fault}`);
    return wire;
  });
}

/** Returns a schema's first complaint about a value, with its path. Schemas are Standard Schemas. */
export function faultIn(
  schema: { readonly '~standard': { validate(value: unknown): unknown } },
  value: unknown,
): string | undefined {
  const { issues } = schema['~standard'].validate(value) as {
    readonly issues?: readonly {
      readonly message: string;
      readonly path?: readonly { readonly key: PropertyKey }[];
    }[];
  };
  const [first] = issues ?? [];
  if (!first) return undefined;
  const place = (first.path ?? []).map(({ key }) => String(key)).join('.');
  return place ? `${place}: ${first.message}` : first.message;
}

function readingOf({ metric, at, values }: MockReading, id: string): MetricRecord {
  const entered = Object.entries(values).map(([key, value]) => {
    const measure = measureOf(metric, key);
    if (!measure) throw new TypeError(`createMockSession: a reading of ${metric} has no value ${key}`);
    const [usual = ''] = Object.keys(MEASURE_DEFINITIONS[measure].units);
    const { text, unit } = typeof value === 'object' ? value : { text: String(value), unit: usual };
    return { key, text, unit };
  });
  const { createdAt: _, ...entry } = metaInfo(at);
  const reading = { id, metric, timestamp: at, values: entered, metaInfo: entry };
  const fault = faultIn(newReadingSchema, reading);
  if (fault) throw new TypeError(`createMockSession: a reading of ${metric}: ${fault}`);
  return storedReading(reading, at);
}

/** Returns a new reading as the services return it. */
export const storedReading = (reading: NewReading, now: number): MetricRecord => ({
  ...(reading as Omit<MetricRecord, 'values' | 'metaInfo'>),
  values: reading.values.map((value) => ({
    ...value,
    ...(Number.isNaN(Number(value.text)) ? {} : { value: Number(value.text) }),
  })) as MetricRecord['values'],
  metaInfo: { ...metaInfo(now), updatedAt: reading.metaInfo.updatedAt },
});

/** Reads a session's fixtures. Throws a TypeError that names the first one the services could not have returned. */
export function createMockRecord(fixtures: MockFixtures, clock: () => number = serverNow): MockRecord {
  const now = () => Math.floor(clock() / 1000);
  const sample = fixtures.patients ? { calls: [], readings: [], encounters: [] } : sampleRecords(now());
  const given = { ...sample, patients: SAMPLE_PATIENTS as readonly MockPatient[], ...definedOf(fixtures) };
  const profile = profileOf(given.staff ?? {});
  const author = { id: profile.sub, name: profile.name };
  const newId = ids(9);
  const patients = readAll(
    'patients',
    given.patients,
    (one) => patientOf(one, now()),
    (wire) => faultIn(patientSchema, wire),
  );
  const whose = (patientId: string): Patient => {
    const found = patients.find(({ vitaId }) => vitaId === patientId);
    if (!found) throw new TypeError(`createMockSession: ${patientId} is the id of nobody in patients`);
    return found;
  };

  const callOf = ({
    patientId,
    callId,
    programme,
    callType,
    disposition,
    note,
    startedAt,
  }: MockCall): Contact => {
    const { appUserInfo, uhid, enrolments } = whose(patientId);
    const within = programme ?? (enrolments[0]?.programme as MockCall['programme']) ?? 'ahc';
    return {
      id: callId ?? newId(),
      vitaId: patientId,
      patient: { name: appUserInfo.name, uhid },
      facilityId: FACILITY_ID,
      programme: within,
      callType: callType ?? PROGRAMMES[within].callTypes[0] ?? 'ad-hoc',
      direction: 'outbound',
      attempt: 1,
      startedAt,
      author,
      status: {
        id: newId(),
        status: dispositionOf(disposition)?.outcome ?? disposition,
        disposition,
        detail: null,
        note: note ?? null,
        nextCallAt: null,
        endedAt: startedAt + 60,
        author,
        metaInfo: metaInfo(startedAt),
      },
      logVersion: null,
      metaInfo: metaInfo(startedAt),
    };
  };

  const encounterOf = ({
    patientId,
    encounterId,
    start,
    status = 'CONFIRMED',
    reason,
  }: MockEncounter): Encounter => {
    const { appUserInfo, uhid } = whose(patientId);
    return {
      id: encounterId ?? newId(),
      vitaId: patientId,
      patient: { name: appUserInfo.name, uhid },
      facilityId: FACILITY_ID,
      consultationMode: 'PHYSICAL',
      encounterClass: 'AMB',
      encounterType: 'PHC',
      serviceType: 'GP_CONSULTATION',
      status,
      period: { start, end: start + 1800 },
      careProvider: null,
      reason: reason ?? null,
      version: 1,
      metaInfo: metaInfo(now()),
    };
  };

  const readings = new Map<string, MetricRecord[]>(patients.map(({ vitaId }) => [vitaId, []]));
  for (const one of given.readings) {
    readings.get(whose(one.patientId).vitaId)?.push(readingOf(one, newId()));
  }
  return {
    profile,
    facilityId: FACILITY_ID,
    patients,
    calls: readAll('calls', given.calls, callOf, (wire) => faultIn(contactSchema, wire)),
    readings,
    encounters: readAll('encounters', given.encounters, encounterOf, (wire) =>
      faultIn(encounterSchema, wire),
    ),
    newId,
    now,
  };
}

/** Drops fields that are undefined. */
function definedOf(fixtures: MockFixtures): {
  -readonly [Key in keyof MockFixtures]: NonNullable<MockFixtures[Key]>;
} {
  return Object.fromEntries(Object.entries(fixtures).filter(([, value]) => value !== undefined));
}
