import { HOSTED_CONSOLE_PATH } from '@careline/core/internal/session';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { serveFiles } from '../platform/http/files/static-files.ts';
import { escapeHtml, html } from '../platform/http/html.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { ELEMENTS_PATH, FOR_EVERY_PAGE } from './element-files.ts';
import type { PartnerPages } from './partner-pages.ts';

/** Scripts of ours, calls to ours and charts of ours, framed by the one page that asked; nothing else, and no style but adopted sheets. */
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

/** It takes messages from the page it names and no other. */
const pageFor = (page: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Careline</title><script type="module" src="${ELEMENTS_PATH}/frame.js"></script></head><body data-page="${escapeHtml(page)}"></body></html>
`;

/** The exact origin of a page of a partner that is switched on. Throws `not-found` for every other word. */
async function pageOf(c: AppContext, pages: PartnerPages): Promise<string> {
  const page = c.req.query('page') ?? '';
  if (await pages.allows(page)) return page;
  throw new ProblemError('not-found', {
    detail: 'The address names no page of a partner.',
    action: 'Add the page’s origin to the partner under Settings.',
    // The page that put the frame up reads why nothing came.
    headers: FOR_EVERY_PAGE,
  });
}

/**
 * The page inside the frame of an element with `isolation="frame"`: for the exact origin of a partner that is switched on, or
 * not at all. It needs no cookie and holds nothing: its token comes from the page around it.
 */
export function mountFramePage(app: App, pages: PartnerPages): void {
  mountAt(app, 'GET', `${ELEMENTS_PATH}/frame`, async (c) => {
    const page = await pageOf(c, pages);
    return html(pageFor(page), 200, { 'content-security-policy': policyFor(page), ...FOR_EVERY_PAGE });
  });
}

export interface ConsoleFrame {
  /** Where the console is built. */
  readonly appFolder: string;
  /** The policy of the console's pages for those that may hold it, and by what its answer differs. */
  readonly readPolicy: (
    frameAncestors: string,
  ) => Promise<{ readonly policy: string; readonly variant: string }>;
}

/**
 * The console inside the frame of `careline-console`: its start page under its own policy, held by the one page that asked. It
 * needs no cookie and signs nobody in: its token comes from the page around it.
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
