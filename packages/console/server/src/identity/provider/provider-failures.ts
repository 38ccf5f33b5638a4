import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Log } from '../../platform/http/log.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { asProblem } from '../../platform/http/problem-response.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { localeOf } from './locale.ts';
import { errorPage } from './pages.ts';

/** An OAuth 2.0 error (RFC 6749, 4.1.2.1 and 5.2). */
interface OAuthFault {
  readonly error: string;
  readonly description: string;
}

const FAULTS: Readonly<Partial<Record<ProblemError['code'], OAuthFault>>> = {
  unavailable: { error: 'temporarily_unavailable', description: 'try again in a moment' },
  'rate-limited': { error: 'temporarily_unavailable', description: 'too many requests' },
  'server-failed': { error: 'server_error', description: 'the server failed' },
  'body-too-large': { error: 'invalid_request', description: 'the request is too long' },
  'not-found': { error: 'invalid_request', description: 'there is nothing at this address' },
};
const UNREADABLE: OAuthFault = {
  error: 'invalid_request',
  description: 'a value cannot be read or stored',
};

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns a problem in the provider's format: a page for browsers, JSON for programs. */
function refusalOf(problem: ProblemError, request: IncomingMessage, wantsPage: boolean): Refusal {
  const { error, description } = FAULTS[problem.code] ?? UNREADABLE;
  const { id } = recordOf(request);
  const headers = { 'cache-control': 'no-store', ...problem.facts.headers };
  // OAuth has no 422 status; it reports any invalid request as 400.
  const status = problem.status === 422 ? 400 : problem.status;
  if (wantsPage) {
    const body = errorPage(localeOf(request.headers['accept-language']), id, error);
    return { status, body, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } };
  }
  const body = JSON.stringify({ error, error_description: description });
  return { status, body, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } };
}

/** Answers a request that cannot be passed to the provider. */
export function refuseUnread(
  request: IncomingMessage,
  response: ServerResponse,
  problem: ProblemError,
): void {
  recordOf(request).code = problem.code;
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  const { status, headers, body } = refusalOf(problem, request, wantsPage);
  response.writeHead(status, { ...headers, connection: 'close' }).end(body);
}

/**
 * Answers unexpected failures in the provider's format.
 * The response is unavailable if the database is down, and an invalid request if a value cannot be stored. The provider
 * itself has only one answer for all of these, and none for an unusable address or a failure after its response.
 */
export function answerFailures(provider: Provider, log: Log): void {
  const failures = new WeakMap<object, unknown>();
  provider.on('server_error', (ctx: KoaContextWithOIDC, error) => failures.set(ctx, error));
  provider.use(async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && !ctx.body) failures.set(ctx, new ProblemError('not-found'));
    } catch (error) {
      failures.set(ctx, error);
    }
    if (!failures.has(ctx)) return;
    const record = recordOf(ctx.req);
    const problem = asProblem(failures.get(ctx), record, log);
    record.code = problem.code;
    const { status, headers, body } = refusalOf(problem, ctx.req, ctx.accepts('json', 'html') === 'html');
    ctx.status = status;
    ctx.set(headers);
    ctx.body = body;
  });
}
