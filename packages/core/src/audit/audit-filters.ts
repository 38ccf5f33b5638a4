import * as v from 'valibot';
import type { QueryOf } from '#http';
import { listAudit } from './audit.endpoints.ts';

type Query = QueryOf<typeof listAudit>;

/** Filters of the audit. `from` and `to` are calendar days of the facility, inclusive. */
export type AuditFilters = Readonly<Omit<Query, 'limit' | 'after' | 'export'>>;
export type AuditFilter = keyof AuditFilters;

/** Also the names in the query string of the screen's address. */
export const AUDIT_FILTERS = [
  'vitaId',
  'staffId',
  'from',
  'to',
  'action',
  'outcome',
  'emergency',
] as const satisfies readonly AuditFilter[];

/** Reads the filters of an address. Drops values that the server would refuse, so that the audit still opens. */
export function readAuditFilters(given: { get(name: string): string | null }): AuditFilters {
  const read: [AuditFilter, unknown][] = [];
  for (const name of AUDIT_FILTERS) {
    const schema = listAudit.query?.entries[name];
    const parsed = schema && v.safeParse(schema, given.get(name) ?? undefined);
    if (parsed?.success && parsed.output !== undefined) read.push([name, parsed.output]);
  }
  return Object.fromEntries(read) as AuditFilters;
}
