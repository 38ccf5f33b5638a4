import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithAlerts } from '../../test/many/many-alerts.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { planOf } from '../../test/plans.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
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

  /** Adds a visit, a row of the worklist and a task per patient, with a hundred members of staff. */
  async function fillWithCare(): Promise<void> {
    const { organisationId, staffId } = clinic;
    await database.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`insert into staff (id, organisation_id, name, email)
        select gen_random_uuid(), ${organisationId}, 'Staff ' || n, n || '@many.example' from generate_series(1, 100) n`.execute(
        tx,
      );
      await sql`create temporary table theirs on commit drop as
        select f.person_id, f.facility_id, s.id as staff_id
        from (select *, row_number() over () % 101 as place from person_facility) f
        join (select id, row_number() over () - 1 as place from staff) s using (place)`.execute(tx);
      await sql`insert into encounter (id, organisation_id, facility_id, person_id, consultation_mode, encounter_class,
          encounter_type, service_type, status, starts_at, care_provider_id, author_id, source, created_at, updated_at)
        select gen_random_uuid(), ${organisationId}, facility_id, person_id, 'PHYSICAL', 'AMB', 'PHC',
          'GP_CONSULTATION', 'CONFIRMED', ${NOW}, staff_id, ${staffId}, 'manual', ${NOW}, ${NOW} from theirs`.execute(
        tx,
      );
      await sql`insert into work_item (organisation_id, facility_id, person_id, programme, risk)
        select ${organisationId}, facility_id, person_id, 'careline',
          case when random() < 0.02 then 'critical' when random() < 0.2 then 'raised' else 'routine' end from theirs`.execute(
        tx,
      );
      await sql`insert into follow_up (id, organisation_id, facility_id, person_id, kind, what, due_on, priority,
          assignee_id, state, version, author_id, source, created_at, updated_at)
        select gen_random_uuid(), ${organisationId}, facility_id, person_id, 'task', 'Ask', '2025-10-20', 'routine',
          staff_id, 'open', 1, ${staffId}, 'manual', ${NOW}, ${NOW} from theirs`.execute(tx);
    });
    await refreshStatistics(database.db);
  }

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithAlerts(database.db, clinic, { count: PATIENTS, until: NOW });
    await fillWithCare();
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
