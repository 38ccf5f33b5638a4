import { type Answers, type CallLog, type Contact, wallTimeOf } from '@careline/core/internal/calls';
import { reportedSigns } from '@careline/core/internal/calls/findings';
import { callForm } from '@careline/core/internal/calls/forms';
import { ageOn } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import { type FormContext, type FormDefinition, valuesFrom } from '@careline/core/internal/forms';
import { type Kysely, sql, type Transaction } from 'kysely';
import { storeLeftOpen } from '../../finishing/left-open.ts';
import { readCriticalItems } from '../../finishing/open-items.ts';
import { keepSigns } from '../../observations/alerts/keep-signs.ts';
import { raiseAlerts } from '../../observations/alerts/raise-alerts.ts';
import { answerFaults } from '../../observations/log-faults.ts';
import { addReadings, readingFaults, type ValidReading } from '../../observations/readings.ts';
import type { Reader } from '../../platform/access/access.ts';
import { type Entry, metaInfoFaults, refuseFaults } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  appendStatus,
  endedAfterBegun,
  lockOpenContact,
  type OpenContact,
  requireDisposition,
} from '../contact-statuses.ts';
import { readContact } from '../contacts.ts';
import { datedByCall } from './dated-by-call.ts';
import { criticalFaults, escalationFaults } from './escalation-faults.ts';
import { findInfant } from './infant-readings.ts';
import { fileReports, filesIn, filesNamedBy } from './log-files.ts';
import { type ReportedLog, reportedReadings, sentFaults } from './reported-readings.ts';
import type { ValidCallLog } from './valid-call-log.ts';

function requireForm({ programme, callType }: OpenContact, formId: string): FormDefinition {
  const form = callForm(programme, callType);
  if (form?.id === formId) return form;
  const message = form
    ? `must be ${form.id} for this call`
    : `is not known: ${callType} calls of ${programme} have no form`;
  throw new ProblemError('input-invalid', { errors: [{ path: 'log.form', message }] });
}

/** Returns the day of the call, and the patient's age on it if the birth date is known. */
async function contextOf(tx: Transaction<Schema>, saved: ValidCallLog, entry: Entry): Promise<FormContext> {
  const today = dayOf(saved.status.endedAt, entry.timeZone);
  const { birth_date: birthDate } = await tx
    .selectFrom('person')
    .select('birth_date')
    .where('id', '=', saved.vitaId)
    .executeTakeFirstOrThrow();
  const age = birthDate === null ? undefined : ageOn(birthDate, today);
  return age ? { today, age } : { today };
}

/** Returns the later of now and the end of the call. The device's clock may be ahead of the server's. */
function lastMinuteOf({ status }: ValidCallLog, { now, timeZone }: Entry): string {
  const { date, time } = wallTimeOf(Math.max(now, status.endedAt), timeZone);
  return `${date}T${time}`;
}

interface CheckContext {
  readonly entry: Entry;
  readonly context: FormContext;
  readonly before: Answers | undefined;
}

interface CheckedLog extends ReportedLog {
  readonly readings: readonly ValidReading[];
}

function checkContent(
  saved: ValidCallLog,
  contact: OpenContact,
  { entry, context, before }: CheckContext,
): CheckedLog {
  const { log, readings: sent } = saved;
  const form = requireForm(contact, log.form);
  refuseFaults([
    ...metaInfoFaults(log.metaInfo, 'log.metaInfo'),
    ...answerFaults(form, log.answers, context),
    ...(sent ?? []).flatMap((reading, index) => readingFaults(reading, entry, `readings.${index}`)),
  ]);
  // Check the answers before deriving anything from them.
  const { startedAt } = contact;
  const reported = { form, values: valuesFrom(form, log.answers), startedAt, metaInfo: log.metaInfo };
  const derived = reportedReadings(reported, 'patient');
  refuseFaults([
    ...sentFaults(sent ?? derived, derived),
    ...escalationFaults(form, log.answers, { until: lastMinuteOf(saved, entry), before }),
  ]);
  return { ...reported, readings: sent ?? derived };
}

