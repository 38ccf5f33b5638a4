import type { Provider } from 'oidc-provider';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { recordOf } from '../../platform/http/request-record.ts';

/** Maximum query length, ten times that of a real sign-in. The query is stored until the sign-in is over. */
const MAX_QUERY_CHARACTERS = 4_096;

/** Public documents, answered from memory. */
const IS_DOCUMENT = /^\/(jwks|\.well-known\/)/;

/**
 * Limits requests that store something before a sign-in, such as a pending sign-in or a logout.
 * The limit is per network, which may be shared by many people.
 */
export function limitRequests(provider: Provider, byNetwork: RateLimit): void {
  provider.use(async (ctx, next) => {
    if (!IS_DOCUMENT.test(ctx.path)) byNetwork.spend(recordOf(ctx.req).client);
    if (ctx.querystring.length > MAX_QUERY_CHARACTERS) throw new ProblemError('body-too-large');
    await next();
  });
}
