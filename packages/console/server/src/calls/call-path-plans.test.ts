import {
  addCallLog,
  addStatus,
  dial,
  getCallLog,
  getLastAnswers,
  listUserTouchpoints,
} from '@careline/core/internal/calls';
import {
  claimNext,
  claimPatient,
  getWorkNumbers,
  listWork,
  releasePatient,
} from '@careline/core/internal/calls/worklist';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { callContent } from '../../test/content/call-content.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithAlerts } from '../../test/many/many-alerts.ts';
import { fillWithHistory } from '../../test/many/many-histories.ts';
import { fillWithPatients, phoneOf } from '../../test/many/many-patients.ts';
import { tablesReadWhole } from '../../test/plans.ts';
import { type WatchedDatabase, watchedDatabase } from '../../test/watched-database.ts';

/**
 * Number of patients, with two calls each.
 * `CARELINE_PLAN_PATIENTS=1000000` tests the size the product is designed for.
 */
const PATIENTS = Number(process.env.CARELINE_PLAN_PATIENTS ?? 50_000);
const NOW = 1_760_000_000;

const GROWING = [
  'person',
  'person_facility',
  'person_phone',
  'identifier',
  'enrolment',
  'contact',
  'contact_status',
  'call_log',
  'reading',
  'reading_alert',
  'open_sign',
  'work_item',
  'work_claim',
];
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i;

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('among very many calls on a PostgreSQL server', () => {
  let database: TestDatabase;
  let watched: WatchedDatabase;
  let call: ClinicalCalls;
  let vitaIds: readonly string[] = [];
  let vitaId: string;
  const content = callContent(NOW);
  const of = { programme: 'careline', callType: 'monthly' } as const;

  /** Stores what a history leaves behind: expired claims, and signs with an outcome. */
  async function fillWithSigns({ organisationId, staffId }: Clinic): Promise<void> {
    await sql`insert into open_sign (id, organisation_id, facility_id, person_id, contact_id, signs, told_at, raised_at,
          settled_at, settled_by, outcome)
        select gen_random_uuid(), organisation_id, facility_id, person_id, id, '[]', started_at, started_at, started_at,
          author_id, 'ok' from contact`.execute(database.db);
    await sql`insert into work_claim (person_id, organisation_id, facility_id, staff_id, claimed_at, until)
        select person_id, ${organisationId}::uuid, facility_id, ${staffId}::uuid, 1, 2 from person_facility`.execute(
      database.db,
    );
    await sql`analyze open_sign, work_claim`.execute(database.db);
  }

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    const clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithHistory(database.db, clinic, NOW);
    await fillWithAlerts(database.db, clinic, { count: PATIENTS, until: NOW });
    await fillWithSigns(clinic);
    // Background recalculation, a hundred patients at a time, is not part of any request.
    await database.db.deleteFrom('work_change').execute();
    watched = watchedDatabase(database.settings);
    const { facilityId } = clinic;
    call = clinicalCalls(watched, clinic, {
      now: NOW,
      scopes: ['prohealth', 'search', 'hmCallInfo'],
    });
    const { rows } = await sql<{ id: string }>`
      select c.person_id as id from contact c
      where c.facility_id = ${facilityId} and not exists (
        select from contact_status s where s.person_id = c.person_id and s.status = 'stop')
      group by c.person_id order by c.person_id limit 5`.execute(database.db);
    vitaIds = rows.map(({ id }) => id);
    [vitaId = ''] = vitaIds;
  });
  afterAll(async () => {
    await watched?.close();
    await database?.remove();
  });

  /** Starts a call to the next patient. A second call to a patient with an open call would be refused. */
  const dialled = async () => {
    [vitaId = '', ...vitaIds] = vitaIds;
    const begun = content.contact(vitaId, of);
    await call(dial, { body: { contact: begun } });
    return begun.id;
  };
  const saved = async () => {
    const id = await dialled();
    const log = content.log({ form: 'chronic-care/monthly@1' });
    await call(addCallLog, { body: content.saved(id, vitaId, { log }) });
    return id;
  };

  it.each<[string, () => Promise<unknown>]>([
    ['a search by name', () => call(listPatients, { body: { by: 'name', text: 'sharma rav', limit: 20 } })],
    ['a search by phone', () => call(listPatients, { body: { by: 'phone', text: phoneOf(471), limit: 20 } })],
    ['a patient', () => call(getPatient, { query: { vitaId } })],
    ['calls of a patient', () => call(listUserTouchpoints, { query: { vitaId, limit: '50' } })],
    ['the last answers', () => call(getLastAnswers, { query: { vitaId, programme: 'careline' } })],
    ['a claim', () => call(claimPatient, { body: { vitaId, takeOver: false } })],
    ['a claim given back', () => call(releasePatient, { body: { vitaId } })],
    ['a call that begins', dialled],
    ['a call that reached somebody', saved],
    [
      'a call that reached nobody',
      async () => call(addStatus, { body: { contactId: await dialled(), vitaId, status: content.status() } }),
    ],
    ['a call with its log', async () => call(getCallLog, { query: { contactId: await saved() } })],
    ['the worklist', () => call(listWork, { query: {} })],
    ['the numbers of the day', () => call(getWorkNumbers, { query: undefined })],
    ['the next patient', () => call(claimNext, { body: {} })],
    ['the alerts', () => call(listReadingAlerts, { query: {} })],
  ])('%s reads no table whole', async (_, work) => {
    const statements = await watched.readsOf(work, PLANNED);
    expect(statements.length).toBeGreaterThan(0);
    expect(await tablesReadWhole(database.db, statements, GROWING)).toEqual([]);
  });

  it('and a statement that does would be noticed', async () => {
    const statement = CompiledQuery.raw(
      'select from contact_status s join contact c on c.current_status_id = s.id where s.person_id = $1',
      [vitaId],
    );
    const found = await tablesReadWhole(database.db, [statement], GROWING);
    expect(found.map(({ table }) => table)).toContain('contact');
  });
});
