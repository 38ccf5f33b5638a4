import { createFetch, type FetchContext, FetchError, type FetchOptions } from 'ofetch';
import * as v from 'valibot';
import { CLOCK_HEADER, hearingFetch, serverClock } from '#clock';
import { authorizationFor, isServiceAddress } from './authorization-header.ts';
import { type AnswerOf, type BodyOf, type Endpoint, endpointPath, type QueryOf } from './endpoint.ts';
import { HttpError, type HttpErrorFacts } from './http-error.ts';
import type { HttpFailure } from './http-failure.ts';
import { jsonText } from './json-text.ts';
import { problemSchema } from './problem.ts';
import { newRequestId, REQUEST_ID_HEADER } from './request-id.ts';
import { readRetryAfter } from './retry-after.ts';
import type { ServiceBases, ServiceName } from './services.ts';

export interface CallRequest<E extends Endpoint = Endpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly params?: Readonly<Record<string, string>>;
  /** Required by idempotent endpoints: the same key for every attempt of a save. */
  readonly idempotencyKey?: string;
  /** Required by endpoints with an Open token. */
  readonly openToken?: string;
  /** Required by endpoints that take a file. */
  readonly file?: Blob;
  /** For event endpoints: id of the last received event. */
  readonly lastEventId?: string | undefined;
  /** The caller expects `not-found`, so it is not reported. */
  readonly mayBeAbsent?: true;
  readonly signal?: AbortSignal;
}

/** Calls the contract's endpoints. Rejects only with `HttpError`. */
export interface HttpClient {
  call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>>;
}

export interface HttpClientOptions {
  readonly bases: ServiceBases;
  /** Origin of the page, for relative bases. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Resolves with an access token as soon as there is one; see the session. */
  readonly accessToken: () => Promise<string>;
  /** Called for every 401 of a Bearer call, before it rejects. */
  readonly onUnauthorized?: (error: HttpError) => void;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the page's time with every save (`Careline-Clock`). Older servers refuse this header from other origins. */
  readonly sendsClock?: boolean;
  /** Milliseconds. Long enough for a page of history on a slow hospital connection. */
  readonly timeout?: number;
  /** Milliseconds since 1970. Base of a `Retry-After` date if the response has no `Date`. */
  readonly now?: () => number;
  /** Creates the `X-Request-Id`, new for every attempt, even with the same idempotency key. */
  readonly newRequestId?: () => string;
}

const DEFAULT_TIMEOUT_MS = 20_000;
/** For files on a slow connection; the server waits as long (milliseconds). */
const FILE_TIMEOUT_MS = 120_000;
/** Services on external hosts, which never get a token. */
const FOREIGN_SERVICES: readonly ServiceName[] = ['avatar', 'charts'];

function requestHeaders(endpoint: Endpoint, request: CallRequest, options: HttpClientOptions): Headers {
  const headers = new Headers(options.headers);
  headers.set('accept', endpoint.gives === 'events' ? 'text/event-stream' : 'application/json');
  if (options.sendsClock && endpoint.idempotent)
    headers.set(CLOCK_HEADER, String(Math.floor(serverClock.now() / 1000)));
  if (request.lastEventId) headers.set('last-event-id', request.lastEventId);
  if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
  if (endpoint.token === 'none') headers.set('authorization', 'None');
  if (endpoint.token === 'open') headers.set('authorization', `Open ${request.openToken ?? ''}`);
  return headers;
}

/** A failure, and how far the call got. */
interface Mishap {
  readonly error: unknown;
  readonly response: Reply | undefined;
  readonly signal: AbortSignal | undefined;
  /** Id of the sent request; undefined if it was not sent. */
  readonly sentId: string | undefined;
}

/** An ofetch response, with the body if it could be read. */
type Reply = NonNullable<FetchContext['response']>;

const endsByTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

function failureOf({ error, response, signal }: Mishap): HttpFailure {
  if (signal?.aborted) return 'cancelled';
  if (response && response.status >= 400) return 'refused';
  if (endsByTimeout(error instanceof FetchError ? error.cause : error)) return 'timeout';
  // A broken response confirms nothing. Any other error happened before the request was sent.
  return response || error instanceof FetchError ? 'unreachable' : 'answer-invalid';
}

type ReplyFacts = Pick<HttpErrorFacts, 'status' | 'requestId' | 'retryAfterMs'>;

const sentIdOf = (context: FetchContext | undefined): string | undefined =>
  context?.options.headers.get(REQUEST_ID_HEADER) ?? undefined;

/** Returns the response's facts. Its request id has priority, because a proxy may have replaced ours. */
function factsOf(response: Reply | undefined, sentId: string | undefined, now: number): ReplyFacts {
  if (!response) return {};
  return {
    status: response.status,
    requestId: response.headers.get(REQUEST_ID_HEADER) ?? sentId,
    retryAfterMs: readRetryAfter(response.headers, now),
  };
}

function asHttpError(endpoint: Endpoint, mishap: Mishap, now: number): HttpError {
  const { error, response, sentId } = mishap;
  if (error instanceof HttpError) return error;
  const failure = failureOf(mishap);
  // After a timeout the server may have logged the request; if it was unreachable, it has not.
  const waited = failure === 'timeout' ? { requestId: sentId } : {};
  const facts = {
    ...waited,
    ...factsOf(response, sentId, now),
    endpoint: endpoint.name,
    failure,
    cause: error,
  };
  const parsed = v.safeParse(problemSchema, response?._data);
  if (failure !== 'refused' || !parsed.success) return new HttpError(facts);
  const problem = parsed.output;
  return new HttpError({
    ...facts,
    code: problem.code,
    requestId: problem.requestId ?? facts.requestId,
    problem,
  });
}

