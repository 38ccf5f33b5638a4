import { dayOf } from '@careline/core/internal/formatting';
import type { BodyOf } from '@careline/core/internal/http';
import type { setOxygenTarget } from '@careline/core/internal/trends';
import { sql, type Transaction } from 'kysely';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { COUNTS } from './alerts/judge-reading.ts';
import { ALERT_WINDOW_SECONDS, raiseAlerts } from './alerts/raise-alerts.ts';

type Tx = Transaction<Schema>;
type NewTarget = BodyOf<typeof setOxygenTarget>['target'];

export interface StoredTarget {
  readonly id: string;
  readonly since: string;
  readonly until?: string;
  readonly prescriber: string;
}

const conflict = (detail: string): ProblemError =>
  new ProblemError('conflict', { detail, action: 'Read the patient again before changing the target.' });

/** Locks the patient, so that two users cannot change the targets at the same time. */
async function lockTargets(tx: Tx, entry: Entry, vitaId: string): Promise<void> {
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
}

/** Judges the saturations of the last 31 days by the current target, which may raise or end alerts. */
async function rejudge(tx: Tx, vitaId: string, now: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reading r
    where r.person_id = ${vitaId} and r.metric = 'spo2' and ${COUNTS}
      and r.sort_at >= ${now - ALERT_WINDOW_SECONDS}::bigint`.execute(tx);
  await raiseAlerts(
    tx,
    rows.map(({ id }) => id),
  );
}

/**
 * Stores a target of 88 to 92 %.
 * Throws `not-found`, `input-invalid` for a future day, `conflict` if a target is already open.
 */
export async function setTarget(
  tx: Tx,
  { id, vitaId, since, prescriber }: NewTarget,
  entry: Entry,
): Promise<StoredTarget> {
  await lockTargets(tx, entry, vitaId);
  const today = dayOf(entry.now, entry.timeZone);
  if (since > today) refuseFaults([{ path: 'target.since', message: 'must not be in the future' }]);
  const open = await tx
    .selectFrom('oxygen_target')
    .select('id')
    .where('person_id', '=', vitaId)
    .where('until', 'is', null)
    .executeTakeFirst();
  if (open) throw conflict('This patient already has an oxygen target.');
  const inserted = await tx
    .insertInto('oxygen_target')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      since,
      prescriber,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) throw conflict('This oxygen target is already stored.');
  await rejudge(tx, vitaId, entry.now);
  return { id, since, prescriber };
}

/** Ends a target today. Throws `not-found`, or `conflict` if it has already ended. */
export async function endTarget(
  tx: Tx,
  { id, vitaId }: { readonly id: string; readonly vitaId: string },
  entry: Entry,
): Promise<StoredTarget> {
  await lockTargets(tx, entry, vitaId);
  const target = await tx
    .selectFrom('oxygen_target')
    .select(['since', 'until', 'prescriber'])
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  if (!target) throw notFound('oxygen target');
  if (target.until !== null) throw conflict('This oxygen target has already ended.');
  const until = dayOf(entry.now, entry.timeZone);
  await tx
    .updateTable('oxygen_target')
    .set({ until, ended_by: entry.staffId })
    .where('id', '=', id)
    .execute();
  await rejudge(tx, vitaId, entry.now);
  return { id, since: target.since, until, prescriber: target.prescriber };
}
