import { alertCause } from '@careline/core/internal/clinical';
import type { acknowledgeAlert as endpoint, ReadingAlert } from '@careline/core/internal/metrics';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { mayRead, notFound, type Reader } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { episodesByReading } from './alert-episodes.ts';
import { endSettledLabTasks } from './alerts-of-report.ts';
import { type AlertRow, alertOf, SELECT_ALERTS } from './reading-alerts.ts';

export type ValidAcknowledgement = InferOutput<NonNullable<typeof endpoint.body>>;

type Tx = Transaction<Schema>;

interface Which {
  readonly vitaId: string;
  readonly readingIds: readonly string[];
}

type LockedAlerts = readonly [AlertRow, ...AlertRow[]];

/** Returns the alerts, newest first, locked until the end of the transaction. Throws `not-found` if one is missing. */
async function lockAlerts(tx: Tx, reader: Reader, { vitaId, readingIds }: Which): Promise<LockedAlerts> {
  const { rows } = await sql<AlertRow>`${SELECT_ALERTS}
    where a.reading_id = any(${[...readingIds]}::uuid[]) and a.person_id = ${vitaId}
      and ${mayRead(reader, sql.ref('a.person_id'))}
    order by a.sort_at desc, a.reading_id desc
    for no key update of a`.execute(tx);
  const [newest, ...others] = rows;
  if (!newest || rows.length < readingIds.length) throw notFound('alert');
  return [newest, ...others];
}

/** Throws `input-invalid` if the alerts have different causes. One answer can't explain all of them. */
function refuseOtherCauses([newest, ...others]: LockedAlerts): void {
  if (others.every((row) => alertCause(row) === alertCause(newest))) return;
  const message = 'must be alerts of the same cause. Acknowledge the others by themselves';
  throw new ProblemError('input-invalid', { errors: [{ path: 'otherReadingIds', message }] });
}

/** Throws `conflict` with the colleague's name if the alert is already acknowledged or has ended. */
function refuseSettled(row: AlertRow): void {
  const { acknowledged } = alertOf(row);
  if (acknowledged) {
    throw new ProblemError('conflict', {
      detail: `${acknowledged.by.name} has acknowledged this alert.`,
      action: 'Load the alerts again to see the answer.',
      by: { name: acknowledged.by.name, at: acknowledged.at },
    });
  }
  if (row.ended_at === null) return;
  throw new ProblemError('conflict', {
    detail: 'The reading of this alert was deleted, replaced or withdrawn.',
    action: 'Load the alerts again.',
  });
}

/** Returns the acknowledged alert with the episode that was answered together. */
function answerOf(readingId: string, rows: LockedAlerts): ReadingAlert {
  const row = rows.find(({ reading_id: id }) => id === readingId) ?? rows[0];
  return { ...alertOf(row), episode: episodesByReading([rows], alertOf).get(row.reading_id) };
}

/**
 * Acknowledges an alert and the others of its episode that are named, once and together.
 * Acknowledging the last alert of a laboratory report also ends its task. Throws `not-found`, `conflict`,
 * `input-invalid`.
 */
export async function acknowledgeAlert(
  tx: Tx,
  reader: Reader,
  { reason, note, vitaId, readingId, otherReadingIds = [] }: ValidAcknowledgement,
  entry: Entry,
): Promise<ReadingAlert> {
  await lockPatient(tx, vitaId);
  const readingIds = [...new Set([readingId, ...otherReadingIds])];
  const open = await lockAlerts(tx, reader, { vitaId, readingIds });
  refuseOtherCauses(open);
  for (const row of open) refuseSettled(row);
  await tx
    .updateTable('reading_alert')
    .set({ acknowledged_at: entry.now, acknowledged_by: entry.staffId, reason, note: note || null })
    .where('reading_id', 'in', readingIds)
    .execute();
  for (const id of readingIds) await endSettledLabTasks(tx, id, entry);
  return answerOf(readingId, await lockAlerts(tx, reader, { vitaId, readingIds }));
}
