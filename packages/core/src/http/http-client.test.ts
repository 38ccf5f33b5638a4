// spec: 213, 222, 230

import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineEndpoint, type Endpoint, endpointPath } from './endpoint.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { HttpError } from './http-error.ts';
import { serviceBasesUnder } from './services.ts';

const ORIGIN = 'https://careline.example';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const read = defineEndpoint({
  name: 'thing/get',
  summary: 'A thing',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: [],
  path: '/thing/{id}',
  token: 'bearer',
  query: v.strictObject({ deep: v.optional(v.string()) }),
  answer: v.looseObject({ data: v.string() }),
});
const write = defineEndpoint({
  name: 'thing/add',
  summary: 'Add a thing',
  service: 'data',
  method: 'POST',
  writes: true,
  scopes: [],
  path: '/thing/add',
  token: 'open',
  body: v.strictObject({ data: v.string() }),
  answer: v.looseObject({ data: v.string() }),
  idempotent: true,
});
const exchange = defineEndpoint({ ...read, name: 'exchange', path: '', token: 'none' });
const picture = defineEndpoint({ ...read, name: 'picture', service: 'avatar', path: '/x' });

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

type Answer = (request: Request) => Response | Promise<Response>;

function client(answer: Answer, options: Partial<HttpClientOptions> = {}) {
  const requests: Request[] = [];
  const http = createHttpClient({
    bases: { ...serviceBasesUnder(`${ORIGIN}/api`), avatar: 'https://avatar.example' },
    origin: ORIGIN,
    accessToken: async () => 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    },
    ...options,
  });
  return { http, requests };
}

/** A response whose body fails, like on a lost connection. */
const broken = (error: unknown, status = 200) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(error);
      },
    }),
    { status, headers: { 'x-request-id': 'r-3' } },
  );

const failure = (http: ReturnType<typeof client>['http'], endpoint: Endpoint = exchange) =>
  http.call(endpoint).then(
    () => undefined,
    (error: unknown) => (error instanceof HttpError ? error : undefined),
  );

afterEach(() => vi.useRealTimers());

describe('a request', () => {
  it('goes to the service’s base with path, query and the Bearer token', async () => {
    const { http, requests } = client(() => json({ data: 'x' }), { headers: { 'careline-contract': '1' } });
    const answer = await http.call(read, { params: { id: 'a/b?c' }, query: { deep: 'yes & no' } });
    expect(answer).toEqual({ data: 'x' });
    expect(requests[0]?.url).toBe(`${ORIGIN}/api/auth/thing/a%2Fb%3Fc?deep=yes+%26+no`);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
    expect(requests[0]?.headers.get('careline-contract')).toBe('1');
  });

  it('carries the Open token, the key and the body', async () => {
    const { http, requests } = client(() => json({ data: 'x' }));
    await http.call(write, { body: { data: 'y' }, openToken: 'open', idempotencyKey: 'key' });
    expect(requests[0]?.headers.get('authorization')).toBe('Open open');
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key');
    expect(await requests[0]?.json()).toEqual({ data: 'y' });
  });

  it('has the literal None where the endpoint says so, and waits for no token', async () => {
    const accessToken = vi.fn();
    const { http, requests } = client(() => json({ data: 'x' }), { accessToken });
    await http.call(exchange);
    expect(requests[0]?.headers.get('authorization')).toBe('None');
    expect(accessToken).not.toHaveBeenCalled();
  });

  it.each([
    ['with a Bearer token', read],
    ['with an Open token', write],
    ['with the literal None', exchange],
  ])('%s has an id, a new one for each try, and the key of its save', async (_, endpoint: Endpoint) => {
    const { http, requests } = client(() => json({ data: 'x' }));
    const request = { params: { id: '1' }, openToken: 'open', idempotencyKey: 'key' };
    await http.call(endpoint, request);
    await http.call(endpoint, request);
    const [first, second] = requests.map(({ headers }) => headers.get('x-request-id'));
    expect(first).toMatch(UUID);
    expect(second).toMatch(UUID);
    expect(second).not.toBe(first);
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key', 'key']);
  });

  it('has neither credentials nor an id for a foreign host', async () => {
    const accessToken = vi.fn();
    const { http, requests } = client(() => json({ data: 'x' }), { accessToken });
    await http.call(picture);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.headers.has('x-request-id')).toBe(false);
    expect(accessToken).not.toHaveBeenCalled();
  });

  it('says which path parameter is missing', () => {
    expect(() => endpointPath(read)).toThrow('thing/get needs the path parameter id');
  });
});

