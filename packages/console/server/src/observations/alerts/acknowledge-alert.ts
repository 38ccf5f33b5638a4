import type { acknowledgeAlert as endpoint, ReadingAlert } from '@careline/core/internal/metrics';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { mayRead, notFound, type Reader } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { endSettledLabTasks } from './alerts-of-report.ts';
import { type AlertRow, alertOf, SELECT_ALERTS } from './reading-alerts.ts';

export type ValidAcknowledgement = InferOutput<NonNullable<typeof endpoint.body>>;

type Tx = Transaction<Schema>;

interface Which {
  readonly vitaId: string;
  readonly readingId: string;
}

/** Returns the alert, locked until the end of the transaction. Throws `not-found`. */
async function lockAlert(tx: Tx, reader: Reader, { vitaId, readingId }: Which): Promise<AlertRow> {
  const { rows } = await sql<AlertRow>`${SELECT_ALERTS}
    where a.reading_id = ${readingId} and a.person_id = ${vitaId}
      and ${mayRead(reader, sql.ref('a.person_id'))}
    for no key update of a`.execute(tx);
  const [row] = rows;
  if (!row) throw notFound('alert');
  return row;
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

/**
 * Acknowledges an alert, once.
 * Acknowledging the last alert of a laboratory report also ends its task. Throws `not-found`, `conflict`.
 */
export async function acknowledgeAlert(
  tx: Tx,
  reader: Reader,
  { reason, note, ...which }: ValidAcknowledgement,
  entry: Entry,
): Promise<ReadingAlert> {
  await lockPatient(tx, which.vitaId);
  refuseSettled(await lockAlert(tx, reader, which));
  await tx
    .updateTable('reading_alert')
    .set({ acknowledged_at: entry.now, acknowledged_by: entry.staffId, reason, note: note || null })
    .where('reading_id', '=', which.readingId)
    .execute();
  await endSettledLabTasks(tx, which.readingId, entry);
  return alertOf(await lockAlert(tx, reader, which));
}
