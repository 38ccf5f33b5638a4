import type { AnswerOf, HttpClient } from '#http';
import { type EveryPageOptions, everyPage } from '#paging';
import { type AuditEvent, listAudit, MAX_AUDIT_PAGE } from './audit.endpoints.ts';
import type { AuditFilters } from './audit-filters.ts';

type Page = AnswerOf<typeof listAudit>;

export interface AuditPagesOptions extends Omit<EveryPageOptions<Page>, 'endpoint' | 'ask'> {
  readonly http: HttpClient;
  readonly filters: AuditFilters;
}

/**
 * Yields all rows that match the filters, newest first, page by page.
 * Rows added in the meantime, such as the rows of these requests, are newer than the first page and not included. Throws
 * `HttpError`.
 */
export function auditPages({ http, filters, ...rest }: AuditPagesOptions): AsyncIterable<Page> {
  const query = { ...filters, export: 'true' as const, limit: String(MAX_AUDIT_PAGE) };
  return everyPage<AuditEvent, Page>({
    ...rest,
    endpoint: listAudit.name,
    ask: (after, signal) => http.call(listAudit, { query: { ...query, after }, signal }),
  });
}
