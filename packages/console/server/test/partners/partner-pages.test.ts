import { ENDPOINTS } from '@careline/core/internal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { partnerKeyHash } from '../../src/partners/partners.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { pathOf } from '../../src/platform/http/mount-at.ts';
import { type PipelineCalls, patientPath, pipelineCalls, READ } from '../requests/pipeline-calls.ts';
import { pipelineRoutes } from '../requests/pipeline-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { addPartner, askToken, type Form, PORTAL, type TestPartner, vouch } from './partner-pages.ts';

let clock = 0;
let server: TestServer;
let calls: PipelineCalls;
let partner: TestPartner;
let nurse: TestStaff;
let patient: string;

beforeAll(async () => {
  server = await startTestServer({ routes: pipelineRoutes, clockOffset: () => clock });
  calls = pipelineCalls(server);
  patient = await server.addPatient('Meena Iyer');
});
afterAll(() => server.stop());
beforeEach(async () => {
  partner = await addPartner(server, { origins: [PORTAL, 'https://ward.example'] });
  nurse = await server.addStaff();
});

const tokenOf = async (more: Form = {}): Promise<string> =>
  (await vouch(server, partner, nurse.email, more)).body.access_token;

const get = (path: string, authorization: string, page?: string) =>
  server.fetch(path, { headers: { authorization, ...(page ? { origin: page } : {}) } });
const use = (token: string, page?: string) => get(patientPath(patient), `Bearer ${token}`, page);

const codeOf = async (asked: Promise<Response>): Promise<string> => {
  const { code = 'answered' } = (await (await asked).json()) as { code?: string };
  return code;
};

const setPartner = (change: object) =>
  server.db.updateTable('partner').set(change).where('id', '=', partner.partnerId).execute();

/** Events that end a valid token. */
const ENDS: readonly (readonly [string, () => Promise<unknown>, string])[] = [
  ['the partner is switched off', () => setPartner({ active: false }), 'token-invalid'],
  ['the partner gets a new key', () => setPartner({ key_made_at: 4_000_000_000 }), 'token-invalid'],
  [
    'the time of the key before is over',
    () =>
      setPartner({
        key_made_at: 4_000_000_000,
        former_key_hash: 'a'.repeat(64),
        former_key_made_at: 1,
        former_key_until: 2,
      }),
    'token-invalid',
  ],
  ['the partner loses the page', () => setPartner({ origins: ['https://ward.example'] }), 'token-invalid'],
  ['the partner loses the scope', () => setPartner({ scopes: ['prohealth'] }), 'scope-missing'],
  [
    'the partner loses the facility',
    () => server.db.deleteFrom('partner_facility').where('partner_id', '=', partner.partnerId).execute(),
    'facility-refused',
  ],
  [
    'the person is deactivated',
    () => server.db.updateTable('staff').set({ active: false }).where('id', '=', nurse.staffId).execute(),
    'staff-deactivated',
  ],
  [
    'the person loses the scope',
    () => server.db.updateTable('staff').set({ scopes: [] }).where('id', '=', nurse.staffId).execute(),
    'scope-missing',
  ],
  [
    'the person leaves the facility',
    () => server.db.deleteFrom('staff_facility').where('staff_id', '=', nurse.staffId).execute(),
    'facility-refused',
  ],
  [
    'an administrator ends the session',
    () =>
      server.db
        .updateTable('staff_session')
        .set({ ended_at: Math.floor(Date.now() / 1000) })
        .where('partner_id', '=', partner.partnerId)
        .execute(),
    'session-ended',
  ],
];

it('are served with the old key until it expires', async () => {
  await setPartner({
    key_hash: partnerKeyHash('careline_the-new-one'),
    former_key_hash: partnerKeyHash(partner.key),
    former_key_made_at: 1,
    former_key_until: 4_000_000_000,
  });
  expect((await use(await tokenOf(), PORTAL)).status).toBe(200);
  await setPartner({ former_key_until: 2 });
  expect((await vouch(server, partner, nurse.email)).body.error).toBe('invalid_client');
});

it('are served where a pattern of the partner matches, and only the page that the token was made for', async () => {
  await setPartner({ origins: [PORTAL, 'https://portal-*.preview.example'] });
  const page = 'https://portal-7f3.preview.example';
  const token = await tokenOf({ origin: page });
  expect((await use(token, page)).status).toBe(200);
  await vi.waitFor(async () => expect((await preflight('/api/auth/profile', page)).status).toBe(204));
  expect(await codeOf(use(token, 'https://portal-8a1.preview.example'))).toBe('token-invalid');
  expect(await tokenOf({ origin: 'https://other.preview.example' })).toBeUndefined();
  await setPartner({ origins: [PORTAL] });
  expect(await codeOf(use(token, page))).toBe('token-invalid');
});

