import { randomUUID } from 'node:crypto';
import {
  addFacility,
  addPartner,
  FACILITY_DEFAULTS,
  inviteStaff,
} from '@careline/core/internal/administration';
import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { createEncounter } from '@careline/core/internal/encounters';
import { addCareTeam } from '@careline/core/internal/encounters/teams';
import {
  type BodyOf,
  createHttpClient,
  type Endpoint,
  type HttpClient,
  HttpError,
  serviceBasesUnder,
} from '@careline/core/internal/http';
import { registerPatient } from '@careline/core/internal/patients/registration';
import { signPrescription, stopLine, withdrawPrescription } from '@careline/core/internal/prescriptions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../src/platform/database/new-id.ts';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { encounterContent } from '../content/encounter-content.ts';
import { aPrescription } from '../content/prescription-content.ts';
import { aSheetVersion } from '../content/sheet-content.ts';
import { databases } from '../databases.ts';
import { aRegistration } from '../patients/registrations.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

const AT_ONCE = 20;
const SCOPES = [
  'prohealth',
  'search',
  'hmCallInfo',
  'settings',
  'my_encounters',
  'facility_encounters',
  'health-check-registration',
  'care-provider-teams',
];
/** Transactions only run concurrently on a server; the embedded database serialises them. */
const kind = databases.at(-1);
const now = Math.floor(Date.now() / 1000);
const content = encounterContent(now);

let server: TestServer;
let staff: TestStaff;
let http: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes, ...(kind && { kind }) });
});
// Each staff member has separate rate limits.
beforeEach(async () => {
  staff = await server.addStaff({ scopes: SCOPES, roles: ['OP Doctor'] });
  const registration = { registration_council: 'MH', registration_number: '12345' };
  await server.db.updateTable('staff').set(registration).where('id', '=', staff.staffId).execute();
  http = createHttpClient({
    bases: serviceBasesUnder(`${server.origin}/api`),
    origin: server.origin,
    fetch,
    accessToken: async () => staff.token,
  });
});
afterAll(() => server.stop());

/** Returns `stored`, or the error code. */
async function outcomeOf<E extends Endpoint>(endpoint: E, body: BodyOf<E>): Promise<string> {
  try {
    await http.call(endpoint, { body, idempotencyKey: randomUUID() } as never);
    return 'stored';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `${error.status} ${error.code}`;
  }
}

/** Counts the outcomes of concurrent saves with different keys. */
async function outcomes<E extends Endpoint>(endpoint: E, bodyOf: () => BodyOf<E>) {
  const all = await Promise.all(Array.from({ length: AT_ONCE }, () => outcomeOf(endpoint, bodyOf())));
  return Object.fromEntries(
    [...new Set(all)].toSorted().map((one) => [one, all.filter((o) => o === one).length]),
  );
}

const ONE_WINS = { '409 conflict': AT_ONCE - 1, stored: 1 };

it('signs a prescription once', async () => {
  const prescription = aPrescription(await server.addPatient('Meena Iyer'), now);
  expect(await outcomes(signPrescription, () => ({ prescription }))).toEqual(ONE_WINS);
  const lines = await server.db
    .selectFrom('prescription_line')
    .select('id')
    .where('prescription_id', '=', prescription.id)
    .execute();
  expect(lines).toHaveLength(1);
});

it('numbers simultaneously signed prescriptions without a gap', async () => {
  const vitaId = await server.addPatient('Meena Iyer');
  const signed = await outcomes(signPrescription, () => ({ prescription: aPrescription(vitaId, now) }));
  expect(signed).toEqual({ stored: AT_ONCE });
});

it('stops and withdraws a prescription once', async () => {
  const vitaId = await server.addPatient('Meena Iyer');
  const prescription = aPrescription(vitaId, now);
  const of = { vitaId, prescriptionId: prescription.id };
  await outcomeOf(signPrescription, { prescription });
  const lineId = prescription.lines[0]?.id ?? '';
  expect(
    await outcomes(stopLine, () => ({ stop: { ...of, id: newId(), lineId, reason: 'Cough' } }) as never),
  ).toEqual(ONE_WINS);
  expect(
    await outcomes(withdrawPrescription, () => ({ withdrawal: { ...of, reason: 'Another patient' } })),
  ).toEqual(ONE_WINS);
});

it('registers one patient for one UHID', async () => {
  const taken = await outcomes(registerPatient, () => aRegistration(now, { uhid: 'CL1234567897' }));
  expect(taken).toEqual({ '409 uhid-taken': AT_ONCE - 1, stored: 1 });
});

it('books one encounter for one patient and time', async () => {
  const vitaId = await server.addPatient('Meena Iyer');
  const encounter = content.consultation(vitaId, staff.facilityId, {
    period: { start: now + 3600, end: now + 4800 },
    careProviderId: staff.staffId,
  });
  expect(await outcomes(createEncounter, () => ({ encounter }))).toEqual(ONE_WINS);
  const others = await outcomes(createEncounter, () => ({
    encounter: { ...encounter, id: newId(), period: { start: now + 7200, end: now + 8400 } },
  }));
  expect(others.stored).toBe(1);
  expect(Object.keys(others).every((one) => one === 'stored' || one.startsWith('409'))).toBe(true);
});

it('saves one first version of a section of a case sheet', async () => {
  const vitaId = await server.addPatient('Meena Iyer');
  expect(await outcomes(saveCaseSheet, () => ({ version: aSheetVersion(vitaId, now) }))).toEqual(ONE_WINS);
});

it('adds one member of staff for one e-mail address', async () => {
  const colleague = {
    email: 'ravi@staff.example',
    name: 'Ravi New',
    roles: ['Coordinator'],
    scopes: ['search'],
    facilityIds: [staff.facilityId],
    locale: 'en' as const,
  };
  expect(await outcomes(inviteStaff, () => colleague)).toEqual(ONE_WINS);
});

it('adds one facility for one code', async () => {
  const facility = () => ({ ...FACILITY_DEFAULTS, name: `Clinic ${newId()}`, code: 'BLR-02' });
  expect(await outcomes(addFacility, facility)).toEqual(ONE_WINS);
});

it('adds one partner for one name', async () => {
  const partner = {
    name: 'Lake Health',
    issuer: null,
    audience: null,
    origins: ['https://lake.example'],
    scopes: ['search'],
    facilityIds: [staff.facilityId],
  };
  expect(await outcomes(addPartner, () => partner)).toEqual(ONE_WINS);
});

it('adds one care team for one id', async () => {
  const team = { id: newId(), team: { name: 'Team A', members: [], standIns: [] } };
  expect(await outcomes(addCareTeam, () => team)).toEqual(ONE_WINS);
});

it('fails nowhere', () => {
  expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
