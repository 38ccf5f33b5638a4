import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertReadings } from '../../src/observations/reading-rows.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

let server: TestServer;
let staff: TestStaff;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes });
  staff = await server.addStaff();
});
afterAll(() => server.stop());

const get = (path: string, token = staff.token) =>
  server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
const post = (path: string, body: string, token = staff.token) =>
  server.fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });

const UPDATE = '/api/preference/update';
const CHOICES = '/api/preference/get?type=ACCOUNT_INFO';
const choose = (preferenceInfo: unknown, token?: string) =>
  post(UPDATE, JSON.stringify({ type: 'ACCOUNT_INFO', preferenceInfo }), token);

describe('a person’s own choices', () => {
  it('are stored and read back by any signed-in user, whatever their scopes', async () => {
    const nobody = await server.addStaff({ scopes: [] });
    const answer = await choose({ theme: 'dark', locale: 'hi' }, nobody.token);
    expect(answer.status).toBe(200);
    const stored = (await answer.json()) as object;
    expect(stored).toMatchObject({
      code: 1,
      preference: { preferenceInfo: { theme: 'dark', locale: 'hi' } },
    });
    expect(await (await get(CHOICES, nobody.token)).json()).toEqual(stored);
    expect(await (await get(CHOICES)).json()).toMatchObject({
      code: 1,
      preference: { preferenceInfo: null },
    });
  });

  it.each([
    ['no body', '', 400],
    ['a list', '[]', 422],
    ['a type nobody knows', JSON.stringify({ type: 'THEMES', preferenceInfo: {} }), 422],
    ['an unknown theme', JSON.stringify({ type: 'ACCOUNT_INFO', preferenceInfo: { theme: 'sepia' } }), 422],
    ['a logo', JSON.stringify({ type: 'ACCOUNT_INFO', preferenceInfo: { headerlogo1: '/x' } }), 422],
    ['nothing to store', JSON.stringify({ type: 'ACCOUNT_INFO' }), 422],
    ['a prototype', '{"type":"ACCOUNT_INFO","preferenceInfo":{"__proto__":{"theme":"dark"}}}', 422],
  ])('are refused: %s', async (_, body, status) => {
    const response = await post(UPDATE, body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('need a signed-in person', async () => {
    expect((await server.fetch(UPDATE, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});

const ALERTS = '/api/data/alerts/list';

describe('reading alerts', () => {
  const audited = async (staffId: string) =>
    server.db
      .selectFrom('audit')
      .select(['outcome', 'person_ids'])
      .where('action', '=', 'alerts/list')
      .where('staff_id', '=', staffId)
      .execute();

  async function aCriticalReading(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const vitaId = await server.addPatient('Meena Iyer');
    const { organisationId, facilityId, db } = server;
    const reading = {
      id: newId(),
      organisationId,
      facilityId,
      personId: vitaId,
      metric: 'bloodglucose',
      at: now - 60,
      sortAt: now - 60,
      values: [{ key: 'value', text: '41', value: 41, unit: 'mg/dL' }],
      source: 'device',
      createdAt: now,
      updatedAt: now,
    };
    await db.updateTable('person').set({ birth_date: '1970' }).where('id', '=', vitaId).execute();
    await runWork(db, (tx) => insertReadings(tx, [reading]));
    return vitaId;
  }

  it('name the patients they show in the audit', async () => {
    const vitaId = await aCriticalReading();
    const reader = await server.addStaff({ scopes: ['prohealth', 'search'] });
    const response = await get(ALERTS, reader.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      data: [{ vitaId, flag: 'ada:low-level2', level: 'critical' }],
      next: null,
    });
    expect(await audited(reader.staffId)).toEqual([{ outcome: 'done', person_ids: [vitaId] }]);
  });

  it('are empty at another facility', async () => {
    await aCriticalReading();
    const elsewhere = await server.addStaff({ facilityIds: [server.otherFacilityId] });
    expect(await (await get(ALERTS, elsewhere.token)).json()).toEqual({ data: [], next: null });
  });

  it.each([
    ['no scope at all', []],
    ['the area alone', ['prohealth']],
    ['other entries', ['prohealth', 'registration', 'charts', 'call-status-history']],
    ['the entries without the area', ['search', 'hmCallInfo']],
  ])('are refused, with an audit row, to users with %s', async (_, scopes) => {
    const other = await server.addStaff({ scopes });
    const response = await get(ALERTS, other.token);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'scope-missing' });
    expect(await audited(other.staffId)).toEqual([{ outcome: 'refused', person_ids: [] }]);
  });

  it.each([
    'days=0',
    'days=32',
    'days=-1',
    'days=1.5',
    'days=seven',
    'days=',
    'days=1&days=2',
    'limit=0',
    'limit=51',
    'after=',
    'after=x',
    'after=bnVsbA',
    'after=WzEsMl0',
    'after=%00',
    `after=${'x'.repeat(401)}`,
    'vitaId=0190d8f2-7a3b-7cc0-8000-000000000001',
  ])('refuse ?%s', async (query) => {
    const response = await get(`${ALERTS}?${query}`);
    expect([400, 422]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('do not fail for a cursor beyond any time', async () => {
    const after = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
    for (const time of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0]) {
      const response = await get(`${ALERTS}?after=${after([time, newId()])}`);
      expect(response.status).toBe(200);
    }
  });
});

it('caused no server error in all of this', () => {
  expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