it('see that their partner has no scopes', async () => {
  await setPartner({ scopes: [] });
  const { error, error_description } = (await vouch(server, partner, nurse.email)).body;
  expect([error, error_description]).toEqual([
    'invalid_scope',
    expect.stringContaining('partner has no scopes'),
  ]);
});

describe('a partner’s token', () => {
  it.each(ENDS)('stops working at the next request when %s', async (_, end, code) => {
    const token = await tokenOf({ origin: PORTAL });
    const minted = await server.fetch('/api/auth/vitatoken', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: PORTAL },
      body: JSON.stringify({ vitaId: patient }),
    });
    const open = ((await minted.json()) as { data: { token: string } }).data.token;
    expect(await codeOf(use(token, PORTAL))).toBe('answered');
    expect(await codeOf(get(READ, `Open ${open}`, PORTAL))).toBe('answered');
    await end();
    expect(await codeOf(use(token, PORTAL))).toBe(code);
    expect(await codeOf(get(READ, `Open ${open}`, PORTAL))).toBe(code);
  });

  it('belongs to a session that an administrator sees with the others, under the partner’s name', async () => {
    await tokenOf();
    const chief = await server.addStaff({ scopes: ['prohealth', 'settings'] });
    const answer = await get(`/api/auth/staff/sessions?staffId=${nurse.staffId}`, `Bearer ${chief.token}`);
    const { data } = (await answer.json()) as { data: readonly { partnerName: string | null }[] };
    expect(data.map((session) => session.partnerName).sort()).toEqual([`Partner ${partner.partnerId}`, null]);
  });

  it('lives a quarter of an hour', async () => {
    const token = await tokenOf();
    clock = 16 * 60 + 30;
    const late = await codeOf(use(token));
    clock = 0;
    expect(late).toBe('token-expired');
  });

  it.each<[string, Form, string | undefined, string]>([
    ['the page it was asked for', { origin: PORTAL }, PORTAL, 'answered'],
    ['what is no page', { origin: PORTAL }, undefined, 'answered'],
    ['another page of the partner', { origin: PORTAL }, 'https://ward.example', 'token-invalid'],
    ['any page of the partner, unless it says which', {}, 'https://ward.example', 'answered'],
    ['a page of nobody', {}, 'https://evil.example', 'token-invalid'],
    ['a page of almost the same name', {}, `${PORTAL}.evil.example`, 'token-invalid'],
    ['the same host without a certificate', {}, 'http://portal.example', 'token-invalid'],
    ['a page that hides where it is from', {}, 'null', 'token-invalid'],
  ])('is for %s', async (_, request, page, code) => {
    expect(await codeOf(use(await tokenOf(request), page))).toBe(code);
  });

  it('opens neither the administration areas nor a record in an emergency', async () => {
    const chief = await server.addStaff({ scopes: ['prohealth', 'search', 'settings', 'auditor'] });
    await setPartner({ scopes: ['prohealth', 'search', 'settings', 'auditor'] });
    const { body } = await vouch(server, partner, chief.email);
    expect(body.scope).toBe('prohealth search');
    for (const path of ['/api/auth/staff/list', '/api/auth/partner/list']) {
      expect(await codeOf(get(path, `Bearer ${body.access_token}`))).toBe('scope-missing');
    }
    const emergency = await server.fetch('/api/auth/access/break-glass', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${body.access_token}`,
        'content-type': 'application/json',
        'idempotency-key': newId(),
      },
      body: JSON.stringify({ uhid: 'CL0000000000', reason: 'Unconscious at the front desk' }),
    });
    expect(emergency.status).toBe(403);
  });

  it('does not see a record that its person opened in an emergency', async () => {
    const { organisationId, facilityId, otherFacilityId } = server;
    const elsewhere = await server.addPatient('Ravi Kumar', [otherFacilityId]);
    const now = Math.floor(Date.now() / 1000);
    await server.db
      .insertInto('access_grant')
      .values({
        id: newId(),
        organisation_id: organisationId,
        facility_id: facilityId,
        staff_id: nurse.staffId,
        person_id: elsewhere,
        request_id: newId(),
        granted_at: now,
        until: now + 600,
      })
      .execute();
    expect((await calls.get(patientPath(elsewhere), nurse.token)).status).toBe(200);
    expect((await calls.get(patientPath(elsewhere), await tokenOf())).status).toBe(404);
  });

  it.each<[string, Form, Form]>([
    ['the partner tells of a later sign-in', { auth_time: '1700000000' }, { auth_time: '1790000000' }],
    ['the partner begins to tell when that was', {}, { auth_time: '1790000000' }],
  ])('is refused once an administrator ended the session, until %s', async (_, before, later) => {
    await tokenOf(before);
    await server.db.updateTable('staff_session').set({ ended_at: 1_780_000_000 }).execute();
    const again = await vouch(server, partner, nurse.email, before);
    expect(again.body).toMatchObject({ error: 'invalid_grant' });
    expect((await vouch(server, partner, nurse.email, later)).status).toBe(200);
  });
});

/** A preflight request as a browser sends it for a page of this origin. */
const preflight = (path: string, origin: string, method = 'GET') =>
  server.fetch(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,x-request-id',
    },
  });

/** The CORS headers of a response. */
const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

describe('pages of other origins', () => {
  const PATH = '/api/auth/profile';
  /** The server caches partners for a second. */
  const known = () => vi.waitFor(async () => expect((await preflight(PATH, PORTAL)).status).toBe(204));

  it('of a partner may send requests, and are told so for two hours', async () => {
    await known();
    const answer = await preflight(PATH, PORTAL);
    expect(corsOf(answer)).toEqual({
      'access-control-allow-origin': PORTAL,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers':
        'Authorization, Content-Type, Idempotency-Key, X-Request-Id, If-None-Match, Prefer, Careline-Contract, Careline-Clock',
      'access-control-max-age': '7200',
    });
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('of a partner read the answer, its request id, and refusals', async () => {
    await known();
    for (const authorization of [`Bearer ${await tokenOf()}`, 'Bearer none', `Bearer ${nurse.token}`]) {
      const answer = await get(PATH, authorization, PORTAL);
      expect(corsOf(answer)).toEqual({
        'access-control-allow-origin': PORTAL,
        'access-control-expose-headers': 'X-Request-Id, Retry-After, Date, ETag',
      });
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('get nothing for a token of the console', async () => {
    await known();
    expect(await codeOf(get(PATH, `Bearer ${nurse.token}`, PORTAL))).toBe('token-invalid');
    expect(await codeOf(get(PATH, `Bearer ${nurse.token}`, server.origin))).toBe('answered');
  });

  it.each([
    ['nobody', 'https://evil.example'],
    ['a longer name', `${PORTAL}.evil.example`],
    ['another scheme', 'http://portal.example'],
    ['another port', `${PORTAL}:8443`],
    ['no origin at all', 'null'],
    ['any', '*'],
    ['other letters', 'https://PORTAL.example'],
  ])('of %s may not send requests', async (_, origin) => {
    await known();
    const asked = await preflight(PATH, origin);
    expect([asked.status, corsOf(asked)]).toEqual([405, {}]);
    const answer = await get(PATH, `Bearer ${nurse.token}`, origin);
    expect([corsOf(answer), answer.headers.get('vary')]).toEqual([
      {},
      'Authorization, Origin, Accept-Encoding',
    ]);
  });

  it('of a disabled partner may not send requests', async () => {
    await known();
    await server.db.updateTable('partner').set({ active: false }).execute();
    await vi.waitFor(async () => expect((await preflight(PATH, PORTAL)).status).toBe(405));
  });

  it('count as the console’s when a partner names its address', async () => {
    await addPartner(server, { origins: [server.origin] });
    await addPartner(server, { origins: ['https://late.example'] });
    await vi.waitFor(async () => expect((await preflight(PATH, 'https://late.example')).status).toBe(204));
    expect((await preflight(PATH, server.origin)).status).toBe(405);
    expect(await codeOf(get(PATH, `Bearer ${nurse.token}`, server.origin))).toBe('answered');
  });

  it('may request what a partner may, including the token endpoint, and nothing else of the server', async () => {
    await known();
    const services = ENDPOINTS.map((endpoint) => [pathOf(endpoint), endpoint.method] as const);
    const own = ['/', '/config.json', '/health', '/api/openapi.json', '/assets/none.js', '/login/none'];
    const all = [
      ...services,
      ['/api/tokenExchange', 'POST'] as const,
      ...own.map((path) => [path, 'GET'] as const),
    ];
    const open: string[] = [];
    for (const [path, method] of all) {
      const answer = await preflight(path.replace(/:\w+/g, 'x'), PORTAL, method);
      if (Object.keys(corsOf(answer)).length > 0) open.push(path);
    }
    expect(open).toContain('/api/tokenExchange');
    expect(open).toContain('/api/auth/user/get');
    // The secret of the page's own storage, which opens nothing that the console or a frame has sealed
    // (decision 0009).
    expect(open).toContain('/api/auth/device/secret');
    const closed =
      /staff|partner|audit|facility|identityExchange|break-glass|device(?!\/secret$)|^\/(?!api\/)|openapi/;
    expect(open.filter((path) => closed.test(path))).toEqual([]);
  });

  it('learn why the token endpoint refuses them', async () => {
    await known();
    const { headers, body } = await askToken(server, {}, { origin: PORTAL });
    expect(headers.get('access-control-allow-origin')).toBe(PORTAL);
    expect(body.error).toBe('invalid_client');
  });
});
