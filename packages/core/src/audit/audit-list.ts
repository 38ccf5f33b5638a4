import type { AnswerOf, HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { type AuditArchive, type AuditEvent, type AuditPatient, listAudit } from './audit.endpoints.ts';
import { type AuditFilters, auditFiltersKey } from './audit-filters.ts';

/** Context that comes with the first page. */
interface AuditListAbout {
  readonly patient: AuditPatient | null;
  /** Rows that were moved into files and are on no page. */
  readonly archives: readonly AuditArchive[];
}

export type AuditListState = PagedListState<AuditFilters, AuditEvent, AuditListAbout>;
export type AuditList = PagedList<AuditFilters, AuditEvent, AuditListAbout>;

export interface AuditListOptions {
  readonly http: HttpClient;
  readonly limit?: number;
}

/** A list for one patient must not name another patient. */
function fits({ data, patient }: AnswerOf<typeof listAudit>, { vitaId }: AuditFilters): boolean {
  if (vitaId === undefined) return true;
  const named = [...data.flatMap((event) => event.patients), ...(patient ? [patient] : [])];
  return named.every((one) => one.vitaId === vitaId);
}

/** Creates the paged audit list. */
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
