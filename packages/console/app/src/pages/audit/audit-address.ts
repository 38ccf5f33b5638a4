import { AUDIT_FILTERS, type AuditFilters } from '@careline/core/internal/audit';
import { PATHS } from '@careline/core/internal/navigation';

/** Returns the filters as the access log's query: ids and keys, never a name or a UHID (decision 0008). */
export function auditQuery(filters: AuditFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of AUDIT_FILTERS) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query;
}

/** Path below the audit area. */
export const REPORT = 'patient';

const PATIENT = 'vitaId';
const LANGUAGE = 'language';

export interface ReportAddress {
  readonly vitaId?: string | undefined;
  /** Language of the printed report; defaults to the console's. */
  readonly language?: string | undefined;
}

export function reportAddress({ vitaId, language }: ReportAddress): string {
  const query = new URLSearchParams();
  if (vitaId) query.set(PATIENT, vitaId);
  if (language) query.set(LANGUAGE, language);
  return `${PATHS.auditor}/${REPORT}?${query}`;
}

export const readReportAddress = (query: URLSearchParams): ReportAddress => ({
  vitaId: query.get(PATIENT) || undefined,
  language: query.get(LANGUAGE) || undefined,
});
