import type { reviewResult as endpoint } from '@careline/core/internal/overview';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { settleOrder } from '../labs/lab-work.ts';
import { notFound } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isShown } from '../record/report-rows.ts';

export type ValidReview = InferOutput<NonNullable<typeof endpoint.body>>;

/** Records that a result was reviewed. Reviewing it again changes nothing. Throws `not-found`. */
export async function reviewStored(
  tx: Transaction<Schema>,
  { vitaId, kind, id }: ValidReview,
  { staffId, now }: Entry,
): Promise<void> {
  const { rows } = await (kind === 'report'
    ? sql<{ version: null }>`
        select null as version from report r where r.id = ${id} and r.person_id = ${vitaId} and ${isShown}`
    : sql<{ version: number | null }>`
        select max(v.number) as version from lab_report l join lab_report_version v on v.report_id = l.id
        where l.id = ${id} and l.person_id = ${vitaId} having max(v.number) is not null`
  ).execute(tx);
  const [row] = rows;
  if (!row) throw notFound(kind === 'report' ? 'report' : 'laboratory report');
  await tx
    .insertInto('result_review')
    .values({
      lab_report_id: kind === 'lab-report' ? id : null,
      version: row.version,
      report_id: kind === 'report' ? id : null,
      author_id: staffId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (kind === 'lab-report') await settleOrder(tx, { vitaId, reportId: id }, now);
}