/** Rejects as soon as the signal is aborted. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Validates a response. A mismatch is an error, never a partial value. */
function readAnswer<E extends Endpoint>(endpoint: E, response: Reply, facts: ReplyFacts): AnswerOf<E> {
  const parsed = v.safeParse(endpoint.answer, response._data);
  if (response.ok && parsed.success) return parsed.output as AnswerOf<E>;
  throw new HttpError({ ...facts, failure: 'answer-invalid', endpoint: endpoint.name });
}

/**
 * Returns JSON, or the text if it is not JSON (a proxy's error page): the status still counts, and no schema matches
 * it.
 */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const movesFile = ({ takes, gives }: Endpoint): boolean => takes !== undefined || gives === 'file';

/** Returns the request body: JSON, or a form with JSON and a file. */
function requestBody(endpoint: Endpoint, { body, file }: CallRequest): FormData | string | undefined {
  if (!endpoint.takes || !file) return body === undefined ? undefined : jsonText(body);
  const form = new FormData();
  form.set('data', jsonText(body));
  form.set('file', file);
  return form;
}

/** Reads responses of file and event calls. Their refusals are JSON problems. */
async function readOther(response: Reply | undefined): Promise<void> {
  const data: unknown = response?._data;
  if (!response) return;
  if (data instanceof Blob) response._data = response.ok ? { file: data } : parseBody(await data.text());
  else if (data instanceof ReadableStream) {
    response._data = response.ok ? { events: data } : parseBody(await new Response(data).text());
  }
}

/** Returns a signal that aborts after this time, unless `inTime` is called before. */
function timeLimit(ms: number): { readonly signal: AbortSignal; inTime(): void } {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('The time limit has passed.', 'TimeoutError')),
    ms,
  );
  return { signal: limit.signal, inTime: () => clearTimeout(timer) };
}

/** Creates a client on ofetch. It never retries: callers decide what to retry, and with which key. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const bases = Object.entries(options.bases)
    .filter(([service]) => !FOREIGN_SERVICES.includes(service as ServiceName))
    .map(([, base]) => base);
  const now = options.now ?? serverClock.now;
  const requestId = options.newRequestId ?? newRequestId;
  const isOfServer = (url: string) => isServiceAddress(url, bases, options.origin);
  const fetch = hearingFetch(options.fetch, serverClock, isOfServer);
  const create = createFetch({ fetch, Headers, AbortController }).create;
  const fetchOf = {
    json: create({ retry: 0, parseResponse: parseBody }),
    file: create({ retry: 0, responseType: 'blob' }),
    events: create({ retry: 0, responseType: 'stream' }),
  };

  async function prepare(context: FetchContext, limit: () => AbortSignal): Promise<void> {
    const url = String(context.request);
    const { headers } = context.options;
    const cancelled = context.options.signal ?? undefined;
    if (isOfServer(url)) {
      const existing = headers.get('authorization');
      const accessToken = () => unlessAborted(options.accessToken(), cancelled);
      const value = await authorizationFor({ url, existing, accessToken });
      if (value) headers.set('authorization', value);
      headers.set(REQUEST_ID_HEADER, requestId());
    }
    // Starts only now, because waiting for sign-in does not count. (ofetch's timeout would start earlier, and is off
    // when a signal is given.)
    const timeout = limit();
    context.options.signal = cancelled ? AbortSignal.any([cancelled, timeout]) : timeout;
  }

  return {
    async call<E extends Endpoint>(endpoint: E, request: CallRequest<E> = {}): Promise<AnswerOf<E>> {
      const { signal } = request;
      const url = `${options.bases[endpoint.service]}${endpointPath(endpoint, request.params)}`;
      const timeoutMs = options.timeout ?? (movesFile(endpoint) ? FILE_TIMEOUT_MS : DEFAULT_TIMEOUT_MS);
      let context: FetchContext | undefined;
      // Once the stream has started, it has no time limit.
      let begun = (): void => {};
      const limit = (): AbortSignal => {
        if (endpoint.gives !== 'events') return AbortSignal.timeout(timeoutMs);
        const { signal: late, inTime } = timeLimit(timeoutMs);
        begun = inTime;
        return late;
      };
      try {
        const fetchOptions: FetchOptions = {
          method: endpoint.method,
          headers: requestHeaders(endpoint, request as CallRequest, options),
          query: request.query as Record<string, unknown> | undefined,
          body: requestBody(endpoint, request as CallRequest),
          signal,
          // Stored because errors while reading a body have no response.
          onRequest: (given) => {
            context = given;
            return prepare(given, limit);
          },
        };
        const response = await fetchOf[endpoint.gives ?? 'json'].raw(url, fetchOptions);
        await readOther(response);
        return readAnswer(endpoint, response, factsOf(response, sentIdOf(context), now()));
      } catch (error) {
        await readOther(context?.response).catch(() => undefined);
        const sentId = sentIdOf(context);
        const failure = asHttpError(endpoint, { error, response: context?.response, signal, sentId }, now());
        if (failure.status === 401 && endpoint.token === 'bearer') options.onUnauthorized?.(failure);
        throw failure;
      } finally {
        begun();
      }
    },
  };
}
