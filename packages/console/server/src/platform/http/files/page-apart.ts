import type { App } from '../app-context.ts';
import { mountAt } from '../mount-at.ts';
import { ProblemError } from '../problem-error.ts';
import { recordOf } from '../request-record.ts';
import { serveFiles } from './static-files.ts';

/** Allows only our scripts, styles and requests, no frames, and no referrer for links. */
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

/**
 * Serves a page for people without an account at `/{name}`. It is the same for everyone, whatever follows its `#`.
 */
export function mountPageApart(app: App, appFolder: string, name: string): void {
  const files = serveFiles(appFolder);
  mountAt(app, 'GET', `/${name}`, async (c) => {
    recordOf(c.env.incoming).route = name;
    const page = await files.answer(`/${name}.html`, c.req.raw);
    if (!page) throw new ProblemError('unavailable', { detail: 'The page is not built.' });
    for (const [header, value] of Object.entries(HEADERS)) page.headers.set(header, value);
    return page;
  });
}
