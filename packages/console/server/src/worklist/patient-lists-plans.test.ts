import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithAlerts } from '../../test/many/many-alerts.ts';
import { fillWithCare } from '../../test/many/many-care.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { planOf } from '../../test/plans.ts';
import { ofFacility, ofReader, patientListStatement, patientTotalStatement } from './patient-list.ts';

/** One in ten belongs to the reader's facility. `npm run prove` tests more. */
const PATIENTS = 50_000;
const NOW = 1_760_000_000;

/** Tables that grow with patients and their care. A full scan of one of them means a missing index. */
const GROWING = ['person', 'person_facility', 'work_item', 'encounter', 'follow_up', 'reading_alert'];

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('lists among very many patients on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithAlerts(database.db, clinic, { count: PATIENTS, until: NOW });
    await fillWithCare(database.db, clinic, NOW);
  });
  afterAll(() => database?.remove());

  const query = (filters = {}, after?: string) => ({
    ...clinic,
    timeZone: 'Asia/Kolkata',
    now: NOW,
    filters,
    limit: 50,
    after,
  });
  const readWhole = async (statement: Parameters<typeof planOf>[1]) =>
    (await planOf(database.db, statement)).readWhole(GROWING);

  it.each([
    ['the facility', ofFacility, {}],
    ['the facility without contact', ofFacility, { quietDays: 30 }],
    ['the facility by name', ofFacility, { text: 'Revathi' }],
    ['the facility by weeks of pregnancy', ofFacility, { weekFrom: 20, weekTo: 30 }],
    ['the facility by risk', ofFacility, { risk: 'critical' as const }],
    ['the facility by diagnosis', ofFacility, { diagnosis: 'E11' }],
    ['the reader', ofReader, {}],
    ['the reader by tag', ofReader, { tag: 'HIGH_RISK' }],
  ])('a page of %s reads no table whole', async (_, sourceOf, filters) => {
    expect(await readWhole(patientListStatement(sourceOf, query(filters)))).toEqual([]);
  });

  it('the first and a later page of the facility come in the order of an index', async () => {
    const later = Buffer.from(JSON.stringify(['m', clinic.staffId])).toString('base64url');
    for (const after of [undefined, later]) {
      const { indexes } = await planOf(database.db, patientListStatement(ofFacility, query({}, after)));
      expect(indexes).toContain('person_facility_by_name');
    }
  });

  it('the count of the reader’s own patients reads no table whole', async () => {
    expect(await readWhole(patientTotalStatement(ofReader, query()))).toEqual([]);
  });
});
