import { ageOn } from '@careline/core/internal/clinical';
import { dayOf, formatReading } from '@careline/core/internal/formatting';
import { sameValue } from '@careline/core/internal/forms';
import {
  judgeLabLines,
  type LabContext,
  type LabReport,
  labForm,
  labTestLabel,
  type NewLabLine,
  type newLabReportSchema,
  pathOfLine,
  valuesOfLines,
} from '@careline/core/internal/labs';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { addLabTask, endLabTasks, reopenLabTasks } from '../care/lab-tasks.ts';
import { isRecent } from '../observations/alerts/raise-alerts.ts';
import { problemFaults } from '../observations/log-faults.ts';
import { readFacts } from '../observations/person-facts.ts';
import { replaceReadings } from '../observations/replaced-readings.ts';
import { notFound, requirePatient } from '../platform/access/access.ts';
import {
  type Entry,
  futureFaults,
  type InputFault,
  metaInfoFaults,
  refuseFaults,
} from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { isShown } from '../record/report-rows.ts';
import { lockOrder, testFaults } from './lab-orders.ts';
import { readOrder, readReport } from './lab-rows.ts';
import { noteSample, settleOrder } from './lab-work.ts';
import { storeReadings } from './report-readings.ts';
import { takeOverReports } from './take-over-reports.ts';

type Tx = Transaction<Schema>;
type ValidReport = InferOutput<typeof newLabReportSchema>;
type Version = Selectable<Schema['lab_report_version']>;

/** Locks and returns a report with its current version. Throws `not-found`. */
async function lockReport(
  tx: Tx,
  { reportId, vitaId }: Pick<ValidReport, 'reportId' | 'vitaId'>,
  entry: Entry,
) {
  const head = await tx
    .selectFrom('lab_report')
    .selectAll()
    .where('id', '=', reportId)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!head) throw notFound('laboratory report');
  const { taken, ...last } = await tx
    .selectFrom('lab_report_version as v')
    .leftJoin('lab_report_readings as t', 't.version_id', 'v.id')
    .selectAll('v')
    .select('t.readings as taken')
    .where('v.report_id', '=', reportId)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { head, before: { ...last, readings: { ...last.readings, ...taken } } };
}

const concurrentChangeError = (detail: string) =>
  new ProblemError('conflict', { detail, action: "Read the patient's laboratory results again." });

/**
 * Adds a new report, or returns the version to correct. Throws `not-found`, and `conflict` if another version is
 * current.
 */
