import { LAB_VIEWS } from '@careline/core/internal/labs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithLabOrders } from '../../test/many/many-lab-orders.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { planOf } from '../../test/plans.ts';
import { newId } from '../platform/database/new-id.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import { projectPatientsStatement } from '../projects/project-patients.ts';
import { labCountsStatement, labWorkStatement } from './lab-work.ts';

/** Number of patients, with five orders each. */
const PATIENTS = 20_000;
const NOW = 1_760_000_000;
const GROWING = ['lab_order', 'person', 'person_facility', 'project_patient'];

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('among very many laboratory orders on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;
  const projectId = newId();

  /** Stores orders of a year, and a project with every patient. */
  async function fillWithOrders(): Promise<void> {
    const { organisationId, staffId } = clinic;
    await fillWithLabOrders(database.db, clinic, { each: 5, now: NOW });
    await sql`insert into project (id, organisation_id, name, kind, description, from_day, programmes, author_id,
        created_at, updated_at, updated_by)
      values (${projectId}, ${organisationId}, 'Census', 'study', '', '2025-01-01', '{}', ${staffId}, ${NOW}, ${NOW},
        ${staffId})`.execute(database.db);
    await sql`insert into project_patient (id, project_id, person_id, facility_id, enrolled_at, enrolled_by)
      select gen_random_uuid(), ${projectId}, person_id, facility_id, ${NOW}::bigint - (random() * 31536000)::bigint,
        ${staffId}
      from person_facility on conflict do nothing`.execute(database.db);
    await refreshStatistics(database.db);
  }

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithOrders();
  });
  afterAll(() => database?.remove());

  it.each(LAB_VIEWS)('a page of %s orders reads no table whole', async (view) => {
    const plan = await planOf(database.db, labWorkStatement({ ...clinic, now: NOW, view, limit: 50 }));
    expect(plan.readWhole(GROWING)).toEqual([]);
  });

  it('the numbers by stage read no table whole', async () => {
    const plan = await planOf(database.db, labCountsStatement({ ...clinic, now: NOW }));
    expect(plan.readWhole(['lab_order'])).toEqual([]);
  });

  it('a page of a project’s patients reads no table whole', async () => {
    const plan = await planOf(
      database.db,
      projectPatientsStatement({ facilityId: clinic.facilityId, projectId, limit: 50 }),
    );
    expect(plan.readWhole(GROWING)).toEqual([]);
    expect(plan.indexes).toContain('project_patient_list');
  });
});
