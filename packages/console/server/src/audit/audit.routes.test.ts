import {
  findAuditPatient,
  getPatientReport,
  listAudit,
  listAuditPeople,
} from '@careline/core/internal/audit';
import { startOfDay } from '@careline/core/internal/formatting';
import type { Endpoint, QueryOf } from '@careline/core/internal/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { type AuditEntry, writeAudit } from '../platform/access/audit.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

const NOW = 1_760_000_000;
const ZONE = 'Asia/Kolkata';

describe.each(databasesOfRun)('the audit for auditors on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let call: ClinicalCalls;
  let otherStaff: string;
  const [meena, ravi, foreign] = [newId(), newId(), newId()];

  /** Stores an audit row with an earlier time (unix seconds). The database's clock cannot be set back. */
  async function audited(
    { action: name, ...entry }: Omit<Partial<AuditEntry>, 'action'> & { action: string },
    at: number,
  ): Promise<void> {
    const { organisationId, facilityId, staffId } = clinic;
    const requestId = newId();
    const action = { name } as Endpoint;
    await database.db.transaction().execute(async (tx) => {
      await writeAudit(tx, {
        organisationId,
        facilityId,
        staffId,
        requestId,
        outcome: 'done',
        action,
        ...entry,
      });
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update audit set at = to_timestamp(${at}) where request_id = ${entry.requestId ?? requestId}`.execute(
        tx,
      );
    });
  }

  async function addColleague(organisationId: string, name: string, active = true): Promise<string> {
    const id = newId();
    const row = { id, organisation_id: organisationId, name, email: `${id}@test.example`, active };
    await database.db.insertInto('staff').values(row).execute();
    return id;
  }

  async function addPortal(organisationId: string): Promise<string> {
    const row = { id: newId(), organisation_id: organisationId, name: 'North Portal', key_hash: newId() };
    const rest = { origins: ['https://portal.example'], created_at: 1, updated_at: 1 };
    await database.db
      .insertInto('partner')
      .values({ ...row, ...rest })
      .execute();
    return row.id;
  }

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    call = clinicalCalls(database, clinic, { now: NOW });
    const elsewhere = await aClinic(database.db);
    otherStaff = await addColleague(clinic.organisationId, 'Binod Nurse', false);
    const uhid = (value: string) => ({ identifiers: [{ system: 'uhid', value }] });
    await runWork(database.db, (tx) =>
      insertPersons(tx, [
        aPerson(clinic, { id: meena, name: 'Meena Iyer', ...uhid('CL0000000018') }),
        aPerson(clinic, { id: ravi, name: 'Ravi Kumar', facilityIds: [clinic.otherFacilityId] }),
        aPerson(elsewhere, { id: foreign, name: 'Foreign Person', ...uhid('CL0000000026') }),
      ]),
    );
    await audited({ action: 'identity/exchange' }, NOW - 400);
    await audited({ action: 'user/list', personIds: [ravi, meena] }, NOW - 300);
    await audited({ action: 'metric/bloodpressure', personIds: [meena] }, NOW - 200);
    const details = { through: await addPortal(clinic.organisationId) };
    await audited({ action: 'metric/body', personIds: [meena], details }, NOW - 199);
    await audited({ action: 'vitals/body/add', personIds: [meena] }, NOW - 198);
    await audited(
      { action: 'user/get', outcome: 'refused', personIds: [ravi], details: { code: 'scope-missing' } },
      NOW - 100,
    );
    const facilityId = clinic.otherFacilityId;
    const reason = 'Brought in unconscious after a fall';
    await audited(
      {
        action: 'access/break-glass',
        staffId: otherStaff,
        facilityId,
        personIds: [meena],
        details: { emergency: true, reason, until: NOW + 3500 },
      },
      NOW - 90,
    );
    await audited(
      {
        action: 'user/get',
        staffId: otherStaff,
        facilityId,
        personIds: [meena],
        details: { emergency: true },
      },
      NOW - 80,
    );
    await audited({ action: 'import/patients', staffId: undefined, personIds: [meena] }, NOW - 86_400 * 3);
    const { organisationId, staffId } = elsewhere;
    await audited({ action: 'user/get', organisationId, staffId, personIds: [meena, foreign] }, NOW - 10);
  });
  afterAll(() => database.remove());

  const list = async (query: QueryOf<typeof listAudit> = {}) => call(listAudit, { query });
  const actions = async (query: QueryOf<typeof listAudit>) =>
    (await list(query)).data.map((event) => event.action);

  it('lists the rows of the own organisation, newest first, with names', async () => {
    const { data, next, patient } = await list();
    expect(data.map((event) => event.at)).toEqual(data.map((event) => event.at).toSorted((a, b) => b - a));
    expect(data).toHaveLength(9);
    expect([next, patient]).toEqual([null, null]);
    expect(data[1]).toEqual({
      id: expect.any(Number),
      at: NOW - 90,
      writes: false,
      action: 'access/break-glass',
      outcome: 'done',
      requestId: expect.any(String),
      staff: { id: otherStaff, name: 'Binod Nurse' },
      facility: { id: clinic.otherFacilityId, name: 'South' },
      partner: null,
      patients: [{ vitaId: meena, name: 'Meena Iyer', uhid: 'CL0000000018' }],
      patientCount: 1,
      emergency: true,
      reason: 'Brought in unconscious after a fall',
      code: null,
    });
    expect(data.find((event) => event.action === 'metric/body')?.partner?.name).toBe('North Portal');
    expect(data.at(-1)).toMatchObject({ action: 'import/patients', staff: null, emergency: false });
  });

  it.each<[string, () => QueryOf<typeof listAudit>, readonly string[]]>([
    ['an action', () => ({ action: 'user/list' }), ['user/list']],
    ['a kind of action', () => ({ action: 'metric/*' }), ['metric/body', 'metric/bloodpressure']],
    ['a kind in the middle', () => ({ action: 'vitals/*/add' }), ['vitals/body/add']],
    ['signs that mean something to the database', () => ({ action: 'user_list' }), []],
    ['an outcome', () => ({ outcome: 'refused' }), ['user/get']],
    ['emergencies', () => ({ emergency: 'true' }), ['user/get', 'access/break-glass']],
    ['a person', () => ({ staffId: otherStaff }), ['user/get', 'access/break-glass']],
    ['a patient and an action', () => ({ vitaId: meena, action: 'user/list' }), ['user/list']],
    ['a patient of another organisation', () => ({ vitaId: foreign }), []],
    ['a person of another organisation', () => ({ staffId: newId() }), []],
  ])('is filtered by %s', async (_, query, expected) => {
    expect(await actions(query())).toEqual(expected);
  });

  it('counts days of the facility, both ends included', async () => {
    const day = '2025-10-06';
    expect(startOfDay(day, ZONE)).toBeLessThan(NOW - 86_400 * 3);
    expect(await actions({ from: day, to: day })).toEqual(['import/patients']);
    expect(await actions({ to: '2025-10-05' })).toEqual([]);
    await expect(list({ from: '2025-10-07', to: day })).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('of one patient names that patient only', async () => {
    const { data, patient } = await list({ vitaId: meena, action: 'user/list' });
    expect(patient).toEqual({ vitaId: meena, name: 'Meena Iyer', uhid: 'CL0000000018' });
    expect(data[0]?.patients.map((each) => each.vitaId)).toEqual([meena]);
    expect(data[0]?.patientCount).toBe(2);
    expect(call.touched).toEqual([meena, meena]);
  });

  it('records in its own row which patients it shows', async () => {
    await list({ action: 'user/list' });
    expect(call.touched).toEqual([ravi, meena]);
  });

  it('is paged without gaps or repeats, also for rows of the same moment', async () => {
    const action = 'calllog/list';
    for (let n = 0; n < 25; n += 1) await audited({ action }, NOW - 5000 - Math.floor(n / 9));
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const page = await list({ action, limit: '4', ...(after ? { after } : {}) });
      seen.push(...page.data.map((event) => event.id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it.each([
    'nonsense',
    Buffer.from('["x",1]').toString('base64url'),
    Buffer.from('[-1,1]').toString('base64url'),
  ])('only accepts a cursor from an answer: %s', async (after) => {
    await expect(list({ after })).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('names the staff of the organisation, including those who left', async () => {
    const { data } = await call(listAuditPeople, {});
    expect(data).toEqual([
      { id: clinic.staffId, name: 'Asha Coach', active: true },
      { id: otherStaff, name: 'Binod Nurse', active: false },
    ]);
  });

  it.each([
    ['as it is', 'CL0000000018'],
    ['in other letters and with marks', ' cl-0000000018 '],
  ])('finds a patient by the UHID %s', async (_, uhid) => {
    const answer = await call(findAuditPatient, { body: { uhid } });
    expect(answer).toMatchObject({ vitaId: meena, data: { vitaId: meena, name: 'Meena Iyer' } });
    expect(call.touched).toEqual([meena]);
  });

  it.each([
    ['only a beginning', 'CL00000000'],
    ['of another organisation', 'CL0000000026'],
    ['of nobody', 'CL9999999999'],
    ['without a letter', '---'],
  ])('finds no patient by a UHID %s', async (_, uhid) => {
    await expect(call(findAuditPatient, { body: { uhid } })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('reports who saw or changed a record, the last one first', async () => {
    const { vitaId, data } = await call(getPatientReport, { query: { vitaId: meena } });
    expect(vitaId).toBe(meena);
    expect(data).toEqual({
      patient: { vitaId: meena, name: 'Meena Iyer', uhid: 'CL0000000018', birthDate: '1960-05-01' },
      organisation: 'Test Health',
      madeAt: NOW,
      viewers: [
        {
          staff: { id: otherStaff, name: 'Binod Nurse' },
          facilities: ['South'],
          first: NOW - 90,
          last: NOW - 80,
          times: 2,
          actions: expect.arrayContaining([
            { action: 'access/break-glass', times: 1, writes: false },
            { action: 'user/get', times: 1, writes: false },
          ]),
          emergencies: [{ at: NOW - 90, until: NOW + 3500, reason: 'Brought in unconscious after a fall' }],
        },
        {
          staff: { id: clinic.staffId, name: 'Asha Coach' },
          facilities: ['North'],
          first: NOW - 300,
          last: NOW - 198,
          times: 4,
          actions: [
            { action: 'metric/*', times: 2, writes: false },
            { action: 'user/list', times: 1, writes: false },
            { action: 'vitals/*/add', times: 1, writes: true },
          ],
          emergencies: [],
        },
        expect.objectContaining({ staff: null, times: 1 }),
      ],
      archives: [],
    });
    expect(call.touched).toEqual([meena]);
  });

  it('leaves refused requests out of the report', async () => {
    const { data } = await call(getPatientReport, { query: { vitaId: ravi } });
    expect(data.viewers).toMatchObject([{ times: 1, actions: [{ action: 'user/list' }] }]);
  });

  it.each([
    ['an unknown patient', () => newId()],
    ['a patient of another organisation', () => foreign],
  ])('has no report of %s', async (_, id) => {
    const report = call(getPatientReport, { query: { vitaId: id() } });
    await expect(report).rejects.toMatchObject({ code: 'not-found' });
  });
});
