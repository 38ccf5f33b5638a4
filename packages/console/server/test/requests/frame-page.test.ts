import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPartner, PORTAL, vouch } from '../partners/partner-pages.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { patientPath } from './pipeline-calls.ts';
import { pipelineRoutes } from './pipeline-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: pipelineRoutes });
});
afterAll(() => server.stop());

const frame = (page: string) => server.fetch(`/elements/frame?page=${encodeURIComponent(page)}`);

it('is served for the exact page of a partner, framed by that page alone, with our scripts only', async () => {
  await addPartner(server);
  const reply = await frame(PORTAL);
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(reply.status).toBe(200);
  expect(policy).toContain(`frame-ancestors ${PORTAL};`);
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self';");
  expect(await reply.text()).toContain(`data-page="${PORTAL}"`);
});

it.each([
  ['nobody', ''],
  ['a page of no partner', 'https://stranger.example'],
  ['a longer origin', `${PORTAL}.stranger.example`],
  ['a policy of its own', `${PORTAL}; script-src *`],
  ['markup', `${PORTAL}"><script>`],
  ['every page', '*'],
])('is not found for %s', async (_, page) => {
  const reply = await frame(page);
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect((await server.fetch(`/elements/console?page=${encodeURIComponent(page)}`)).status).toBe(404);
});

it.each([
  ['/api', 'cross-origin', null],
  ['/api/auth', 'cross-origin', null],
  ['/api/auth/profile', 'same-origin', null],
  ['/apiary', 'same-origin', null],
])('an unknown page cannot tell whether %s is signed in: %s', async (path, policy, readable) => {
  const { headers } = await server.fetch(path, { headers: { origin: 'https://stranger.example' } });
  expect(headers.get('cross-origin-resource-policy')).toBe(policy);
  expect(headers.get('access-control-allow-origin')).toBe(readable);
});

it('uses a different secret for unsent work in our frame, in a partner’s page and in the console', async () => {
  const origin = 'https://hosted.example';
  const partner = await addPartner(server, { origins: [origin] });
  const nurse = await server.addStaff();
  const { body } = await vouch(server, partner, nurse.email, { origin });
  const ask = async (site: 'same-origin' | 'cross-site', token = body.access_token) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'sec-fetch-site': site,
      'content-type': 'application/json',
      origin: site === 'same-origin' ? server.origin : origin,
    };
    const reply = await server.fetch('/api/auth/device/secret', { method: 'POST', headers, body: '{}' });
    const { data } = (await reply.json()) as { readonly data?: { readonly secret: string } };
    return { status: reply.status, secret: data?.secret };
  };
  const [hosted, own, elsewhere] = [
    await ask('same-origin'),
    await ask('same-origin', nurse.token),
    await ask('cross-site'),
  ];
  const all = [hosted, own, elsewhere];
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { secret } of all) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(all.map(({ secret }) => secret)).size).toBe(3);
  expect((await ask('cross-site')).secret).toBe(elsewhere.secret);
});

it('sends requests with the token of the page around it, like a page of ours', async () => {
  const partner = await addPartner(server, { origins: ['https://framed.example'] });
  const nurse = await server.addStaff();
  const { body } = await vouch(server, partner, nurse.email, { origin: 'https://framed.example' });
  const patient = await server.addPatient('Meena Iyer');
  const ask = async (origin: string) => {
    const headers = { authorization: `Bearer ${body.access_token}`, origin };
    return (await server.fetch(patientPath(patient), { headers })).status;
  };
  expect([await ask(server.origin), await ask('https://stranger.example')]).toEqual([200, 401]);
});
