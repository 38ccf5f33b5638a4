import type { Provider } from 'oidc-provider';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { recordOf } from '../../platform/http/request-record.ts';

/** A sign-in of ours has a tenth of this; what is asked for is kept until it is over. */
const LONGEST_QUERY = 4_096;

/** Public documents, which are answered from memory. */
const IS_DOCUMENT = /^\/(jwks|\.well-known\/)/;

/**
 * Limits what leaves something in the database before a sign-in: a sign-in under way, a logout. By network, many people of one
 * place included.
 */
export function limitRequests(provider: Provider, byNetwork: RateLimit): void {
  provider.use(async (ctx, next) => {
    if (!IS_DOCUMENT.test(ctx.path)) byNetwork.spend(recordOf(ctx.req).client);
    if (ctx.querystring.length > LONGEST_QUERY) throw new ProblemError('body-too-large');
    await next();
  });
}
