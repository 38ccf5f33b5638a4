import type { Report } from '@careline/core/internal/care';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { decodeCursor, encodeCursor } from '../platform/database/page-cursor.ts';
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

/** `created_at` and id of the last row. */
const cursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())]);

/** Returns a page of a patient's reports, newest first. */
export async function listReports(tx: Kysely<Schema>, filters: ReportFilters): Promise<ReportPage> {
  const after = decodeCursor(filters.after, cursorSchema);
  const rows = await selectReports(tx)
    .where('r.person_id', '=', filters.vitaId)
    .where(isShown)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(r.created_at, r.id) < (${after?.[0]}::bigint, ${after?.[1]}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(filters.limit + 1)
    .execute();
  const page = rows.slice(0, filters.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { data: page.map(toReport), next: last ? encodeCursor([last.created_at, last.id]) : null };
}
