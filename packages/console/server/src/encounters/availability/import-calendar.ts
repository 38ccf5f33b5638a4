import { createHash } from 'node:crypto';
import type { CalendarReport } from '@careline/core/encounters/availability';
import { sql, type Transaction } from 'kysely';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type BusyTime, readBusyTimes } from './calendar/busy-times.ts';
import { exceptionColumns } from './provider-availability.ts';
import { lockProvider } from './provider-time.ts';

export interface CalendarImport {
  readonly careProviderId: string;
  readonly calendar: string;
  /** Whether what was imported before goes away too where this calendar does not name it. */
  readonly replaceAll: boolean;
}

/** The next 12 months. */
const IMPORT_SECONDS = 366 * 86_400;
/** Rows of one statement: 65,535 values is the most a statement takes. */
const BATCH = 1000;

/** Ids of events often are addresses: what is stored only tells them apart. */
const keyOf = (uid: string): string => createHash('sha256').update(uid).digest('base64url');

async function removeImported(
  tx: Transaction<Schema>,
  { careProviderId, replaceAll }: CalendarImport,
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
  const rows = times.map(({ uid, time }) => ({
    id: newId(),
    care_provider_id: careProviderId,
    // Whoever is busy is busy everywhere.
    facility_id: null,
    kind: 'leave',
    ...exceptionColumns(time),
    note: null,
    source: 'ical',
    uid: keyOf(uid),
    author_id: staffId,
    created_at: now,
  }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insertInto('care_provider_exception')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}

/** Takes the busy times of a calendar as leave. Throws `input-invalid` for what is none. */
export async function importBusyTimes(
  tx: Transaction<Schema>,
  wanted: CalendarImport,
  entry: Entry,
): Promise<CalendarReport> {
  const { now, timeZone } = entry;
  const found = readBusyTimes(wanted.calendar, { timeZone, from: now, to: now + IMPORT_SECONDS });
  if (!found) {
    refuseFaults([{ path: 'calendar', message: 'must be an iCalendar file' }]);
    return { events: 0, times: 0, removed: 0, skipped: [] };
  }
  await lockProvider(tx, wanted.careProviderId);
  const removed = await removeImported(tx, wanted, found.uids);
  await insertTimes(tx, wanted.careProviderId, found.times, entry);
  const skipped = found.skipped.map((one) => ({ ...one }));
  return { events: found.events, times: found.times.length, removed, skipped };
}
