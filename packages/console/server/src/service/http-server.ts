import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { IdentityProvider } from '../identity/provider/provider.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Activity } from '../platform/http/activity.ts';
import type { App } from '../platform/http/app-context.ts';
import { answerProblem, completeRequest, faultOfRequest, otherNameOf } from '../platform/http/front.ts';
import type { Log } from '../platform/http/log.ts';
import { ProblemError, problemBody } from '../platform/http/problem-error.ts';
import { beginRecord, type RequestRecord } from '../platform/http/request-record.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import type { RequestEnd, RequestMetrics } from '../platform/tracing/metrics-of-requests.ts';
import type { RequestSpan, Tracing } from '../platform/tracing/tracing-parts.ts';

export interface HttpServerDeps {
  readonly settings: Settings;
  readonly app: App;
  readonly identityProvider: IdentityProvider | undefined;
  readonly log: Log;
  readonly activity: Activity;
  readonly metrics: RequestMetrics;
  readonly tracing: Tracing;
}

/** Load balancers and collectors request these every few seconds. */
const PROBED_ROUTES: ReadonlySet<string> = new Set(['health', 'health/live', 'metrics']);

/** Logs requests. For a probed route, logs only answers whose status changed, and not the first 200. */
function createRequestLog(log: Log): (record: RequestRecord, end: RequestEnd) => void {
  const lastStatus = new Map<string, number>();
  return (record, end) => {
    if (PROBED_ROUTES.has(record.route)) {
      const before = lastStatus.get(record.route) ?? 200;
      lastStatus.set(record.route, end.status);
      if (before === end.status) return;
    }
    logRequest(log, record, end);
  };
}

/** Logs one line per request with names and numbers, never the URL, which may contain codes and patients' ids. */
function logRequest(log: Log, record: RequestRecord, { method, status, seconds, aborted }: RequestEnd): void {
  const line = status >= 500 ? log.error : log.info;
  line('request', {
    request: record.id,
    route: record.route,
    method,
    status,
    ms: Math.round(seconds * 10_000) / 10,
    staff: record.staffId,
    code: record.code,
    ...(aborted ? { aborted } : {}),
  });
}

interface RecordingDeps extends Pick<HttpServerDeps, 'metrics' | 'activity'> {
  readonly logEnd: (record: RequestRecord, end: RequestEnd) => void;
}

/** Logs, counts and traces a request when its answer was sent or its connection closed; a stream when it starts. */
function recordWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  { record, span }: { readonly record: RequestRecord; readonly span: RequestSpan },
  { metrics, activity, logEnd }: RecordingDeps,
): void {
  const counted = metrics.begin();
  let calm = activity.begin();
  let isOver = false;
  function over(aborted: boolean): void {
    if (isOver) return;
    isOver = true;
    const end: RequestEnd = {
      method: request.method,
      status: response.statusCode,
      seconds: (performance.now() - record.startedAt) / 1000,
      aborted,
    };
    logEnd(record, end);
    counted(record, end);
    span.end(record, end);
    calm();
  }
  record.onStream = () => over(false);
  record.onHold = () => {
    calm();
    calm = () => undefined;
    return () => {
      if (!isOver) calm = activity.begin();
    };
  };
  response.once('close', () => over(!response.writableFinished));
}

/** Answers what Node cannot parse (headers too large, not HTTP) in the same format. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, log: Log): void {
  log.info('request-unreadable', { code: error.code });
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const problem = new ProblemError('body-malformed', {
    detail: 'The request is not HTTP, or its headers are too large.',
  });
  const body = JSON.stringify(problemBody(problem, 'none'));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const HEADERS_TIMEOUT_MS = 20_000;
/** Longer than proxies keep an idle connection (60 s in nginx), so that no request meets a connection being closed. */
const KEEP_ALIVE_MS = 75_000;
/** The slowest phone line can still send a megabyte in this time. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface HttpServer {
  readonly server: Server;
  /** From now on every answer closes its connection, so that proxies send their next request elsewhere. */
  drain(): void;
}

/** Creates one server for the identity provider and the app. */
export function createHttpServer(deps: HttpServerDeps): HttpServer {
  const { settings, app, identityProvider, log, tracing } = deps;
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const headers = Object.entries(securityHeaders(settings));
  const recording = { ...deps, logEnd: createRequestLog(log) };

  function give(request: IncomingMessage, response: ServerResponse, record: RequestRecord): void {
    const fault = faultOfRequest(request);
    const elsewhere = fault ? undefined : otherNameOf(request, settings);
    if (fault && identityProvider?.refuse(request, response, fault)) return;
    if (fault) answerProblem(response, fault, record);
    else if (elsewhere) response.writeHead(307, { location: elsewhere }).end();
    else if (!identityProvider?.handle(request, response)) void listener(request, response);
  }

  let isDraining = false;
  const underWay = new Set<ServerResponse>();
  const lastOfConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (isDraining) lastOfConnection(response);
    completeRequest(request);
    const record = beginRecord(request, settings.trustedProxies);
    const span = tracing.request(request);
    recordWhenDone(request, response, { record, span }, recording);
    response.setHeader('x-request-id', record.id);
    for (const [name, value] of headers) response.setHeader(name, value);
    span.run(() => give(request, response, record));
  }

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    answer,
  );
  // Node knows one expectation and refuses all others in plain text. RFC 9110 10.1.1 lets us ignore them.
  server.on('checkExpectation', answer);
  server.on('clientError', (error, socket) => answerUnreadable(error, socket as Socket, log));
  return {
    server,
    drain() {
      isDraining = true;
      for (const response of underWay) lastOfConnection(response);
    },
  };
}
