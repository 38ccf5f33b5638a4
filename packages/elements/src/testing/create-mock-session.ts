import { serverNow, serverSeconds } from '@careline/core/internal/clock';
import { PROBLEM_STATUS, type ProblemCode, serviceBasesUnder } from '@careline/core/internal/http';
import { type CarelineSession, openSession, type SessionOptions } from '../session/session.ts';
import { CALL_ANSWERS } from './call-answers.ts';
import { type MockAnswer, MockRefusal, type MockRequest } from './mock-answer.ts';
import { createFailures, type MockFailure, refusalOf } from './mock-failures.ts';
import type { MockFixtures } from './mock-fixtures.ts';
import { createMockRecord, faultIn, type MockRecord } from './mock-record.ts';
import { RECORD_ANSWERS } from './record-answers.ts';

/** A request that an element made, or a client over `fetch`. */
export interface MockSessionRequest {
  /** The name of the endpoint, such as `user/list`; undefined where the mock session covers none. */
  readonly endpoint: string | undefined;
  readonly method: string;
  /** Below the address of its service, such as `/user/list`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** How it failed because the test wanted it to. */
  readonly failure?: MockFailure;
}

export interface MockSessionOptions
  extends MockFixtures,
    Pick<SessionOptions, 'locale' | 'appearance' | 'onTelemetry'> {
  /** Milliseconds until an answer; 0 where it is left out. */
  readonly latency?: number;
  /** How every request fails, until `failAll(null)`. */
  readonly fail?: MockFailure;
  /** Milliseconds since 1970, for what is dated by the services; the clock where it is left out. */
  readonly now?: () => number;
}

/** A session for a page's own tests: it answers from memory. Everything else is as of `createSession`. */
export interface MockSession extends CarelineSession {
  /** What was asked, in order. */
  readonly requests: readonly MockSessionRequest[];
  /** The next request fails so; with the name of an endpoint, the next of that one. */
  failNext(failure: MockFailure, endpoint?: string): void;
  /** Every request fails so from now on; null: none does. */
  failAll(failure: MockFailure | null): void;
  /** What answers, for a client of one's own: `createHttpClient({ fetch: session.fetch, … })` of `@careline/core/internal/http`. */
  readonly fetch: typeof globalThis.fetch;
}

/** Of no host that there is: nothing that slips past the mock session reaches anybody. */
export const MOCK_SERVICES = 'https://mock.careline.invalid/api';

const BASES = serviceBasesUnder(MOCK_SERVICES);
const ANSWERS = [...RECORD_ANSWERS, ...CALL_ANSWERS];

const addressOf = ({ endpoint: { method, service, path } }: MockAnswer): string =>
  `${method} ${BASES[service]}${path}`;
const BY_ADDRESS = new Map(ANSWERS.map((answer) => [addressOf(answer), answer]));

/** The names of the endpoints that a mock session answers. */
export const MOCKED_ENDPOINTS: readonly string[] = ANSWERS.map(({ endpoint }) => endpoint.name);

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

function problem(code: ProblemCode, detail: string, status: number = PROBLEM_STATUS[code]): Response {
  const facts = { type: 'about:blank', title: code, status, code, detail };
  return json({ ...facts, action: 'See the test.', requestId: 'mock-session' }, status);
}

/** A text as JSON, as far as it is; no text is no body. */
function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** A value as the endpoint reads it; throws the refusal that the services would answer. */
function read(schema: MockAnswer['endpoint']['query'], value: unknown, where: string): unknown {
  if (!schema) return value;
  const fault = faultIn(schema, value);
  if (fault) throw new MockRefusal('input-invalid', `${where}: ${fault}`);
  return (schema['~standard'].validate(value) as { readonly value: unknown }).value;
}

const OPEN_TOKEN = /^Open mock-(.+)$/;

function answerTo(
  { endpoint, answer }: MockAnswer,
  request: Request,
  asked: MockSessionRequest,
  record: MockRecord,
) {
  const [, patientId = ''] = OPEN_TOKEN.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    if (endpoint.token === 'open' && !patientId)
      throw new MockRefusal('token-invalid', 'An Open token is needed.');
    const query = read(endpoint.query, asked.query, 'query');
    const body = read(endpoint.body, asked.body, 'body');
    const value = answer({ query, body, patientId } as MockRequest, record);
    const fault = faultIn(endpoint.answer, value);
    if (fault) throw new Error(`the mock session has no fitting answer to ${endpoint.name}: ${fault}`);
    return json(value);
  } catch (error) {
    if (error instanceof MockRefusal) return problem(error.code, error.message);
    console.error(error);
    return problem('server-failed', `the mock session failed at ${endpoint.name}: ${String(error)}`);
  }
}

const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    setTimeout(resolve, ms);
  });

/**
 * A session that answers from memory, without a network and without a token: for the tests of a page that uses the elements. Its
 * answers go through the schemas that those of the services go through, and what a test saves is there afterwards. What it does
 * not cover is refused by name, in the console too. Throws TypeError for fixtures that the services could not have answered.
 */
export function createMockSession(options: MockSessionOptions = {}): MockSession {
  const { latency = 0, fail, now = serverNow, locale, appearance, onTelemetry } = options;
  const record = createMockRecord(options, now);
  const failures = createFailures(fail);
  const requests: MockSessionRequest[] = [];
  let refusedTokens = 0;
  let tokens = 0;

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { origin, pathname, searchParams } = new URL(request.url);
    const { method } = request;
    const found = BY_ADDRESS.get(`${method} ${origin}${pathname}`);
    const path = pathname.replace(/^\/api\/[^/]+/, '');
    const asked: MockSessionRequest = {
      endpoint: found?.endpoint.name,
      method,
      path,
      query: Object.fromEntries(searchParams),
      body: parse(await request.clone().text()),
    };
    const failure = failures.take(found?.endpoint.name ?? path);
    requests.push(failure ? { ...asked, failure } : asked);
    await waited(latency, request.signal);
    if (failure === 'auth.no-user' && found?.endpoint.name === 'profile/get')
      return json({ data: { ...record.profile, sub: '', resourceId: '' } });
    if (failure === 'auth.provider-failed') refusedTokens = 2;
    if (failure && failure !== 'auth.no-user')
      return problem(refusalOf(failure), `the test wants ${failure}`);
    if (found) return answerTo(found, request, asked, record);
    const words = `not covered by the mock session: ${method} ${pathname}`;
    console.error(words);
    return problem('not-found', words);
  }

  const session: SessionOptions = {
    services: MOCK_SERVICES,
    async getToken() {
      refusedTokens -= 1;
      if (refusedTokens >= 0) throw new Error('the test wants auth.provider-failed');
      tokens += 1;
      return { token: `mock-${tokens}`, expiresAt: serverSeconds() + 3600 };
    },
    ...(locale === undefined ? {} : { locale }),
    ...(appearance === undefined ? {} : { appearance }),
    ...(onTelemetry === undefined ? {} : { onTelemetry }),
  };
  const { failNext, failAll } = failures;
  return openSession(session, { requests, failNext, failAll, fetch }, fetch);
}
