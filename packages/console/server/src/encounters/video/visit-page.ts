import type { App } from '../../platform/http/app-context.ts';
import { serveFiles } from '../../platform/http/files/static-files.ts';
import { mountAt } from '../../platform/http/mount-at.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordOf } from '../../platform/http/request-record.ts';

/** Scripts and sheets of ours, requests to ours, in no frame; no address it links to learns where it was. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

/** The patient's page of a video visit: the same for everybody, whatever the link. */
export function mountVisitPage(app: App, appFolder: string): void {
  const files = serveFiles(appFolder);
  mountAt(app, 'GET', '/visit', async (c) => {
    recordOf(c.env.incoming).route = 'visit';
    const page = await files.answer('/visit.html', c.req.raw);
    if (!page) throw new ProblemError('unavailable', { detail: 'The page is not built.' });
    for (const [name, value] of Object.entries(HEADERS)) page.headers.set(name, value);
    return page;
  });
}
