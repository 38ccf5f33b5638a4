import { serverNow, serverSeconds } from '@careline/core/internal/clock';
import { PROBLEM_STATUS, type ProblemCode, serviceBasesUnder } from '@careline/core/internal/http';
import { type CarelineSession, openSession, type SessionOptions } from '../session/session.ts';
import { CALL_ANSWERS } from './call-answers.ts';
import { type MockAnswer, MockRefusal, type MockRequest } from './mock-answer.ts';
import { createFailures, type MockFailure, refusalOf } from './mock-failures.ts';
import type { MockFixtures } from './mock-fixtures.ts';
import { createMockRecord, faultIn, type MockRecord } from './mock-record.ts';
import { RECORD_ANSWERS } from './record-answers.ts';

/** A request made by an element, or by a client over `fetch`. */
export interface MockSessionRequest {
  /** The endpoint's name, such as `user/list`; undefined if the mock session does not cover it. */
  readonly endpoint: string | undefined;
  readonly method: string;
  /** Path below the service's address, such as `/user/list`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The failure the test requested. */
  readonly failure?: MockFailure;
}

export interface MockSessionOptions
  extends MockFixtures,
    Pick<SessionOptions, 'locale' | 'appearance' | 'onTelemetry'> {
  /** Milliseconds before each response; 0 by default. */
  readonly latency?: number;
  /** Makes every request fail like this, until `failAll(null)`. */
  readonly fail?: MockFailure;
  /** Milliseconds since 1970, for dates the services set; defaults to the clock. */
  readonly now?: () => number;
}

/** A session for a page's own tests that responds from memory. Otherwise the same as from `createSession`. */
export interface MockSession extends CarelineSession {
  /** All requests, in order. */
  readonly requests: readonly MockSessionRequest[];
  /** Makes the next request fail, or the next one to the named endpoint. */
  failNext(failure: MockFailure, endpoint?: string): void;
  /** Makes every request fail from now on; null stops that. */
  failAll(failure: MockFailure | null): void;
  /**
   * The mock fetch, for your own client: `createHttpClient({ fetch: session.fetch, … })` of
   * `@careline/core/internal/http`.
   */
  readonly fetch: typeof globalThis.fetch;
}

/** A host that can't exist, so that nothing that escapes the mock session reaches a server. */
export const MOCK_SERVICES = 'https://mock.careline.invalid/api';

const BASES = serviceBasesUnder(MOCK_SERVICES);
const ANSWERS = [...RECORD_ANSWERS, ...CALL_ANSWERS];

const addressOf = ({ endpoint: { method, service, path } }: MockAnswer): string =>
  `${method} ${BASES[service]}${path}`;
const BY_ADDRESS = new Map(ANSWERS.map((answer) => [addressOf(answer), answer]));

/** Names of the endpoints a mock session answers. */
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

/** Parses JSON; returns undefined for empty text. */
function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses a value by the endpoint's schema. Throws the refusal the services would send. */
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
 * Creates a session that responds from memory, without network or token, for tests of pages that use the
 * elements. Responses pass the services' schemas, and data saved by a test can be read afterwards. Requests it
 * does not cover are refused by name and logged. Throws TypeError for fixtures that the services could not have
 * returned.
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
