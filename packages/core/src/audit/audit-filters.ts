import * as v from 'valibot';
import type { QueryOf } from '#http';
import { listAudit } from './audit.endpoints.ts';

type Query = QueryOf<typeof listAudit>;

/** What the audit can be narrowed by. `from` and `to` are calendar days of the facility, both included. */
export type AuditFilters = Readonly<Omit<Query, 'limit' | 'after' | 'export'>>;
export type AuditFilter = keyof AuditFilters;

/** The names are also those of the query string of the screen's address. */
export const AUDIT_FILTERS = [
  'vitaId',
  'staffId',
  'from',
  'to',
  'action',
  'outcome',
  'emergency',
] as const satisfies readonly AuditFilter[];

/** The filters of an address. A value that the server would refuse is left out, so that the audit still opens. */
export function readAuditFilters(given: { get(name: string): string | null }): AuditFilters {
  const read: [AuditFilter, unknown][] = [];
  for (const name of AUDIT_FILTERS) {
    const schema = listAudit.query?.entries[name];
    const parsed = schema && v.safeParse(schema, given.get(name) ?? undefined);
    if (parsed?.success && parsed.output !== undefined) read.push([name, parsed.output]);
  }
  return Object.fromEntries(read) as AuditFilters;
}

/** Two sets of filters with one key ask the same question. */
export const auditFiltersKey = (filters: AuditFilters): string =>
  JSON.stringify(AUDIT_FILTERS.map((name) => filters[name] ?? null));
