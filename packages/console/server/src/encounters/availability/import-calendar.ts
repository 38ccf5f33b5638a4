import { createHash } from 'node:crypto';
import type { CalendarReport } from '@careline/core/internal/encounters/availability';
import { sql, type Transaction } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type BusyTime, type BusyTimes, readBusyTimes } from './calendar/busy-times.ts';
import { HeavyCalendarError } from './calendar/recurrence.ts';
import { exceptionColumns } from './provider-availability.ts';
import { lockProvider } from './provider-time.ts';

export interface CalendarImport {
  readonly careProviderId: string;
  readonly calendar: string;
  /** Whether to delete earlier imported times of events that this calendar does not contain. */
  readonly replaceAll: boolean;
}

/** The next 12 months. */
const IMPORT_SECONDS = 366 * 86_400;

/** Hashes the event id, which often is an address. The stored key only distinguishes events. */
const keyOf = (uid: string): string => createHash('sha256').update(uid).digest('base64url');

async function removeImported(
  tx: Transaction<Schema>,
  { careProviderId, replaceAll }: Pick<CalendarImport, 'careProviderId' | 'replaceAll'>,
  uids: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('care_provider_exception')
    .where('care_provider_id', '=', careProviderId)
    .where('source', '=', 'ical')
    .$if(!replaceAll, (query) => query.where('uid', '=', sql<string>`any(${uids.map(keyOf)}::text[])`))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function insertTimes(
  tx: Transaction<Schema>,
  careProviderId: string,
  times: readonly BusyTime[],
  { staffId, now }: Entry,
): Promise<void> {
  const rows = times.map(({ uid, time }) => ({ id: newId(), uid: keyOf(uid), ...exceptionColumns(time) }));
  // Leave applies at every facility, so these rows name none.
  await sql`
    insert into care_provider_exception
      (id, care_provider_id, kind, starts_at, ends_at, from_day, until_day, source, uid, author_id, created_at)
    select id, ${careProviderId}::uuid, 'leave', starts_at, ends_at, from_day, until_day, 'ical', uid,
      ${staffId}::uuid, ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, uid text, starts_at bigint, ends_at bigint, from_day text, until_day text)
  `.execute(tx);
}

/** Events to replace in one transaction before the save. */
const EVENTS_OF_PIECE = 200;

/** What was imported from a calendar before its save, or why it is refused. */
export type StagedCalendar = { readonly found: BusyTimes; readonly removed: number } | ProblemError;

const windowOf = ({ now, timeZone }: Entry) => ({ timeZone, from: now, to: now + IMPORT_SECONDS });

const refusal = (path: string, message: string): ProblemError =>
  new ProblemError('input-invalid', { errors: [{ path, message }] });

/** Returns the busy times of a calendar, or why it is refused. */
async function readCalendar(
  calendar: string,
  entry: Entry,
  options?: { readonly insideTransaction: boolean },
): Promise<BusyTimes | ProblemError> {
  try {
    const found = await readBusyTimes(calendar, windowOf(entry), options);
    return found ?? refusal('calendar', 'must be an iCalendar file');
  } catch (error) {
    if (!(error instanceof HeavyCalendarError)) throw error;
    const event = error.begins === undefined ? 'it' : `the event that begins ${error.begins}`;
    const message = `takes too long to read: ${event} repeats too often. Export the next 12 months only`;
    return refusal('calendar.rules', message);
  }
}

/**
 * Imports a calendar's times as leave before its save, a few events at a time.
 * An event's times are replaced in one transaction, so an interrupted import can be repeated.
 */
export async function stageBusyTimes(
  { careProviderId, calendar }: CalendarImport,
  entry: Entry,
  inPiece: <T>(work: (tx: Transaction<Schema>) => Promise<T>) => Promise<T>,
): Promise<StagedCalendar> {
  const found = await readCalendar(calendar, entry);
  if (found instanceof ProblemError) return found;
  const byEvent = new Map<string, BusyTime[]>();
  for (const time of found.times) {
    const known = byEvent.get(time.uid);
    if (known) known.push(time);
    else byEvent.set(time.uid, [time]);
  }
  let removed = 0;
  for (let at = 0; at < found.uids.length; at += EVENTS_OF_PIECE) {
    const uids = found.uids.slice(at, at + EVENTS_OF_PIECE);
    const times = uids.flatMap((uid) => byEvent.get(uid) ?? []);
    removed += await inPiece(async (tx) => {
      await lockProvider(tx, careProviderId);
      const gone = await removeImported(tx, { careProviderId, replaceAll: false }, uids);
      await insertTimes(tx, careProviderId, times, entry);
      return gone;
    });
  }
  return { found, removed };
}

/** Returns whether all times imported before the save are still there. Another import may have replaced some. */
async function isThere(
  tx: Transaction<Schema>,
  careProviderId: string,
  { times, uids }: BusyTimes,
): Promise<boolean> {
  const { count } = await tx
    .selectFrom('care_provider_exception')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('care_provider_id', '=', careProviderId)
    .where('source', '=', 'ical')
    .where('uid', '=', sql<string>`any(${uids.map(keyOf)}::text[])`)
    .executeTakeFirstOrThrow();
  return count === times.length;
}

/** Deletes earlier imported times of events that this calendar does not contain. */
async function removeOthers(
  tx: Transaction<Schema>,
  careProviderId: string,
  { uids }: BusyTimes,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('care_provider_exception')
    .where('care_provider_id', '=', careProviderId)
    .where('source', '=', 'ical')
    .where('uid', '!=', sql<string>`all(${uids.map(keyOf)}::text[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const reportOf = ({ events, times, skipped }: BusyTimes, removed: number): CalendarReport => ({
  events,
  times: times.length,
  removed,
  skipped: skipped.map((one) => ({ ...one })),
});

/**
 * Imports a calendar's busy times as leave, replacing events imported before.
 * Throws `input-invalid` for a text that is not a calendar or takes too long to read.
 */
export async function importBusyTimes(
  tx: Transaction<Schema>,
  wanted: CalendarImport,
  entry: Entry,
  staged?: StagedCalendar,
): Promise<CalendarReport> {
  const { careProviderId, replaceAll } = wanted;
  if (staged instanceof ProblemError) throw staged;
  const found = staged?.found ?? (await readCalendar(wanted.calendar, entry, { insideTransaction: true }));
  if (found instanceof ProblemError) throw found;
  await lockProvider(tx, careProviderId);
  if (staged && (await isThere(tx, careProviderId, found))) {
    const others = replaceAll ? await removeOthers(tx, careProviderId, found) : 0;
    return reportOf(found, staged.removed + others);
  }
  const removed = await removeImported(tx, wanted, found.uids);
  await insertTimes(tx, careProviderId, found.times, entry);
  return reportOf(found, removed);
}
