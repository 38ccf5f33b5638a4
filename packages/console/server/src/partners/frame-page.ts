import type { App } from '../platform/http/app-context.ts';
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

/**
 * The page inside the frame of an element with `isolation="frame"`: for the exact origin of a partner that is switched on, or
 * not at all. It needs no cookie and holds nothing: its token comes from the page around it.
 */
export function mountFramePage(app: App, pages: PartnerPages): void {
  mountAt(app, 'GET', `${ELEMENTS_PATH}/frame`, async (c) => {
    const page = c.req.query('page') ?? '';
    if (!(await pages.allows(page))) {
      throw new ProblemError('not-found', {
        detail: 'The address names no page of a partner.',
        action: 'Add the page’s origin to the partner under Settings.',
      });
    }
    return html(pageFor(page), 200, { 'content-security-policy': policyFor(page), ...FOR_EVERY_PAGE });
  });
}
