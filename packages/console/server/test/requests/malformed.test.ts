import { connect } from 'node:net';
import { problemSchema } from '@careline/core/internal/http';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { add, type GivenTokens, HTML, MALFORMED, reading } from './malformed-requests.ts';
import { pipelineRoutes } from './pipeline-routes.ts';

let server: TestServer;
let tokens: GivenTokens;

beforeAll(async () => {
  server = await startTestServer({ routes: pipelineRoutes });
  const staff = await server.addStaff();
  const open = await server.openToken(staff, await server.addPatient('Meena Iyer'));
  tokens = { bearer: staff.token, open };
});
afterAll(() => server.stop());

describe('a malformed request', () => {
  it.each(MALFORMED)('%s is refused with %d %s', async (_, status, code, wrong) => {
    const { path, init } = wrong(tokens);
    const response = await server.fetch(path, init);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = v.parse(problemSchema, await response.json());
    expect(problem).toMatchObject({ status, code, requestId: response.headers.get('x-request-id') });
    expect(response.status).toBe(status);
  });

  it('says where each error is, without repeating the input', async () => {
    const { path, init } = add(
      reading({ values: [{ key: 'weight', text: HTML, unit: 'kg' }], metaInfo: {} }),
    )(tokens);
    const text = await (await server.fetch(path, init)).text();
    const { errors } = JSON.parse(text) as { errors: { path: string }[] };
    expect(errors.map((error) => error.path)).toEqual([
      'body.data.values.0.text',
      'body.data.metaInfo.updatedAt',
    ]);
    expect(text).not.toContain('onerror');
  });

  it('writes nothing', async () => {
    const written = await server.db.selectFrom('setting').select('name').execute();
    expect(written).toEqual([]);
    expect(await server.db.selectFrom('idempotency_key').select('key').execute()).toEqual([]);
  });

  it('is never a server error', () => {
    expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

/** Sends raw bytes. Returns the status line and the body. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.settings.port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('input that is hardly HTTP', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header that never ends', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 400],
    ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a Host that is no host', 'GET /health HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n', 400],
    [
      'an address of another host',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'two slashes',
      'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['TRACE', 'TRACE /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    [
      'two lengths',
      'POST /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
  ])('answers %s with a clear refusal', async (_, text, status) => {
    const answer = await sendRaw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toContain('node:');
  });

  it.each([
    ['something', 'GET', ''],
    ['100-continue, something', 'POST', 'Content-Length: 0\r\n'],
  ])('continues without a header that the client expects of it (%s)', async (expectation, method, more) => {
    const answer = await sendRaw(
      `${method} /health/live HTTP/1.1\r\nHost: localhost\r\nExpect: ${expectation}\r\n${more}Connection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/\r\ncontent-type: application\/(problem\+)?json/i);
    expect(answer).not.toContain(' 417 ');
  });
});
