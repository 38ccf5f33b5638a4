import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/database/new-id.ts';
import { embedded } from '../databases.ts';
import { openBrowser } from '../identity/oidc-browser.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { type PipelineCalls, patientPath, pipelineCalls } from './pipeline-calls.ts';
import { pipelineRoutes } from './pipeline-routes.ts';

const TOKEN = randomUUID();
let server: TestServer;
let calls: PipelineCalls;
let staff: TestStaff;
let patient: string;

beforeAll(async () => {
  const environment = { CARELINE_METRICS_TOKEN: TOKEN };
  server = await startTestServer({ kind: embedded, routes: pipelineRoutes, environment });
  calls = pipelineCalls(server);
  staff = await server.addStaff();
  patient = await server.addPatient('Meena Iyer');
});
afterAll(() => server.stop());

async function figures(): Promise<string> {
  const response = await server.fetch('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.headers.get('content-type')).toContain('text/plain');
  return response.text();
}

/** Returns the value of one line, or 0 if it is missing. */
const figureOf = (text: string, line: string): number => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
};

const requests = (route: string, method: string, status: string) =>
  `careline_http_requests_total{route="${route}",method="${method}",status="${status}"}`;

it('is a problem without the token', async () => {
  const response = await server.fetch('/metrics');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'token-missing' });
});

describe('requests', () => {
  it('are counted and timed by route, method and class of status', async () => {
    await calls.get(patientPath(patient), staff.token);
    await calls.get(patientPath(newId()), staff.token);
    const text = await figures();
    expect(figureOf(text, requests('user/get', 'GET', '2xx'))).toBe(1);
    expect(figureOf(text, requests('user/get', 'GET', '4xx'))).toBe(1);
    const timed = 'careline_http_request_duration_seconds_count{route="user/get",method="GET",status="2xx"}';
    expect(figureOf(text, timed)).toBe(1);
    // The scrape itself.
    expect(figureOf(text, 'careline_http_requests_in_flight')).toBe(1);
  });

  it('for unknown addresses are one line a method', async () => {
    for (const path of ['/api/nothing', `/api/auth/${patient}`, '/health/Meena', '/assets/Meena.js']) {
      await server.fetch(path);
    }
    await server.fetch('/api/nothing', { method: 'DELETE' });
    const routes = [...(await figures()).matchAll(/^careline_http_requests_total\{route="([^"]*)"/gm)];
    const names = new Set(routes.map(([, name]) => name));
    expect([...names].sort()).toEqual(['file', 'metrics', 'unknown', 'user/get']);
  });
});

it('saves are counted by result', async () => {
  const open = await server.openToken(staff, patient);
  await calls.save({ key: 'counted-1', open });
  await calls.save({ key: 'counted-1', open });
  await calls.save({ key: 'counted-2', open, source: 'refuse' });
  const text = await figures();
  const saves = (outcome: string) => `careline_saves_total{route="vitals/body/add",outcome="${outcome}"}`;
  expect(['stored', 'repeated', 'refused', 'failed'].map((one) => figureOf(text, saves(one)))).toEqual([
    1, 1, 1, 0,
  ]);
});

it('sign-ins are counted by result', async () => {
  await server.addAccount(staff.email, 'a long password of ours');
  const visitor = openBrowser(server.origin);
  const { path } = await visitor.authorize();
  await visitor.submit(path, { email: staff.email, password: 'wrong' });
  await visitor.submit(path, { email: staff.email, password: 'a long password of ours' });
  const text = await figures();
  const ended = (outcome: string) => figureOf(text, `careline_sign_ins_total{outcome="${outcome}"}`);
  expect([ended('refused'), ended('signed-in')]).toEqual([1, 1]);
});

it('the database, waiting mails, the process and running work have their figures', async () => {
  // The link has expired, so the server does not send the mail during the test.
  const mail = {
    created_at: new Date('2024-01-05T00:00:00Z'),
    recipient: 'a@staff.example',
    subject: 'x',
    body: 'y',
    locale: 'en',
  };
  await server.db
    .insertInto('outgoing_message')
    .values({ id: newId(), kind: 'password-reset', ...mail })
    .execute();
  const text = await figures();
  expect(figureOf(text, 'careline_mails_waiting')).toBe(1);
  expect(figureOf(text, 'careline_database_sessions{state="open"}')).toBe(1);
  expect(figureOf(text, 'careline_database_sessions{state="waiting"}')).toBe(0);
  expect(figureOf(text, 'careline_database_session_wait_seconds_count')).toBeGreaterThan(0);
  const committed = 'careline_database_transaction_duration_seconds_count{outcome="kept"}';
  expect(figureOf(text, committed)).toBeGreaterThan(0);
  expect(figureOf(text, 'careline_database_transaction_retries_total')).toBe(0);
  expect(text).toMatch(
    /^careline_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*",database="embedded"\} 1$/m,
  );
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

it('contain no personal data', async () => {
  const text = await figures();
  for (const secret of ['Meena', 'Asha', patient, staff.staffId, staff.facilityId, staff.email, TOKEN]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/eyJ|@staff/);
});