async function answersBefore(tx: Transaction<Schema>, contactId: string): Promise<Answers | undefined> {
  const row = await tx
    .selectFrom('call_log')
    .select('answers')
    .where('contact_id', '=', contactId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.answers as Answers | undefined;
}

async function nextVersion(tx: Transaction<Schema>, { contactId, log }: ValidCallLog): Promise<number> {
  const { version } = await tx
    .selectFrom('call_log')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow();
  const current = version ?? 0;
  if (current === log.follows) return current + 1;
  throw new ProblemError('conflict', {
    detail: `The log of this call is at version ${current}; the request is based on version ${log.follows}.`,
    action: 'Read the call log again and add what is missing.',
  });
}

/** A stored version and its readings: the patient's, then an infant's. */
export interface StoredVersion {
  readonly version: number;
  readonly readingIds: readonly string[];
  /** The infant, if some of the readings are theirs. */
  readonly infantId?: string | undefined;
}

async function insertLog(
  tx: Transaction<Schema>,
  { contactId, vitaId, log }: ValidCallLog,
  entry: Entry,
  { version, reason, readingIds }: StoredVersion & { readonly reason: string | null },
): Promise<void> {
  await tx
    .insertInto('call_log')
    .values({
      contact_id: contactId,
      version,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      form: log.form,
      answers: JSON.stringify(log.answers),
      reading_ids: [...readingIds],
      reason,
      author_id: entry.staffId,
      source: log.metaInfo.source,
      created_at: entry.now,
      updated_at: log.metaInfo.updatedAt,
    })
    .execute();
}

/** Why a new version replaces another; undefined for the first version. */
export interface Correction {
  readonly reason: string;
}

/**
 * Returns whether a version contained a critical reading.
 * Its correction must not fail because the earlier version needed no escalation.
 */
async function wasCritical(tx: Transaction<Schema>, contactId: string, version: number): Promise<boolean> {
  const row = await tx
    .selectFrom('call_log as l')
    .innerJoin('reading_alert as a', (join) => join.on(sql<boolean>`a.reading_id = any(l.reading_ids)`))
    .select('a.reading_id')
    .where('l.contact_id', '=', contactId)
    .where('l.version', '=', version)
    .where('a.level', '=', 'critical')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewVersion = Pick<ValidCallLog, 'contactId' | 'vitaId'> & { readonly status: 'corrected' | undefined };

/** Stores the readings of a log, including the infant's if it is clear which infant is meant. */
async function addReported(
  tx: Transaction<Schema>,
  log: CheckedLog,
  entry: Entry,
  { contactId, vitaId, status }: NewVersion,
): Promise<Omit<StoredVersion, 'version'>> {
  const ofInfant = reportedReadings(log, 'infant');
  const infantId = ofInfant.length > 0 ? await findInfant(tx, { contactId, vitaId }, entry) : undefined;
  await addReadings(tx, log.readings, entry, { vitaId, contactId, status });
  if (infantId === undefined) return { readingIds: log.readings.map(({ id }) => id) };
  await addReadings(tx, ofInfant, entry, { vitaId: infantId, contactId, status });
  return { readingIds: [...log.readings, ...ofInfant].map(({ id }) => id), infantId };
}

/** Stores a log version with its readings. The caller has locked the call. */
export async function storeLog(
  tx: Transaction<Schema>,
  saved: ValidCallLog,
  entry: Entry,
  { contact, correction }: { readonly contact: OpenContact; readonly correction?: Correction },
): Promise<StoredVersion> {
  const { contactId, vitaId, log } = saved;
  const before = correction && (await answersBefore(tx, contactId));
  const context = await contextOf(tx, saved, entry);
  const checked = checkContent(saved, contact, { entry, context, before });
  const { form, values, startedAt } = checked;
  const version = await nextVersion(tx, saved);
  const status = correction ? ('corrected' as const) : undefined;
  const stored = { version, ...(await addReported(tx, checked, entry, { contactId, vitaId, status })) };
  await fileReports(tx, form, saved, entry);
  await insertLog(tx, saved, entry, { ...stored, reason: correction?.reason ?? null });
  // Raise alerts only now: the log may report a pregnancy, which changes how readings are judged.
  const critical = await raiseAlerts(tx, stored.readingIds);
  if (critical && !(before && (await wasCritical(tx, contactId, version - 1))))
    refuseFaults(criticalFaults(form, log.answers));
  await keepSigns(tx, { contactId, vitaId, startedAt, signs: reportedSigns(form, values) }, entry);
  return stored;
}

/**
 * Closes a reached call by storing log, readings and status together.
 * Throws `not-found`, `contact-closed`, `conflict`, `input-invalid`.
 */
export async function saveCallLog(
  tx: Transaction<Schema>,
  saved: ValidCallLog,
  entry: Entry,
): Promise<StoredVersion & { contact: Contact }> {
  const { contactId, vitaId } = saved;
  const contact = await lockOpenContact(tx, entry, contactId, vitaId);
  const status = endedAfterBegun(saved.status, contact, entry);
  const { outcome } = requireDisposition(status, entry, true);
  // Read these before this call's readings raise alerts, which its escalation card already covers.
  const { organisationId, now } = entry;
  const items = await readCriticalItems(tx, { organisationId, vitaId, now });
  const dated = datedByCall({ ...saved, status }, contact, entry);
  const stored = await storeLog(tx, dated, entry, { contact });
  await storeLeftOpen(tx, { contactId }, { items, reasons: saved.leftOpen ?? [] }, entry);
  return { ...stored, contact: await appendStatus(tx, entry, { contactId, vitaId, status }, outcome) };
}

/** Returns the versions of a call's log, newest first, and the patient. Throws `not-found`. */
export async function readCallLogs(
  tx: Kysely<Schema>,
  reader: Reader,
  contactId: string,
): Promise<{ vitaId: string; logs: CallLog[] }> {
  const { contact } = await readContact(tx, reader, contactId);
  const rows = await tx
    .selectFrom('call_log as l')
    .innerJoin('staff as author', 'author.id', 'l.author_id')
    .selectAll('l')
    .select('author.name as author_name')
    .where('l.contact_id', '=', contactId)
    .orderBy('l.version', 'desc')
    .execute();
  const answers = rows.map((row) => row.answers);
  const files = await filesIn(tx, contact.vitaId, answers);
  const logs = rows.map((row) => ({
    contactId,
    vitaId: row.person_id,
    version: row.version,
    form: row.form,
    answers: row.answers,
    readingIds: row.reading_ids,
    files: filesNamedBy(row.answers, files),
    reason: row.reason,
    author: { id: row.author_id, name: row.author_name },
    savedAt: row.created_at,
    metaInfo: {
      updatedAt: row.updated_at,
      deleted: false,
      source: row.source,
      createdAt: row.created_at,
    },
  }));
  return { vitaId: contact.vitaId, logs };
}
