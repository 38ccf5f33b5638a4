import type { AnswerOf, HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { type AuditArchive, type AuditEvent, type AuditPatient, listAudit } from './audit.endpoints.ts';
import { type AuditFilters, auditFiltersKey } from './audit-filters.ts';

/** Whom the rows are narrowed to, once the first page is there. */
interface AuditListAbout {
  readonly patient: AuditPatient | null;
  /** What is in files and in no page. */
  readonly archives: readonly AuditArchive[];
}

/** Rows newest first. */
export type AuditListState = PagedListState<AuditFilters, AuditEvent, AuditListAbout>;
export type AuditList = PagedList<AuditFilters, AuditEvent, AuditListAbout>;

export interface AuditListOptions {
  readonly http: HttpClient;
  /** Rows of one page. */
  readonly limit?: number;
}

/** A list of one patient names nobody else. */
function fits({ data, patient }: AnswerOf<typeof listAudit>, { vitaId }: AuditFilters): boolean {
  if (vitaId === undefined) return true;
  const named = [...data.flatMap((event) => event.patients), ...(patient ? [patient] : [])];
  return named.every((one) => one.vitaId === vitaId);
}

/** The audit, by pages. */
export function createAuditList({ http, limit = 50 }: AuditListOptions): AuditList {
  return createPagedList({
    endpoint: listAudit.name,
    none: {},
    nothing: { patient: null, archives: [] },
    ask: (filters: AuditFilters, after, signal) =>
      http.call(listAudit, { query: { ...filters, limit: String(limit), after }, signal }),
    about: ({ patient, archives }) => ({ patient, archives }),
    keyOf: auditFiltersKey,
    idOf: (event: AuditEvent) => event.id,
    fits,
  });
}
