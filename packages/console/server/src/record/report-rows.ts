import type { Report } from '@careline/core/internal/care';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Selects reports with their author's name. */
export function selectReports(tx: Kysely<Schema>) {
  return tx
    .selectFrom('report as r')
    .innerJoin('staff as author', 'author.id', 'r.author_id')
    .selectAll('r')
    .select('author.name as author_name');
}

/** Selects the patient's reports: not deleted, not from an unfinished call or a call to the wrong patient. */
export const isShown: RawBuilder<boolean> = sql<boolean>`
  r.deleted_at is null and r.attached_at is not null and not exists (
    select from contact c join contact_status s on s.id = c.current_status_id
    where c.id = r.contact_id and s.status = 'withdrawn')`;

export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

/** A report as the services answer it. */
export const toReport = (row: ReportRow): Report => ({
  id: row.id,
  vitaId: row.person_id,
  facilityId: row.facility_id,
  contactId: row.contact_id,
  name: row.name,
  mediaType: row.media_type,
  size: row.size,
  metric: row.metric,
  title: row.title,
  value: row.value,
  unit: row.unit,
  takenOn: row.taken_on,
  form: row.form,
  answers: row.answers,
  readingType: row.reading_type,
  side: row.side,
  author: { id: row.author_id, name: row.author_name },
  uploadedAt: row.created_at,
  metaInfo: {
    updatedAt: row.updated_at,
    deleted: row.deleted_at !== null,
    source: row.source,
    createdAt: row.created_at,
  },
});
