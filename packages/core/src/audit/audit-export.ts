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
 * Every row that fits the filters, newest first: the rows of the list, page by page to its end. What is added meanwhile,
 * such as the rows these requests leave themselves, is newer than the first page and not in it. Throws `HttpError`.
 */
export function auditPages({ http, filters, ...rest }: AuditPagesOptions): AsyncIterable<Page> {
  const query = { ...filters, export: 'true' as const, limit: String(MAX_AUDIT_PAGE) };
  return everyPage<AuditEvent, Page>({
    ...rest,
    endpoint: listAudit.name,
    ask: (after, signal) => http.call(listAudit, { query: { ...query, after }, signal }),
  });
}