describe('a failure', () => {
  const problem = {
    type: 'about:blank',
    title: 'No',
    status: 403,
    code: 'scope-missing',
    requestId: 'r-1',
    action: 'Ask an administrator.',
  };

  it('is the server’s problem', async () => {
    const { http } = client(() => json(problem, 403));
    const error = await failure(http);
    expect(error).toMatchObject({
      failure: 'refused',
      endpoint: 'exchange',
      status: 403,
      code: 'scope-missing',
      requestId: 'r-1',
      action: 'Ask an administrator.',
      retryable: false,
    });
    expect(error?.message).toBe('exchange failed: refused (403 scope-missing)');
  });

  it.each([
    [
      'a page of a proxy',
      () => new Response('<h1>', { status: 502, headers: { 'x-request-id': 'r-2' } }),
      { failure: 'refused', status: 502, code: undefined, requestId: 'r-2', retryable: true },
    ],
    [
      'too many requests',
      () => json({ ...problem, code: 'rate-limited' }, 429),
      { status: 429, retryable: true },
    ],
    [
      'a body that is no JSON',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      { failure: 'answer-invalid', status: 200, retryable: false, advice: 'reload' },
    ],
    [
      'an answer of another shape',
      () => json({ data: 7 }, 201, { 'x-request-id': 'r-4' }),
      { failure: 'answer-invalid', status: 201, requestId: 'r-4' },
    ],
    [
      'an answer without a body',
      () => new Response(null, { status: 204 }),
      { failure: 'answer-invalid', status: 204 },
    ],
    [
      'an answer with the status of a redirect',
      () => json({ data: 'x' }, 300),
      { failure: 'answer-invalid', status: 300 },
    ],
    [
      'a connection that broke off',
      () => broken(new TypeError('terminated')),
      { failure: 'unreachable', status: 200, requestId: 'r-3', retryable: true },
    ],
    [
      'an answer that stopped coming',
      () => broken(new DOMException('slow', 'TimeoutError')),
      { failure: 'timeout', status: 200, requestId: 'r-3', retryable: true },
    ],
    [
      'a refusal that broke off',
      () => broken(new TypeError('terminated'), 403),
      { failure: 'refused', status: 403, requestId: 'r-3', advice: 'contact-support' },
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { failure: 'unreachable', retryable: true },
    ],
  ])('of %s', async (_, answer, facts) => {
    const { http } = client(answer);
    expect(await failure(http)).toMatchObject(facts);
  });

  it.each([
    ['seconds', { 'retry-after': '7' }, 7_000],
    ['a date', { 'retry-after': 'Mon, 05 Jan 2026 09:00:30 GMT' }, 30_000],
    ['what cannot be read', { 'retry-after': 'soon' }, undefined],
    ['nothing', {}, undefined],
  ])('says how long to wait when the server asks for %s', async (_, headers, retryAfterMs) => {
    const now = () => Date.parse('2026-01-05T09:00:00Z');
    const { http } = client(() => json(problem, 503, headers), { now });
    expect((await failure(http))?.retryAfterMs).toBe(retryAfterMs);
  });

  it('is the call’s own when a token cannot be in a header', async () => {
    const { http, requests } = client(() => json({ data: 'x' }));
    const call = http.call(write, { body: { data: 'x' }, openToken: 'no\ntoken' });
    await expect(call).rejects.toBeInstanceOf(HttpError);
    expect(requests).toHaveLength(0);
  });

  it('is never retried here', async () => {
    const { http, requests } = client(() => json(problem, 503));
    await failure(http);
    expect(requests).toHaveLength(1);
  });

  it('is a timeout without an answer', async () => {
    const { http } = client(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      { timeout: 5 },
    );
    expect(await failure(http)).toMatchObject({ failure: 'timeout', retryable: true });
  });

  it.each([
    ['the id that was sent', () => new Response('<h1>', { status: 502 }), 'sent'],
    [
      'the id of the reply',
      () => new Response('<h1>', { status: 502, headers: { 'x-request-id': 'r' } }),
      'r',
    ],
    ['the id of the problem', () => json(problem, 403, { 'x-request-id': 'r' }), 'r-1'],
    ['the id that was sent, of an answer of another shape', () => json({ data: 7 }), 'sent'],
    [
      'the id that was sent, when no answer comes',
      () => Promise.reject(new DOMException('slow', 'TimeoutError')),
      'sent',
    ],
    ['no id where nobody was reached', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ])('has %s', async (_, answer, requestId) => {
    const { http } = client(answer, { newRequestId: () => 'sent' });
    expect((await failure(http))?.requestId).toBe(requestId);
  });

  it('reports a 401 of a Bearer call, and of no other', async () => {
    const onUnauthorized = vi.fn();
    const { http } = client(() => json({ ...problem, status: 401, code: 'token-expired' }, 401), {
      onUnauthorized,
    });
    await http.call(read, { params: { id: '1' } }).catch(() => {});
    expect(onUnauthorized).toHaveBeenCalledOnce();
    await http.call(write, { body: { data: 'x' }, openToken: 'open' }).catch(() => {});
    await http.call(exchange).catch(() => {});
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});

describe('cancelling', () => {
  it('ends a call that waits for a token', async () => {
    const controller = new AbortController();
    const { http, requests } = client(() => json({ data: 'x' }), {
      accessToken: () => new Promise(() => {}),
    });
    const call = http.call(read, { params: { id: '1' }, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ failure: 'cancelled' });
    expect(requests).toHaveLength(0);
  });

  it('ends a running call', async () => {
    const controller = new AbortController();
    const { http } = client(({ signal }) => {
      const answer = new Promise<Response>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      controller.abort();
      return answer;
    });
    const call = http.call(exchange, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ failure: 'cancelled', retryable: false });
  });

  it('sends nothing when it was cancelled before', async () => {
    const { http, requests } = client(() => json({ data: 'x' }));
    const call = http.call(read, { params: { id: '1' }, signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ failure: 'cancelled' });
    expect(requests).toHaveLength(0);
  });
});
