import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addAuditMonths } from '../audit/audit-months.ts';
import { dropOldSignals } from '../encounters/video/signals.ts';
import { dropOldResets } from '../identity/provider/reset/password-reset.ts';
import { dropOldSessions } from '../identity/sessions.ts';
import { dropOldPushes } from '../notifications/push/note-pushes.ts';
import { dropOldAssertions } from '../partners/client-assertion.ts';
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
 * Deleting the records of erased people needs privileges that a server may lack, so a command does it. This only logs
 * that some are due.
 */
async function logWhatIsDue(db: Kysely<Schema>, log: Log): Promise<void> {
  const due = await recordsDue(db, Math.floor(Date.now() / 1000));
  if (due.length > 0) log.warn('records-due', { records: due.length });
}

/** Creates partitions before a month begins, so that its rows are stored and can be archived together. */
async function makeAuditMonths(db: Kysely<Schema>, log: Log): Promise<void> {
  const missing = await addAuditMonths(db);
  if (missing.length > 0) log.warn('audit-months-missing', { months: missing.join(', ') });
}

/**
 * Every hour creates the audit partitions of coming months, and deletes what has expired: idempotency keys, links,
 * mails, sessions, live events, record presence, link requests, signals of video visits, webhook deliveries, signed
 * token requests, notes of sent notifications, and files of calls that were never saved. Also adds the tasks that ask for the outcome of a pregnancy. Stops with the signal.
 */
export async function runMaintenance(db: Kysely<Schema>, log: Log, signal: AbortSignal): Promise<void> {
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
      await dropOldAssertions(db, Math.floor(Date.now() / 1000));
      await dropOldPushes(db, Math.floor(Date.now() / 1000));
      await askForOutcomes(db, Math.floor(Date.now() / 1000));
      await logWhatIsDue(db, log);
      await makeAuditMonths(db, log);
    } catch (error) {
      log.warn('housekeeping-failed', errorFacts(error));
    }
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
