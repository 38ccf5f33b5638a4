// spec: 238

import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@careline/core/internal/contract';
import { serviceBasesUnder } from '@careline/core/internal/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASE_VERSION } from '../../src/platform/release-version.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { type PipelineCalls, patientPath, pipelineCalls } from './pipeline-calls.ts';
import { pipelineRoutes } from './pipeline-routes.ts';

let server: TestServer;
let calls: PipelineCalls;
let staff: TestStaff;
let patient: string;

beforeAll(async () => {
  server = await startTestServer({ routes: pipelineRoutes });
  calls = pipelineCalls(server);
  staff = await server.addStaff();
  patient = await server.addPatient('Meena Iyer');
});
afterAll(() => server.stop());

const search = (text: string, token = staff.token) =>
  server.fetch('/api/auth/user/list', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
    },
    body: JSON.stringify({ by: 'name', text }),
  });

describe('answers', () => {
  it('about patients are not cached and differ by token', async () => {
    const response = await calls.get(patientPath(patient), staff.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toContain('Authorization');
    expect(await response.json()).toMatchObject({ vitaId: patient });
  });

  it('that are long are compressed on request, with the same content', async () => {
    const ask = (encoding: string) =>
      server.fetch('/api/openapi.json', { headers: { 'accept-encoding': encoding } });
    const plain = await ask('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(encoding);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toBe(text);
    }
  });

  it('of services are compressed once they are long', async () => {
    const [long, short] = await Promise.all(['long', 'short'].map((text) => search(text)));
    expect(long?.headers.get('content-encoding')).toBe('br');
    expect(await long?.json()).toEqual({ data: [], next: 'n'.repeat(2000) });
    expect(short?.headers.get('content-encoding')).toBeNull();
  });

  it('keep a well-formed request id and replace another', async () => {
    const ask = async (id: string) =>
      (await server.fetch('/health', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    const id = randomUUID();
    expect(await ask(id)).toBe(id);
    expect(await ask('Meena Iyer')).not.toContain('Meena');
  });

  it('have one request id: the client’s, in the header, the problem, the log and the audit', async () => {
    const id = randomUUID();
    const headers = { authorization: `Bearer ${staff.token}`, 'x-request-id': id };
    const response = await server.fetch(patientPath(randomUUID()), { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toBe(id);
    expect(await response.json()).toMatchObject({ requestId: id });
    await expect.poll(() => server.logLines.filter((line) => line.includes(id))).toHaveLength(1);
    const rows = await server.db.selectFrom('audit').select('outcome').where('request_id', '=', id).execute();
    expect(rows).toEqual([{ outcome: 'refused' }]);
  });

  it('of refusals have the same headers', async () => {
    const response = await server.fetch('/api/auth/profile');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
  });

  it('list the permitted methods', async () => {
    const response = await server.fetch('/api/auth/user/list');
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('the pages', () => {
  it.each(['/health', '/config.json', '/api/openapi.json', '/auth/silent', '/login/assets/login.css'])(
    '%s exists',
    async (path) => {
      expect((await server.fetch(path)).status).toBe(200);
    },
  );

  it('give the account menu the version of the specification', async () => {
    expect(await (await server.fetch('/config.json')).json()).toMatchObject({ version: '3.9.56' });
  });

  it('of the health check say what works', async () => {
    const note = await server.fetch('/elements/release.json');
    const elementsBuild = note.ok ? ((await note.json()) as { readonly release: string }).release : null;
    expect(await (await server.fetch('/health')).json()).toEqual({
      status: expect.stringMatching(/ok|degraded/),
      database: 'ok',
      disk: { state: expect.stringMatching(/ok|low/), freeBytes: expect.any(Number) },
      demo: 'none',
      version: RELEASE_VERSION,
      build: elementsBuild,
    });
  });

  it('redirect a browser that used another name of this machine to the one the sign-in knows', async () => {
    const response = await fetch(`http://127.0.0.1:${server.settings.port}/prohealth?x=1`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toBe(`${server.origin}/prohealth?x=1`);
  });
});

describe('the OpenAPI document', () => {
  it('has every endpoint with its answer, its refusals and its key', async () => {
    const document = (await (await server.fetch('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object; parameters: object[] }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const bases = serviceBasesUnder('/api');
    for (const endpoint of ENDPOINTS) {
      const operation =
        document.paths[`${bases[endpoint.service]}${endpoint.path}`]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(endpoint.name);
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default']);
      const name = endpoint.bare ? 'optionalIdempotencyKey' : 'idempotencyKey';
      const key = { $ref: `#/components/parameters/${name}` };
      expect(JSON.stringify(operation?.parameters).includes(JSON.stringify(key))).toBe(
        endpoint.idempotent === true,
      );
    }
  });

  it('refers to nothing that is not in it', async () => {
    const text = await (await server.fetch('/api/openapi.json')).text();
    const document = JSON.parse(text);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references.length).toBeGreaterThan(10);
    for (const path of new Set(references)) {
      const found = path.split('/').reduce((at, name) => at?.[name], document);
      expect(found, path).toBeDefined();
    }
  });
});

describe('a write', () => {
  it('that is repeated with its key gets the same answer and is done once', async () => {
    const open = await server.openToken(staff, patient);
    const before = await calls.writtenRows();
    const first = await calls.save({ key: 'repeat-1234', open });
    const second = await calls.save({ key: 'repeat-1234', open });
    expect(second.status).toBe(first.status);
    expect(await second.json()).toEqual(await first.json());
    expect(await calls.writtenRows()).toBe(before + 1);
  });

  it.each([
    ['another body', async (open: string) => ({ open, weight: '72' })],
    [
      'another patient',
      async () => ({ open: await server.openToken(staff, await server.addPatient('Another')) }),
    ],
  ])('with another one’s key (%s) is refused', async (name, other) => {
    const open = await server.openToken(staff, patient);
    const key = `reused ${name}`.replaceAll(' ', '-');
    expect((await calls.save({ key, open })).status).toBe(200);
    const before = await calls.writtenRows();
    const refused = await calls.save({ key, ...(await other(open)) });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'idempotency-key-reused' });
    expect(await calls.writtenRows()).toBe(before);
  });

  it('that is sent twice at once is done once', async () => {
    const open = await server.openToken(staff, patient);
    const before = await calls.writtenRows();
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.save({ key: 'at-once-1', open })));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await calls.writtenRows()).toBe(before + 1);
  });

  it('of another user with the same key is another write', async () => {
    const other = await server.addStaff();
    const before = await calls.writtenRows();
    expect(
      (await calls.save({ key: 'same-key-1', open: await server.openToken(staff, patient) })).status,
    ).toBe(200);
    expect(
      (await calls.save({ key: 'same-key-1', open: await server.openToken(other, patient) })).status,
    ).toBe(200);
    expect(await calls.writtenRows()).toBe(before + 2);
  });

  it('that is refused adds only its audit row, and frees its key', async () => {
    const open = await server.openToken(staff, patient);
    const before = await calls.writtenRows();
    expect((await calls.save({ key: 'refused-1', open, source: 'refuse' })).status).toBe(409);
    expect(await calls.writtenRows()).toBe(before);
    expect((await calls.save({ key: 'refused-1', open })).status).toBe(200);
    const outcomes = (await calls.audited('vitals/body/add')).slice(-2).map((row) => row.outcome);
    expect(outcomes).toEqual(['refused', 'done']);
  });
});

describe('an unexpected error', () => {
  it.each([
    ['in the code', 'throw', 500, 'server-failed'],
    ['in the SQL', 'sql', 500, 'server-failed'],
    ['in a value', 'unstorable', 422, 'input-invalid'],
  ])('%s is answered without details and logged with its request', async (_, text, status, code) => {
    const response = await search(text);
    expect(response.status).toBe(status);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code });
    expect(body).not.toMatch(/secret|no_such_table|integer|\.ts/);
    const id = response.headers.get('x-request-id') ?? 'none';
    const lines = server.logLines.filter((line) => line.includes(id)).join('');
    expect(lines).toContain('request-failed');
    expect(lines).not.toMatch(/secret|Asha/);
  });
});

describe('a user who sends too many requests', () => {
  // Writes, because their rate limit refills so slowly that even a busy machine exceeds it.
  it('is asked to wait, and others are not', async () => {
    const busy = await server.addStaff();
    const open = await server.openToken(busy, patient);
    const statuses = new Set<number>();
    let last = await calls.save({ key: 'busy-key-0', open });
    for (let n = 1; n < 1_000 && last.status !== 429; n += 1) {
      statuses.add(last.status);
      last = await calls.save({ key: `busy-key-${n}`, open });
    }
    expect([...statuses]).toEqual([200]);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await server.openToken(staff, patient);
    expect((await calls.save({ key: 'other-key-0', open: other })).status).toBe(200);
  });
});

it('has one log line per request except probes, by route name, without addresses, names or tokens', () => {
  const lines = server.logLines.map((line) => JSON.parse(line));
  const routes = new Set(lines.map((line) => line.route));
  expect([...routes]).toEqual(expect.arrayContaining(['user/get', 'vitals/body/add']));
  expect(routes).not.toContain('health');
  expect(server.logLines.join('')).not.toMatch(/Meena|Asha|@staff|eyJ|vitaId/);
});
