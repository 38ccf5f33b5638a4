// spec: 17, 173, 201, 222

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PipelineCalls, patientPath, pipelineCalls, READ } from '../requests/pipeline-calls.ts';
import { pipelineRoutes } from '../requests/pipeline-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

let clock = 0;
let server: TestServer;
let calls: PipelineCalls;
let staff: TestStaff;
let patient: string;

beforeAll(async () => {
  server = await startTestServer({ routes: pipelineRoutes, clockOffset: () => clock });
  calls = pipelineCalls(server);
  staff = await server.addStaff();
  patient = await server.addPatient('Meena Iyer');
});
afterAll(() => server.stop());

describe('tokens', () => {
  it('expire, with a minute of tolerance between clocks', async () => {
    clock = 15 * 60 + 30;
    expect((await calls.get('/api/auth/profile', staff.token)).status).toBe(200);
    clock = 16 * 60 + 30;
    const late = await calls.get('/api/auth/profile', staff.token);
    clock = 0;
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ code: 'token-expired' });
  });

  it('of one patient open that patient only', async () => {
    const open = await server.openToken(staff, patient);
    const answer = await (await calls.get(READ, open, 'Open')).json();
    expect(answer).toMatchObject({ vitaId: patient });
  });

  it('of a patient are created for patients of the facility only', async () => {
    const mint = (vitaId: string) =>
      server.fetch('/api/auth/vitatoken', {
        method: 'POST',
        headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ vitaId }),
      });
    const elsewhere = await server.addPatient('Ravi Kumar', [server.otherFacilityId]);
    expect((await mint(elsewhere)).status).toBe(404);
    const { data } = (await (await mint(patient)).json()) as { data: { token: string } };
    expect((await calls.get(READ, data.token, 'Open')).status).toBe(200);
  });

  it('stop working at once when the patient leaves the facility', async () => {
    const leaving = await server.addPatient('Leaving');
    const open = await server.openToken(staff, leaving);
    expect((await calls.get(READ, open, 'Open')).status).toBe(200);
    await server.db.deleteFrom('person_facility').where('person_id', '=', leaving).execute();
    expect((await calls.get(READ, open, 'Open')).status).toBe(404);
  });
});

describe('rights', () => {
  it('come from the staff table, not from the token', async () => {
    const person = await server.addStaff();
    expect((await calls.get(patientPath(patient), person.token)).status).toBe(200);
    await server.db
      .updateTable('staff')
      .set({ scopes: ['search'] })
      .where('id', '=', person.staffId)
      .execute();
    const refused = await calls.get(patientPath(patient), person.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'scope-missing',
      detail: expect.stringContaining('search, registration'),
    });
  });

  it('end with the account', async () => {
    const person = await server.addStaff();
    await server.db.updateTable('staff').set({ active: false }).where('id', '=', person.staffId).execute();
    const refused = await calls.get('/api/auth/profile', person.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'staff-deactivated' });
  });

  it('end with the membership of the facility', async () => {
    const person = await server.addStaff();
    await server.db.deleteFrom('staff_facility').where('staff_id', '=', person.staffId).execute();
    expect(await (await calls.get(patientPath(patient), person.token)).json()).toMatchObject({
      code: 'facility-refused',
    });
  });

  it('add an audit row when they refuse', async () => {
    const person = await server.addStaff({ scopes: [] });
    await calls.get(patientPath(patient), person.token);
    const rows = (await calls.audited('user/get')).filter((row) => row.staff_id === person.staffId);
    expect(rows).toMatchObject([
      { outcome: 'refused', person_ids: [patient], details: { code: 'scope-missing' } },
    ]);
  });
});

describe('the audit', () => {
  it('has one row for each request that touches a patient, with the request’s id', async () => {
    const response = await calls.get(patientPath(patient), staff.token);
    const rows = (await calls.audited('user/get')).filter(
      (row) => row.request_id === response.headers.get('x-request-id'),
    );
    expect(rows).toMatchObject([{ outcome: 'done', person_ids: [patient], staff_id: staff.staffId }]);
  });

  it('returns nothing that it could not write down', async () => {
    const { db } = server;
    await db.schema.alterTable('audit').renameTo('audit_away').execute();
    try {
      const open = await server.openToken(staff, patient);
      const before = await calls.writtenRows();
      expect((await calls.get(patientPath(patient), staff.token)).status).toBe(500);
      expect((await calls.save({ key: 'audit-away-1', open })).status).toBe(500);
      expect(await calls.writtenRows()).toBe(before);
    } finally {
      await db.schema.alterTable('audit_away').renameTo('audit').execute();
    }
  });
});
