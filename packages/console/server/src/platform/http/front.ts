import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback, type Settings } from '../config/config.ts';
import { ProblemError, problemBody } from './problem-error.ts';
import type { RequestRecord } from './request-record.ts';

/** Permitted request methods. */
export const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** Returns whether all percent-encoding is well-formed UTF-8 without NUL. */
function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\u0000');
  } catch {
    return false;
  }
}

const malformed = (detail: string) =>
  new ProblemError('body-malformed', { detail, action: 'Correct the request.' });

/** Load balancers send probes without a host. They mean this machine. */
const HOST_OF_NONE = 'localhost';

/**
 * Fills in what HTTP lets a request leave out: the host (RFC 9112, 3.2: HTTP/1.0 sends none, and it may be empty), and
 * the path of `OPTIONS *`, which addresses the server itself.
 */
export function completeRequest(request: IncomingMessage): void {
  if ((request.headers.host ?? '').trim() === '') request.headers.host = HOST_OF_NONE;
  if (request.method === 'OPTIONS' && request.url === '*') request.url = '/';
}

/** Returns the error for a malformed request, or undefined. */
export function faultOfRequest(request: IncomingMessage): ProblemError | undefined {
  const url = request.url ?? '';
  if (!METHODS.has(request.method ?? '')) {
    return new ProblemError('method-not-allowed', { headers: { allow: 'GET, HEAD, POST' } });
  }
  if (!url.startsWith('/') || url.startsWith('//') || !URL.canParse(url, 'http://localhost')) {
    return malformed('The address is not a path on this server.');
  }
  if (!isDecodable(url)) return malformed('The address is not well-formed UTF-8.');
  const host = request.headers.host ?? '';
  if (!URL.canParse(`http://${host}`) || /[/@?#\\\s]/.test(host)) {
    return malformed('The Host header cannot be read.');
  }
  return undefined;
}

/** Sends a problem without hono, which could not even parse such a request. */
export function answerProblem(response: ServerResponse, problem: ProblemError, record: RequestRecord): void {
  record.code = problem.code;
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...problem.facts.headers,
  });
  response.end(JSON.stringify(problemBody(problem, record.id)));
}

/**
 * Redirects pages on a loopback server from another name of this machine to the one that cookies and sign-in use
 * (127.0.0.1 to localhost).
 */
export function otherNameOf(
  request: IncomingMessage,
  settings: Pick<Settings, 'origin'>,
): string | undefined {
  const origin = new URL(settings.origin);
  const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!page || !isLoopback(origin.hostname)) return undefined;
  const asked = new URL(`http://${request.headers.host}`);
  return isLoopback(asked.hostname) && asked.host !== origin.host && asked.port === origin.port
    ? `${settings.origin}${request.url}`
    : undefined;
}
