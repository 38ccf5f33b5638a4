import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/database/new-id.ts';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

const HOUR = 3600;
const REASON = 'Found unconscious in the market, no relatives here';

const clock = 0;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes, clockOffset: () => clock });
});
afterAll(() => server.stop());

async function aPatient(facilityIds: readonly string[], uhid: string): Promise<string> {
  const vitaId = await server.addPatient('Lakshmi Devi', facilityIds);
  const identifier = { person_id: vitaId, organisation_id: server.organisationId, system: 'uhid' };
  await server.db
    .insertInto('identifier')
    .values({ ...identifier, value: uhid, value_key: uhid })
    .execute();
  return vitaId;
}

const post = (path: string, { token }: TestStaff, body: object) =>
  server.fetch(`/api/auth${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const open = (staff: TestStaff, uhid: string, reason = REASON) =>
  post('/access/break-glass', staff, { uhid, reason });

const get = ({ token }: TestStaff, path: string) =>
  server.fetch(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } });

const record = (staff: TestStaff, vitaId: string) => get(staff, `auth/user/get?vitaId=${vitaId}`);

const audited = ({ staffId }: TestStaff) =>
  server.db.selectFrom('audit').selectAll().where('staff_id', '=', staffId).orderBy('id').execute();

describe('emergency access', () => {
  it('opens a record of another facility for an hour, and marks every access under it', async () => {
    const staff = await server.addStaff();
    const vitaId = await aPatient([server.otherFacilityId], 'CL1000000001');
    expect((await record(staff, vitaId)).status).toBe(404);
    const response = await open(staff, ' cl-1000000001 ');
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { vitaId: string; until: number } };
    expect(data.vitaId).toBe(vitaId);
    const now = Math.floor(Date.now() / 1000);
    expect(Math.abs(data.until - now - HOUR)).toBeLessThan(60);
    expect(await (await record(staff, vitaId)).json()).toMatchObject({
      vitaId,
      data: { emergencyUntil: data.until },
    });
    expect(await audited(staff)).toMatchObject([
      { action: 'user/get', outcome: 'refused', details: { code: 'not-found' } },
      {
        action: 'access/break-glass',
        outcome: 'done',
        person_ids: [vitaId],
        details: { emergency: true, reason: REASON, until: data.until },
      },
      { action: 'user/get', outcome: 'done', person_ids: [vitaId], details: { emergency: true } },
    ]);
  });

  it('expires', async () => {
    const staff = await server.addStaff();
    const vitaId = await aPatient([server.otherFacilityId], 'CL1000000002');
    await open(staff, 'CL1000000002');
    await server.db
      .updateTable('access_grant')
      .set({ granted_at: 1, until: 2 })
      .where('person_id', '=', vitaId)
      .execute();
    expect((await record(staff, vitaId)).status).toBe(404);
  });

  it('belongs to one person', async () => {
    const [staff, colleague] = [await server.addStaff(), await server.addStaff()];
    const vitaId = await aPatient([server.otherFacilityId], 'CL1000000003');
    await open(staff, 'CL1000000003');
    expect((await record(colleague, vitaId)).status).toBe(404);
  });

  it('also opens the readings, by a token of the patient', async () => {
    const staff = await server.addStaff();
    const vitaId = await aPatient([server.otherFacilityId], 'CL1000000004');
    expect((await post('/vitatoken', staff, { vitaId })).status).toBe(404);
    await open(staff, 'CL1000000004');
    const { data } = (await (await post('/vitatoken', staff, { vitaId })).json()) as {
      data: { token: string };
    };
    const readings = await server.fetch('/api/data/vitals/body?from=0&to=1', {
      headers: { authorization: `Open ${data.token}` },
    });
    expect(await readings.json()).toMatchObject({ vitaId, data: [] });
    expect((await audited(staff)).at(-1)).toMatchObject({
      action: 'metric/body',
      details: { emergency: true },
    });
  });

  it('is not needed for a patient of the own facility', async () => {
    const staff = await server.addStaff();
    const vitaId = await aPatient([server.facilityId], 'CL1000000005');
    expect(await (await open(staff, 'CL1000000005')).json()).toMatchObject({ data: { vitaId, until: null } });
    const details = (await audited(staff)).map((row) => row.details);
    expect(details).toEqual([{ reason: REASON }]);
  });

  it('returns not found for a patient of another organisation', async () => {
    const staff = await server.addStaff();
    const organisationId = newId();
    await server.db.insertInto('organisation').values({ id: organisationId, name: 'Elsewhere' }).execute();
    const personId = newId();
    const person = { id: personId, organisation_id: organisationId, created_at: 1, updated_at: 1 };
    await server.db.insertInto('person').values(person).execute();
    const identifier = { person_id: personId, organisation_id: organisationId, system: 'uhid' };
    const value = 'CL1000000006';
    await server.db
      .insertInto('identifier')
      .values({ ...identifier, value, value_key: value })
      .execute();
    const answers = [];
    for (const uhid of [value, 'CL1999999999']) {
      const { requestId: _, ...problem } = (await (await open(staff, uhid)).json()) as Record<
        string,
        unknown
      >;
      answers.push(problem);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'not-found' });
    expect((await audited(staff)).map((row) => [row.outcome, row.person_ids])).toEqual([
      ['refused', []],
      ['refused', []],
    ]);
  });

  it.each([
    ['no reason', ''],
    ['too short a reason', '  because  '],
    ['too long a reason', 'x'.repeat(501)],
  ])('needs a reason: %s', async (_, reason) => {
    const staff = await server.addStaff();
    await aPatient([server.otherFacilityId], `CL2${String(reason.length).padStart(9, '0')}`);
    const response = await open(staff, `CL2${String(reason.length).padStart(9, '0')}`, reason);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'body.reason' }] });
  });

  it('requires the scope of the search', async () => {
    const staff = await server.addStaff({ scopes: ['prohealth', 'hmCallInfo'] });
    expect(await (await open(staff, 'CL1000000001')).json()).toMatchObject({ code: 'scope-missing' });
  });

  it('is limited to ten tries an hour', async () => {
    const staff = await server.addStaff();
    const codes = [];
    for (let n = 0; n < 11; n += 1) codes.push((await open(staff, `CL300000000${n}`)).status);
    expect(codes).toEqual([...Array(10).fill(404), 429]);
    const limited = await open(staff, 'CL1000000001');
    expect(await limited.json()).toMatchObject({ code: 'rate-limited' });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts the tries also across a restart', async () => {
    const staff = await server.addStaff();
    for (let n = 0; n < 10; n += 1) await open(staff, `CL400000000${n}`);
    await server.restart();
    expect((await open(staff, 'CL4999999999')).status).toBe(429);
  });

  it('puts the reason only into the audit', async () => {
    const staff = await server.addStaff();
    await aPatient([server.otherFacilityId], 'CL1000000007');
    const before = server.logLines.length;
    await open(staff, 'CL1000000007', 'A reason nobody else would ever write');
    const lines = server.logLines.slice(before).join('\n');
    expect(lines).toContain('access/break-glass');
    expect(lines).not.toContain('nobody else');
    expect(lines).not.toContain('CL1000000007');
  });
});

describe('the audit over HTTP', () => {
  it('is for auditors, and reading it is recorded in it', async () => {
    const [auditor, coach] = [
      await server.addStaff({ scopes: ['prohealth', 'auditor'] }),
      await server.addStaff(),
    ];
    expect((await get(coach, 'auth/audit/list')).status).toBe(403);
    expect((await get(auditor, 'auth/audit/list?outcome=refused')).status).toBe(200);
    expect((await get(auditor, 'auth/audit/list?export=true')).status).toBe(200);
    expect(await audited(auditor)).toMatchObject([
      { action: 'audit/list', outcome: 'done', details: {} },
      { action: 'audit/list', outcome: 'done', details: { export: true } },
    ]);
    const { data } = (await (await get(auditor, `auth/audit/list?staffId=${coach.staffId}`)).json()) as {
      data: { action: string; outcome: string }[];
    };
    expect(data).toMatchObject([{ action: 'audit/list', outcome: 'refused', code: 'scope-missing' }]);
  });
});
