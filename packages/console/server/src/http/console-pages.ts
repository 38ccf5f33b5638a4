import type { Hono } from 'hono';
import { html } from './html.ts';
import type { AppContext } from './pipeline.ts';
import { ProblemError } from './problem-error.ts';
import { problemResponse } from './problem-response.ts';
import { recordOf } from './request-record.ts';
import { serveFiles } from './static-files.ts';

/** Addresses that belong to the server: no page of the console answers for them. */
const SERVERS_OWN = /^\/(api|oidc|login|health|config\.json|assets|elements)(\/|$)/;

/** Who says nothing of what they accept, as a probe with HEAD, accepts anything (RFC 9110, 12.5.1). */
const wantsPage = (request: Request): boolean =>
  request.headers.get('sec-fetch-mode') === 'navigate' ||
  (request.headers.get('accept') ?? 'text/html').includes('text/html');

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Careline is not built</title>
<h1>The console is not built</h1><p>The server runs, but there are no pages to show.
Stop it, run <code>npm run build</code> (or <code>npm start</code>, which builds by itself), and start it again.</p></html>`;

/** Serves the built console: its files, and its start page for every address a person navigates to. */
export function mountConsole(app: Hono<{ Bindings: AppContext['env'] }>, folder: string): void {
  const files = serveFiles(folder);

  async function page(c: AppContext): Promise<Response> {
    const start = await files.answer('/index.html', c.req.raw);
    return start ?? html(NOT_BUILT, 503);
  }

  app.get('*', async (c) => {
    const record = recordOf(c.env.incoming);
    const path = decodeURIComponent(new URL(c.req.url).pathname);
    record.route = 'file';
    const file = path === '/' ? undefined : await files.answer(path, c.req.raw);
    if (file) return file;
    if (path !== '/' && (SERVERS_OWN.test(path) || !wantsPage(c.req.raw))) {
      return problemResponse(
        new ProblemError('not-found', { detail: 'There is nothing at this address.' }),
        record,
      );
    }
    record.route = 'page';
    return page(c);
  });
}
