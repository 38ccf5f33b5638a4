import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { aRegistration, type RegistrationBody } from './registrations.ts';

let server: TestServer;
let staff: TestStaff;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes });
  staff = await server.addStaff({ scopes: ['prohealth', 'registration', 'search'] });
});
afterAll(() => server?.stop());

const now = () => Math.floor(Date.now() / 1000);

async function send(body: RegistrationBody, key: string) {
  const response = await server.fetch('/api/auth/user/register', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${staff.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const auditOf = (action: string) =>
  server.db
    .selectFrom('audit')
    .select(['outcome', 'person_ids', 'details'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();

it('creates one patient for a double click, and for a retry after a lost answer', async () => {
  const body = aRegistration(now(), { notDuplicateOf: { vitaIds: [], reason: 'A cousin of the same name' } });
  const key = randomUUID();
  const clicks = await Promise.all([send(body, key), send(body, key), send(body, key)]);
  const again = await send(body, randomUUID());
  for (const { status, answer } of [...clicks, again]) {
    expect({ status, answer }).toEqual({ status: 200, answer: clicks[0]?.answer });
  }
  const people = await server.db.selectFrom('person').select('id').execute();
  expect(people).toEqual([{ id: body.vitaId }]);
  const rows = await auditOf('user/register');
  expect(rows.every(({ person_ids }) => person_ids[0] === body.vitaId)).toBe(true);
  expect(rows.some(({ details }) => 'notDuplicateOf' in details)).toBe(true);
});

it('names in the audit the patient that a refusal shows', async () => {
  const owner = aRegistration(now(), { uhid: 'AH/2026/1' });
  await send(owner, randomUUID());
  const body = aRegistration(now(), { uhid: 'AH/2026/1' });
  const { status, answer } = await send(body, randomUUID());
  expect(status).toBe(409);
  expect(answer).toMatchObject({ code: 'uhid-taken', patient: { vitaId: owner.vitaId, uhid: 'AH/2026/1' } });
  const refused = (await auditOf('user/register')).find(({ outcome }) => outcome === 'refused');
  expect(refused?.person_ids.toSorted()).toEqual([body.vitaId, owner.vitaId].toSorted());
});

it('answers a body of another shape with where and what, without repeating it', async () => {
  const { status, answer } = await send(
    { ...aRegistration(now()), names: [{ given: '1234' }] },
    randomUUID(),
  );
  expect(status).toBe(422);
  expect(answer).toMatchObject({ code: 'input-invalid', errors: [{ path: 'body.names.0.given' }] });
});
