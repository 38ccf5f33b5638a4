import { type AnswerOf, type HttpClient, HttpError } from '#http';
import { listAudit, MAX_AUDIT_PAGE } from './audit.endpoints.ts';
import type { AuditFilters } from './audit-filters.ts';

export type AuditPage = AnswerOf<typeof listAudit>;

const SHOWN_ROWS = '50';

export interface AuditPageRequest {
  readonly filters: AuditFilters;
  /** `next` from the previous page. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  /** Whether the rows leave the screen, in a file or on paper. The audit shows that they did. */
  readonly isExport: boolean;
}

/** Whether an answer about one patient names no other patient. */
function fits({ data, patient }: AuditPage, { vitaId }: AuditFilters): boolean {
  if (vitaId === undefined) return true;
  const named = [...data.flatMap((event) => event.patients), ...(patient ? [patient] : [])];
  return named.every((one) => one.vitaId === vitaId);
}

/** Returns a page of the audit, newest first. Throws `HttpError`, also for an answer that names another patient. */
export async function readAuditPage(http: HttpClient, request: AuditPageRequest): Promise<AuditPage> {
  const { filters, after, signal, isExport } = request;
  const purpose = isExport
    ? ({ export: 'true', limit: String(MAX_AUDIT_PAGE) } as const)
    : { limit: SHOWN_ROWS };
  const page = await http.call(listAudit, { query: { ...filters, ...purpose, after }, signal });
  if (!fits(page, filters)) throw HttpError.unusable(listAudit.name);
  return page;
}
