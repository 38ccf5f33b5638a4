// spec: 214

import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { type ChangePasswordRequest, changePassword } from './change-password.ts';
import { DEFAULT_CONNECTION } from './default-connection.ts';

const URL_OF = 'https://id.example/dbconnections/change_password';
const SENTENCE = "We've just sent you an email to reset your password.";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function ask(reply: () => Promise<Response> | Response, more: Partial<ChangePasswordRequest> = {}) {
  const sent: Sent[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return reply();
  }) as typeof globalThis.fetch;
  const request = { url: URL_OF, clientId: 'console', email: 'a@b.example', connection: DEFAULT_CONNECTION };
  return { sent, answer: changePassword({ ...request, fetch, ...more }) };
}

const text = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' }, ...init });

async function errorOf(answer: Promise<string>): Promise<HttpError> {
  const error = await answer.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  return error as HttpError;
}

describe('changePassword', () => {
  it('posts client_id, email and connection and nothing else, without credentials', async () => {
    const { sent, answer } = ask(() => text(SENTENCE), { locale: 'hi' });
    expect(await answer).toBe(SENTENCE);
    expect(sent).toHaveLength(1);
    const { url, init } = sent[0] as Sent;
    expect(url).toBe(URL_OF);
    expect(init.method).toBe('POST');
    expect(JSON.parse(String(init.body))).toEqual({
      client_id: 'console',
      email: 'a@b.example',
      connection: 'Username-Password-Authentication',
    });
    const headers = new Headers(init.headers);
    expect(headers.get('authorization')).toBeNull();
    expect(headers.get('accept-language')).toBe('hi');
    expect(init.credentials).toBe('omit');
  });

  it.each([
    ['a sentence sent as HTML', 'text/html; charset=utf-8', SENTENCE, SENTENCE],
    ['blanks around it', 'text/plain', ` ${SENTENCE}\n`, SENTENCE],
    ['text that only looks like markup', 'text/plain', '<3 Check your mail.', '<3 Check your mail.'],
  ])('returns the text: %s', async (_, type, body, words) => {
    const { answer } = ask(() => new Response(body, { headers: { 'content-type': type } }));
    expect(await answer).toBe(words);
  });

  it.each([
    ['a page', 'text/html', '<!doctype html><title>Log in</title>'],
    ['nothing', 'text/plain', ''],
    ['a very long text', 'text/plain', 'x'.repeat(1_001)],
  ])('does not accept %s as an answer', async (_, type, body) => {
    const { answer } = ask(() => new Response(body, { headers: { 'content-type': type } }));
    expect(await errorOf(answer)).toMatchObject({ failure: 'answer-invalid', status: 200 });
  });

  it('reports a refusal with its code, its request id and the time to wait', async () => {
    const problem = { type: 'about:blank', title: 'Too many', status: 429, code: 'rate-limited' };
    const headers = { 'x-request-id': 'request-1', 'retry-after': '42' };
    const { answer } = ask(() => new Response(JSON.stringify(problem), { status: 429, headers }));
    expect(await errorOf(answer)).toMatchObject({
      failure: 'refused',
      status: 429,
      code: 'rate-limited',
      requestId: 'request-1',
      retryAfterMs: 42_000,
      advice: 'retry',
    });
  });

  it('reports a refusal in another provider’s format by its status', async () => {
    const { answer } = ask(() => text('connection is disabled', { status: 400 }));
    expect(await errorOf(answer)).toMatchObject({ failure: 'refused', status: 400, code: undefined });
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch'), 'unreachable'],
    ['no answer in time', new DOMException('late', 'TimeoutError'), 'timeout'],
  ])('%s', async (_, thrown, failure) => {
    const { answer } = ask(() => Promise.reject(thrown));
    expect(await errorOf(answer)).toMatchObject({ failure, endpoint: 'change-password' });
  });

  it('reports a cancelled call', async () => {
    const stop = new AbortController();
    stop.abort();
    const { answer } = ask(() => Promise.reject(stop.signal.reason), { signal: stop.signal });
    expect(await errorOf(answer)).toMatchObject({ failure: 'cancelled' });
  });

  it('never puts the address in its message', async () => {
    const { answer } = ask(() => text('no', { status: 500 }));
    expect((await errorOf(answer)).message).not.toContain('a@b.example');
  });
});
