import type { Hono } from 'hono';
import type { AppContext } from '../platform/http/app-context.ts';
import { serveFiles } from '../platform/http/files/static-files.ts';
import { html } from '../platform/http/html.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { problemResponse } from '../platform/http/problem-response.ts';
import { recordOf } from '../platform/http/request-record.ts';
import type { ReadPagePolicy } from './page-policy.ts';

/** Paths of the server that the console's start page must not answer. */
const SERVERS_OWN = /^\/(api|oidc|login|health|config\.json|assets|elements)(\/|$)/;

/** A request without an Accept header, such as a HEAD probe, accepts anything (RFC 9110, 12.5.1). */
const wantsPage = (request: Request): boolean =>
  request.headers.get('sec-fetch-mode') === 'navigate' ||
  (request.headers.get('accept') ?? 'text/html').includes('text/html');

/** The service worker caches the page under this name, with its policy. */
const START_PAGE = '/index.html';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Careline is not built</title>
<h1>The console is not built</h1><p>The server runs, but there are no pages to show.
Stop it, run <code>npm run build</code> (or <code>npm start</code>, which builds by itself), and start it again.</p></html>`;

/** Base paths of the services. */
const SERVICES = /^\/api(?:\/|$)/;
/**
 * `doctor()` of the elements calls the services' base path without reading the answer, to distinguish a server that is
 * down from one that does not know the page. Without this header the browser would withhold the answer from other
 * sites.
 */
const THERE_FOR_ALL = { 'cross-origin-resource-policy': 'cross-origin' };

/** Serves the built console: its files, and its start page for every path that a user navigates to. */
export function mountConsole(
  app: Hono<{ Bindings: AppContext['env'] }>,
  folder: string,
  readPolicy: ReadPagePolicy,
): void {
  const files = serveFiles(folder);

  async function page(c: AppContext): Promise<Response> {
    const { policy, variant } = await readPolicy();
    const start = await files.answer(START_PAGE, c.req.raw, variant);
    start?.headers.set('content-security-policy', policy);
    return start ?? html(NOT_BUILT, 503);
  }

  app.get('*', async (c) => {
    const record = recordOf(c.env.incoming);
    const path = decodeURIComponent(new URL(c.req.url).pathname);
    record.route = 'file';
    const isStart = path === '/' || path === START_PAGE;
    const file = isStart ? undefined : await files.answer(path, c.req.raw);
    if (file) return file;
    if (!isStart && (SERVERS_OWN.test(path) || !wantsPage(c.req.raw))) {
      return problemResponse(
        new ProblemError('not-found', {
          detail: 'There is nothing at this address.',
          ...(SERVICES.test(path) ? { headers: THERE_FOR_ALL } : {}),
        }),
        record,
      );
    }
    record.route = 'page';
    return page(c);
  });
}
