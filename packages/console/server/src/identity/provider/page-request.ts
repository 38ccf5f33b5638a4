import type { LabelLocale } from '@careline/core/internal/formatting';
import type { AppContext } from '../../platform/http/app-context.ts';
import { html } from '../../platform/http/html.ts';
import type { Log } from '../../platform/http/log.ts';
import { asProblem } from '../../platform/http/problem-response.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { localeOf } from './locale.ts';

/** Returns whether our own page sent the form, according to the browser's headers. */
export function isOwnPage(c: AppContext, origin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  const from = c.req.header('origin');
  return site === undefined ? from === undefined || from === origin : site === 'same-origin';
}

export const localeOfRequest = (c: AppContext): LabelLocale => localeOf(c.req.header('accept-language'));

/** Returns the locale of a page that keeps the language it was opened in. */
export const localeOfPage = (c: AppContext): LabelLocale =>
  localeOf(c.req.query('ui_locales'), c.req.header('accept-language'));

export interface PageWork {
  /** Its name in logs. */
  readonly route: string;
  readonly log: Log;
  /** Returns the error page. `code` is for support. */
  readonly failed: (locale: LabelLocale, requestId: string, code: string) => string;
}

/** Answers failures with a page and not problem+json, because these addresses are only opened in a browser. */
export async function inWords(
  c: AppContext,
  { route, log, failed }: PageWork,
  work: () => Promise<Response>,
): Promise<Response> {
  const record = recordOf(c.env.incoming);
  record.route = route;
  try {
    return await work();
  } catch (error) {
    const { code, status, facts } = asProblem(error, record, log);
    record.code = code;
    return html(failed(localeOfRequest(c), record.id, code), status, facts.headers);
  }
}
