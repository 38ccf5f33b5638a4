import { HOSTED_CONSOLE_PATH } from '@careline/core/internal/session';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { serveFiles } from '../platform/http/files/static-files.ts';
import { escapeHtml, html } from '../platform/http/html.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { ELEMENTS_PATH, FOR_EVERY_PAGE } from './element-files.ts';
import type { PartnerPages } from './partner-pages.ts';

/** Allows our scripts, calls and charts in a frame of the calling page. No other styles than adopted sheets. */
const policyFor = (page: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    // Charts of the embedded service.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${page}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The page accepts messages only from the page it names. */
const pageFor = (page: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Careline</title><script type="module" src="${ELEMENTS_PATH}/frame.js"></script></head><body data-page="${escapeHtml(page)}"></body></html>
`;

/** Returns the exact origin of an active partner's page. Throws `not-found` for anything else. */
async function pageOf(c: AppContext, pages: PartnerPages): Promise<string> {
  const page = c.req.query('page') ?? '';
  if (await pages.allows(page)) return page;
  throw new ProblemError('not-found', {
    detail: "The address does not name a partner's page.",
    action: 'Add the page’s origin to the partner under Settings.',
    // The embedding page can read why nothing loaded.
    headers: FOR_EVERY_PAGE,
  });
}

/**
 * Mounts the page inside the frame of an element with `isolation="frame"`, for the exact origin of an active partner
 * only. It needs no cookie and contains no data: its token comes from the embedding page.
 */
export function mountFramePage(app: App, pages: PartnerPages): void {
  mountAt(app, 'GET', `${ELEMENTS_PATH}/frame`, async (c) => {
    const page = await pageOf(c, pages);
    return html(pageFor(page), 200, { 'content-security-policy': policyFor(page), ...FOR_EVERY_PAGE });
  });
}

export interface ConsoleFrame {
  /** Folder of the built console. */
  readonly appFolder: string;
  /** Returns the console's content security policy for pages that may embed it, and the headers it varies by. */
  readonly readPolicy: (
    frameAncestors: string,
  ) => Promise<{ readonly policy: string; readonly variant: string }>;
}

/**
 * Mounts the console in the frame of `careline-console`: the start page under its own policy, in a frame of the calling
 * page only. It needs no cookie and signs nobody in: its token comes from the embedding page.
 */
export function mountConsoleFrame(
  app: App,
  pages: PartnerPages,
  { appFolder, readPolicy }: ConsoleFrame,
): void {
  const files = serveFiles(appFolder);
  mountAt(app, 'GET', HOSTED_CONSOLE_PATH, async (c) => {
    const { policy, variant } = await readPolicy(await pageOf(c, pages));
    const start = await files.answer('/index.html', c.req.raw, variant);
    if (!start) throw new ProblemError('unavailable', { detail: 'The console is not built.' });
    const headers = { 'content-security-policy': policy, ...FOR_EVERY_PAGE };
    for (const [name, value] of Object.entries(headers)) start.headers.set(name, value);
    return start;
  });
}
