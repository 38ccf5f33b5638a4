import { CLOCK_HEADER } from '@careline/core/internal/clock';
import { CONTRACT_HEADER } from '@careline/core/internal/contract';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { recordOf } from '../platform/http/request-record.ts';
import type { PartnerPages } from './partner-pages.ts';

/** Headers that clients send in addition to those every page may send (Fetch Standard, 3.2.2). */
const SENT = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Request-Id',
  'If-None-Match',
  'Prefer',
  CONTRACT_HEADER,
  CLOCK_HEADER,
].join(', ');
/** Headers that clients read. `Date` is the base for a `Retry-After` date and for their "now". */
const READ = 'X-Request-Id, Retry-After, Date, ETag';
/** The longest that browsers cache. If a partner loses a page, its tokens stop working there immediately anyway. */
const PREFLIGHT_SECONDS = 7_200;

async function allowedOrigin(c: AppContext, pages: PartnerPages): Promise<string | undefined> {
  const origin = c.req.header('origin');
  return origin !== undefined && (await pages.allows(origin)) ? origin : undefined;
}

/**
 * Lets partners' pages call this path and read the answer, including refusals. Allows the exact origin only, no
 * wildcard and no cookies. Other origins get no CORS headers, as everywhere on the server.
 */
export function openToPages(app: App, path: string, method: 'GET' | 'POST', pages: PartnerPages): void {
  app.options(path, async (c, next) => {
    const origin = await allowedOrigin(c, pages);
    if (!origin || c.req.header('access-control-request-method') !== method) return next();
    recordOf(c.env.incoming).route = 'preflight';
    return c.body(null, 204, {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': method,
      'access-control-allow-headers': SENT,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    });
  });
  app.use(path, async (c, next) => {
    await next();
    const origin = c.req.method === 'OPTIONS' ? undefined : await allowedOrigin(c, pages);
    if (!origin) return;
    c.header('access-control-allow-origin', origin);
    c.header('access-control-expose-headers', READ);
  });
}
