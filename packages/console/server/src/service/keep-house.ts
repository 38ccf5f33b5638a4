import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addAuditMonths } from '../audit/audit-months.ts';
import { dropOldSignals } from '../encounters/video/signals.ts';
import { dropOldResets } from '../identity/provider/reset/password-reset.ts';
import { dropOldSessions } from '../identity/sessions.ts';
import { dropOldDeliveries } from '../partners/webhooks/claim-delivery.ts';
import { recordsDue } from '../patients/erasure/erasure.ts';
import { dropOldLinkRequests } from '../patients/links/link-requests.ts';
import { askForOutcomes } from '../patients/pregnancy/outcome-tasks.ts';
import { dropOldKeys } from '../platform/database/idempotency.ts';
import type { Schema } from '../platform/database/schema.ts';
import { errorFacts, type Log } from '../platform/http/log.ts';
import { dropOldEvents } from '../platform/live/read-events.ts';
import { dropOldMessages } from '../platform/mail/outgoing-messages.ts';
import { dropOldPresence } from '../record/record-presence.ts';
import { dropUnattachedReports } from '../record/reports.ts';

const EVERY_MS = 60 * 60 * 1000;

/**
 * Removing what is left of erased people takes rights that a server need not have, so a command does it; this only says
 * when there is something to do.
 */
async function logWhatIsDue(db: Kysely<Schema>, log: Log): Promise<void> {
  const due = await recordsDue(db, Math.floor(Date.now() / 1000));
  if (due.length > 0) log.warn('records-due', { records: due.length });
}

/** Before a month begins, so that its rows lie together and can be archived together. */
async function makeAuditMonths(db: Kysely<Schema>, log: Log): Promise<void> {
  const missing = await addAuditMonths(db);
  if (missing.length > 0) log.warn('audit-months-missing', { months: missing.join(', ') });
}

/** Once an hour makes room for the months of the audit to come, and forgets what has expired: keys of old writes, links, mails, sessions,
 * changes of lists, pages that had a record open, requests between facilities, what browsers sent each other for a video visit, deliveries of webhooks, and files of calls that were never
 * saved. Adds the tasks that ask for the outcome of a pregnancy. Ends with the signal. */
export async function keepHouse(db: Kysely<Schema>, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await dropOldKeys(db);
      await dropOldResets(db);
      await dropOldMessages(db);
      await dropOldSessions(db);
      await dropOldEvents(db);
      await dropOldLinkRequests(db, Math.floor(Date.now() / 1000));
      await dropOldSignals(db, Math.floor(Date.now() / 1000));
      await dropOldPresence(db, Math.floor(Date.now() / 1000));
      await dropUnattachedReports(db, Math.floor(Date.now() / 1000));
      await dropOldDeliveries(db, Math.floor(Date.now() / 1000));
      await askForOutcomes(db, Math.floor(Date.now() / 1000));
      await logWhatIsDue(db, log);
      await makeAuditMonths(db, log);
    } catch (error) {
      log.warn('housekeeping-failed', errorFacts(error));
    }
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