async function begin(tx: Tx, report: ValidReport, entry: Entry): Promise<Version | undefined> {
  const { reportId, vitaId, orderId, follows } = report;
  if (follows > 0) {
    const { head, before } = await lockReport(tx, report, entry);
    if (before.number !== follows || before.status === 'entered-in-error')
      throw concurrentChangeError('These results have been corrected or withdrawn.');
    if (head.order_id !== orderId)
      refuseFaults([{ path: 'report.orderId', message: 'must be the order that the results are of' }]);
    return before;
  }
  const inserted = await tx
    .insertInto('lab_report')
    .values({
      id: reportId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      order_id: orderId,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) throw concurrentChangeError('These results are already stored.');
  return undefined;
}

async function orderFaults(
  tx: Tx,
  { orderId, vitaId, follows }: ValidReport,
  entry: Entry,
): Promise<InputFault[]> {
  if (orderId === null || follows > 0) return [];
  const { status, facilityId } = await lockOrder(tx, vitaId, orderId);
  if (facilityId !== entry.facilityId) throw notFound('laboratory order');
  return status === 'revoked' ? [{ path: 'report.orderId', message: 'must not be a cancelled order' }] : [];
}

async function fileFaults(tx: Tx, { fileId, vitaId }: ValidReport): Promise<InputFault[]> {
  if (fileId === null) return [];
  const row = await tx
    .selectFrom('report as r')
    .select('r.id')
    .where('r.id', '=', fileId)
    .where('r.person_id', '=', vitaId)
    .where(isShown)
    .executeTakeFirst();
  return row ? [] : [{ path: 'report.fileId', message: 'must be a stored file of this patient' }];
}

/** Returns faults in the results: whatever the form refuses, with the line. */
async function lineFaults(
  tx: Tx,
  { lines, vitaId, collectedAt }: ValidReport,
  entry: Entry,
): Promise<InputFault[]> {
  const unknown = testFaults(lines, (index) => `report.lines.${index}.test`);
  if (unknown.length > 0) return unknown;
  const person = await tx
    .selectFrom('person')
    .select('birth_date')
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  const age =
    person.birth_date === null ? undefined : ageOn(person.birth_date, dayOf(collectedAt, entry.timeZone));
  const form = labForm(lines.map(({ test }) => test));
  const context = { today: dayOf(entry.now, entry.timeZone), ...(age && { age }) };
  const paths = lines.map((_, index) => pathOfLine(lines, index));
  const faults = problemFaults(form, valuesOfLines(form, lines), context, (path) => {
    const at = paths.findIndex((own) => path === own || path.replace(/(?:Unit|Reason)$/, '') === own);
    return at < 0 ? 'report.lines' : `report.lines.${at}`;
  });
  // Number and unit of one result count as one fault.
  return faults.filter(({ path }, index) => faults.findIndex((one) => one.path === path) === index);
}

/** Returns results that need action by whoever ordered them. As with alerts, old results are ignored. */
function urgentOf(lines: readonly NewLabLine[], context: LabContext, now: number): readonly string[] {
  if (!isRecent(context.collectedAt, now)) return [];
  const faces = judgeLabLines(lines, context);
  return lines.flatMap((line, index) =>
    faces[index]?.level === undefined ? [] : [`${labTestLabel(line)} ${formatReading(line.text, line.unit)}`],
  );
}

const MAX_WHAT = 300;

/** Updates tasks after results are stored: closes the wait for results, and adds one for urgent results. */
async function keepTasks(
  tx: Tx,
  report: ValidReport,
  before: Version | undefined,
  entry: Entry,
): Promise<void> {
  const { reportId, orderId, vitaId, metaInfo, collectedAt } = report;
  const { timeZone, now } = entry;
  const order = orderId === null ? undefined : await readOrder(tx, vitaId, orderId);
  if (order?.status === 'completed') await endLabTasks(tx, { orderId: order.id }, 'done', entry);
  else if (order?.status === 'active') await reopenLabTasks(tx, { orderId: order.id }, entry.now);
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  const urgent = urgentOf(report.lines, { facts, collectedAt, timeZone }, now);
  const known = before
    ? urgentOf(before.lines, { facts, collectedAt: before.collected_at, timeZone }, now)
    : [];
  // Someone may have dealt with it already.
  if (sameValue(urgent, known)) return;
  await endLabTasks(tx, { reportId }, 'cancelled', entry);
  if (urgent.length === 0) return;
  await addLabTask(
    tx,
    {
      vitaId,
      kind: 'lab-critical',
      about: { reportId },
      what: urgent.join(', ').slice(0, MAX_WHAT),
      dueOn: dayOf(entry.now, entry.timeZone),
      priority: 'asap',
      assigneeId: order?.orderedBy.id ?? null,
      encounterId: order?.encounterId ?? null,
      source: metaInfo.source,
    },
    entry,
  );
}

/**
 * Stores results, or a correction as a new version. Each result of a known test becomes a reading at the sample's time,
 * judged like any other. Throws `not-found`, `input-invalid` and `conflict`.
 */
export async function storeReport(tx: Tx, report: ValidReport, entry: Entry): Promise<LabReport> {
  const { vitaId, reportId, metaInfo } = report;
  await lockPatient(tx, vitaId);
  await requirePatient(tx, entry, vitaId);
  await takeOverReports(tx, vitaId, entry);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'report.metaInfo'),
    ...futureFaults(report.collectedAt, entry.now, 'report.collectedAt'),
    ...futureFaults(report.reportedAt ?? undefined, entry.now, 'report.reportedAt'),
    ...(await orderFaults(tx, report, entry)),
    ...(await fileFaults(tx, report)),
    ...(await lineFaults(tx, report, entry)),
  ]);
  const before = await begin(tx, report, entry);
  const readings = await storeReadings(tx, report, before, entry);
  const inserted = await tx
    .insertInto('lab_report_version')
    .values({
      id: report.id,
      report_id: reportId,
      facility_id: entry.facilityId,
      number: report.follows + 1,
      status: before ? 'corrected' : 'final',
      reason: report.reason,
      laboratory: report.laboratory,
      collected_at: report.collectedAt,
      reported_at: report.reportedAt,
      file_id: report.fileId,
      lines: JSON.stringify(report.lines),
      readings: JSON.stringify(readings),
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: entry.now,
      updated_at: metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) throw concurrentChangeError('These results are already stored.');
  await keepTasks(tx, report, before, entry);
  const order = await settleOrder(tx, report, entry.now);
  if (order) await noteSample(tx, order, report.collectedAt, entry);
  return readReport(tx, vitaId, reportId);
}

/** Withdraws results entered in error and invalidates their readings. Throws `not-found` and `conflict`. */
export async function withdrawReport(
  tx: Tx,
  withdrawal: {
    readonly id: string;
    readonly reportId: string;
    readonly vitaId: string;
    readonly reason: string;
  },
  entry: Entry,
): Promise<LabReport> {
  const { id, reportId, vitaId, reason } = withdrawal;
  await lockPatient(tx, vitaId);
  await requirePatient(tx, entry, vitaId);
  await takeOverReports(tx, vitaId, entry);
  const { head, before } = await lockReport(tx, withdrawal, entry);
  if (before.status === 'entered-in-error')
    throw concurrentChangeError('These results have already been withdrawn.');
  await tx
    .insertInto('lab_report_version')
    .values({
      ...before,
      id,
      number: before.number + 1,
      status: 'entered-in-error',
      reason,
      lines: JSON.stringify(before.lines),
      readings: JSON.stringify(before.readings),
      author_id: entry.staffId,
      created_at: entry.now,
      updated_at: sql<number>`greatest(${before.updated_at}::bigint, ${entry.now}::bigint)`,
    })
    .execute();
  const old = new Set(Object.values(before.readings));
  await replaceReadings(
    tx,
    [...old].map((one) => ({ old: one, fresh: null })),
    entry.now,
  );
  await endLabTasks(tx, { reportId }, 'cancelled', entry);
  if (head.order_id !== null) {
    const order = await readOrder(tx, vitaId, head.order_id);
    if (order.status === 'active') await reopenLabTasks(tx, { orderId: order.id }, entry.now);
    await settleOrder(tx, withdrawal, entry.now);
  }
  return readReport(tx, vitaId, reportId);
}
