import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Http from '@careline/core/internal/http';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_FETCH } from './build-cdn.mjs';

type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const silence: Answer = () => {};

const problem = {
  type: 'about:blank',
  title: 'Refused',
  status: 403,
  code: 'scope-missing',
  requestId: 'req-7',
};

const REPLIES: readonly (readonly [string, Answer])[] = [
  ['an answer', json(200, { data: [], next: null }, { 'x-request-id': 'req-1' })],
  ['an answer of another shape', json(200, { data: 5 })],
  ['no body', (response) => response.writeHead(204).end()],
  ['an empty body', (response) => response.writeHead(200).end()],
  ['a page of a proxy', (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>no')],
  ['a refusal', json(403, problem)],
  ['a refusal that says when to come again', json(429, problem, { 'retry-after': '7' })],
  ['a refusal without words', (response) => response.writeHead(401).end()],
  ['a line that broke', (response) => response.destroy()],
  [
    'a body that broke',
    (response) => response.writeHead(200, { 'content-length': '90' }).write('{') && response.destroy(),
  ],
  ['silence', silence],
];

let answer: Answer = silence;
const asked: unknown[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { authorization, accept, 'content-type': type } = request.headers;
  asked.push({ method: request.method, url: request.url, authorization, accept, type, body });
  answer(response);
});

/** Core's client, with ofetch or its replacement. */
async function clientOf(swapped: boolean): Promise<typeof Http> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@careline/core/internal/http';", resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    alias: swapped ? { ofetch: PLAIN_FETCH } : {},
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`
  );
}

const clients: (typeof Http)[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  clients.push(await clientOf(false), await clientOf(true));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the result of a call and the requests it sent. */
async function outcome(
  { createHttpClient, serviceBasesUnder }: typeof Http,
  call: 'read' | 'search',
  cancel = false,
) {
  asked.length = 0;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const http = createHttpClient({
    bases: serviceBasesUnder(`${origin}/api`),
    origin,
    fetch,
    accessToken: async () => 'token',
    // Slow machines must not fail the test, so only silence is awaited.
    timeout: answer === silence ? 300 : 30_000,
  });
  const signal = cancel ? AbortSignal.abort() : undefined;
  const calls = {
    read: () => http.call(getPatient, { query: { vitaId: '00000000-0002-7000-8000-000000000001' }, signal }),
    search: () => http.call(listPatients, { body: { by: 'name', text: 'अ & b', limit: 5 }, signal }),
  };
  const result = await calls[call]().catch((error) => ({
    ...error,
    cause: undefined,
    requestId: error.requestId?.startsWith('req-') ? error.requestId : typeof error.requestId,
    message: error.message,
  }));
  return { result, asked: [...asked] };
}

describe('a reply means the same with ofetch and with its replacement', () => {
  it.each(REPLIES)('%s', async (_, reply) => {
    answer = reply;
    for (const call of ['read', 'search'] as const) {
      const [over, instead] = [
        await outcome(clients[0] as typeof Http, call),
        await outcome(clients[1] as typeof Http, call),
      ];
      expect(over.asked).toHaveLength(1);
      expect(instead).toEqual(over);
    }
  });

  it('a cancelled call', async () => {
    const [over, instead] = [
      await outcome(clients[0] as typeof Http, 'search', true),
      await outcome(clients[1] as typeof Http, 'search', true),
    ];
    expect(over.result).toMatchObject({ failure: 'cancelled' });
    expect(instead).toEqual(over);
  });
});
