import type { Report } from '@careline/core/internal/care';
import type { Kysely } from 'kysely';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isShown, selectReports, toReport } from './report-rows.ts';

export interface ReportPage {
  readonly data: Report[];
  readonly next: string | null;
}

export interface ReportFilters {
  readonly vitaId: string;
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

const NEWEST = keyset<{ readonly created_at: number; readonly id: string }>(
  'desc',
  [
    ['r.created_at', 'bigint'],
    ['r.id', 'uuid'],
  ],
  ({ created_at, id }) => [created_at, id],
);

/** Returns a page of a patient's reports, newest first. */
export function listReports(tx: Kysely<Schema>, filters: ReportFilters): Promise<ReportPage> {
  const query = selectReports(tx).where('r.person_id', '=', filters.vitaId).where(isShown);
  return readPage(query, NEWEST, filters, toReport);
}
