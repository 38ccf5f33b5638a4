import type { newReportSchema, Report } from '@careline/core/internal/care';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { mayRead, notFound, type Reader, requirePatient } from '../platform/access/access.ts';
import { type Entry, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { TakenFile } from '../platform/uploads/upload-body.ts';
import { isShown, selectReports, toReport } from './report-rows.ts';

export type ValidReport = InferOutput<typeof newReportSchema>;

/**
 * Bytes per row, small enough that a read does not delay others. Pending reports of an earlier version have pieces of
 * this length, so it must not change.
 */
const PIECE_BYTES = 128 * 1024;

/** A report's results, checked by its form. */
export interface StoredResults {
  readonly form: string;
  readonly answers: NonNullable<ValidReport['answers']>;
  readonly readingIds: readonly string[];
  readonly title: string | null;
  readonly value: string | null;
  readonly unit: string | null;
}

const resultColumns = (results: StoredResults | undefined) =>
  results && {
    form: results.form,
    answers: JSON.stringify(results.answers),
    reading_ids: [...results.readingIds],
    title: results.title,
    value: results.value,
    unit: results.unit,
  };

const columnsOf = (
  report: ValidReport,
  file: TakenFile | undefined,
  entry: Entry,
  results: StoredResults | undefined,
) => ({
  id: report.id,
  organisation_id: entry.organisationId,
  facility_id: entry.facilityId,
  person_id: report.vitaId,
  name: report.name,
  media_type: file?.type ?? '',
  size: file?.bytes.length ?? 0,
  sha256: file?.sha256 ?? '',
  metric: report.metric ?? null,
  taken_on: report.takenOn ?? null,
  reading_type: report.readingType ?? null,
  side: report.side ?? null,
  attached_at: report.forCall ? null : entry.now,
  author_id: entry.staffId,
  source: report.metaInfo.source,
  created_at: entry.now,
  updated_at: report.metaInfo.updatedAt,
  ...resultColumns(results),
});

/** Selects the pending report of the same author, patient and file. */
const isPending = ({ id, vitaId }: ValidReport, { sha256 }: TakenFile, { staffId }: Entry) =>
  sql<boolean>`id = ${id} and pending and person_id = ${vitaId} and author_id = ${staffId} and sha256 = ${sha256}`;

/**
 * Adds a report's row before its file is saved, hidden everywhere. Returns false if the id belongs to another report or
 * to one already stored.
 */
export async function addPendingReport(
  tx: Transaction<Schema>,
  report: ValidReport,
  file: TakenFile,
  entry: Entry,
): Promise<boolean> {
  await tx
    .insertInto('report')
    .values({ ...columnsOf(report, file, entry, undefined), attached_at: null, pending: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const mine = tx
    .selectFrom('report')
    .select('id')
    .where(isPending(report, file, entry));
  return (await mine.executeTakeFirst()) !== undefined;
}

/** Returns the positions of a file's missing pieces. */
export async function missingPieces(
  db: Kysely<Schema>,
  reportId: string,
  bytes: Uint8Array,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('report_piece')
    .select('position')
    .where('report_id', '=', reportId)
    .execute();
  const stored = new Set(rows.map(({ position }) => position));
  const all = Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, position) => position);
  return all.filter((position) => !stored.has(position));
}

export async function insertPiece(
  db: Kysely<Schema>,
  reportId: string,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  const piece = bytes.slice(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
  await db
    .insertInto('report_piece')
    .values({ report_id: reportId, position, bytes: piece })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores a pending report. Returns whether there was one. */
async function storePending(
  tx: Transaction<Schema>,
  report: ValidReport,
  file: TakenFile | undefined,
  entry: Entry,
  results: StoredResults | undefined,
): Promise<boolean> {
  if (!file) return false;
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({ ...columnsOf(report, file, entry, results), pending: false })
    .where(isPending(report, file, entry))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function insertReport(
  tx: Transaction<Schema>,
  report: ValidReport,
  file: TakenFile | undefined,
  entry: Entry,
  results: StoredResults | undefined,
): Promise<void> {
  if (await storePending(tx, report, file, entry, results)) return;
  const inserted = await tx
    .insertInto('report')
    .values(columnsOf(report, file, entry, results))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows) return;
  throw new ProblemError('conflict', {
    detail: 'A report with this id is already stored.',
    action: 'Give a new report a new id.',
  });
}

/** Stores the pieces that were not stored before the save. */
async function insertMissingPieces(
  tx: Transaction<Schema>,
  reportId: string,
  bytes: Uint8Array,
): Promise<void> {
  for (const position of await missingPieces(tx, reportId, bytes))
    await insertPiece(tx, reportId, bytes, position);
}

/**
 * Stores a report of the facility's patient: its file, its results, or both. Throws `not-found`, `input-invalid`,
 * `conflict`.
 */
export async function addReport(
  tx: Transaction<Schema>,
  report: ValidReport,
  file: TakenFile | undefined,
  entry: Entry,
  results?: StoredResults,
): Promise<Report> {
  await requirePatient(tx, entry, report.vitaId);
  refuseFaults(metaInfoFaults(report.metaInfo, 'report.metaInfo'));
  await insertReport(tx, report, file, entry, results);
  if (file) await insertMissingPieces(tx, report.id, file.bytes);
  const row = await selectReports(tx).where('r.id', '=', report.id).executeTakeFirstOrThrow();
  return toReport(row);
}

export interface ReportKey {
  readonly vitaId: string;
  readonly id: string;
}

/** Returns the file of a report of a patient the reader may read. Throws `not-found`. */
export async function readReportFile(
  tx: Kysely<Schema>,
  reader: Reader,
  { vitaId, id }: ReportKey,
): Promise<{ name: string; file: Blob }> {
  const report = await selectReports(tx)
    .where('r.id', '=', id)
    .where('r.person_id', '=', vitaId)
    .where(mayRead(reader, sql.ref('r.person_id')))
    .where(isShown)
    .where('r.size', '>', 0)
    .executeTakeFirst();
  if (!report) throw notFound('report');
  const pieces = await tx
    .selectFrom('report_piece')
    .select('bytes')
    .where('report_id', '=', id)
    .orderBy('position')
    .execute();
  const file = new Blob(
    pieces.map(({ bytes }) => bytes as Uint8Array<ArrayBuffer>),
    { type: report.media_type },
  );
  return { name: report.name, file };
}

/**
 * Hides a report from everyone, with a reason, and invalidates its readings. Throws `not-found`. Any user who may write
 * about the patient may do so.
 */
export async function deleteReport(
  tx: Transaction<Schema>,
  { vitaId, id, reason }: ReportKey & { readonly reason: string },
  entry: Entry,
): Promise<void> {
  await lockPatient(tx, vitaId);
  await requirePatient(tx, entry, vitaId);
  const deleted = await tx
    .updateTable('report')
    .set({ deleted_at: entry.now, deleted_by: entry.staffId, deleted_reason: reason })
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .where('deleted_at', 'is', null)
    .returning('reading_ids')
    .executeTakeFirst();
  if (!deleted) throw notFound('report');
  if (deleted.reading_ids.length === 0) return;
  await tx
    .updateTable('reading')
    .set({
      deleted: true,
      status: 'entered-in-error',
      updated_at: sql`greatest(updated_at, ${entry.now}::bigint)`,
    })
    .where('id', 'in', deleted.reading_ids)
    .where('person_id', '=', vitaId)
    .execute();
}

/** How long the upload's key is kept: until then, a log in an outbox may still refer to the file. */
const WAITING_SECONDS = 90 * 86_400;
/** An interrupted upload must continue within a day, or start again. */
const PENDING_SECONDS = 86_400;

/** Deletes files of calls that were never saved, and of interrupted uploads. `now` is in unix seconds. */
export async function dropUnattachedReports(db: Kysely<Schema>, now: number): Promise<void> {
  const old = () =>
    db
      .selectFrom('report')
      .select('id')
      .where('attached_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('created_at', '<', now - WAITING_SECONDS),
          eb.and([eb('pending', '=', true), eb('created_at', '<', now - PENDING_SECONDS)]),
        ]),
      );
  await db.deleteFrom('report_piece').where('report_id', 'in', old()).execute();
  await db.deleteFrom('report').where('id', 'in', old()).execute();
}
