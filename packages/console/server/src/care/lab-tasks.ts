import type { LabTaskKind } from '@careline/core/internal/care';
import type { Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { addSystemTask, closing } from './system-tasks.ts';

type Tx = Transaction<Schema>;

/** The subject of a laboratory task: an order awaiting results, or a report with critical results. */
export type LabSubject = { readonly orderId: string } | { readonly reportId: string };

export interface LabTask {
  readonly vitaId: string;
  readonly kind: LabTaskKind;
  readonly about: LabSubject;
  /** The tests, or the critical results. */
  readonly what: string;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly priority: string;
  readonly assigneeId: string | null;
  readonly encounterId: string | null;
  readonly source: string;
}

const ofSubject = (tx: Tx, about: LabSubject) =>
  tx
    .updateTable('follow_up')
    .where(
      'orderId' in about ? 'lab_order_id' : 'lab_report_id',
      '=',
      'orderId' in about ? about.orderId : about.reportId,
    );

export async function addLabTask(tx: Tx, task: LabTask, entry: Entry): Promise<void> {
  const { about, ...rest } = task;
  const of = 'orderId' in about ? { labOrderId: about.orderId } : { labReportId: about.reportId };
  await addSystemTask(tx, { ...rest, ...of }, entry);
}

export async function endLabTasks(
  tx: Tx,
  about: LabSubject,
  state: 'done' | 'cancelled',
  closedBy: Pick<Entry, 'now' | 'staffId'>,
): Promise<void> {
  await ofSubject(tx, about).set(closing(state, closedBy)).where('state', '=', 'open').execute();
}

/** Reopens ended tasks when results were withdrawn. */
export async function reopenLabTasks(tx: Tx, about: LabSubject, now: number): Promise<void> {
  await ofSubject(tx, about)
    .set((eb) => ({
      state: 'open',
      version: eb('version', '+', 1),
      updated_at: now,
      closed_at: null,
      closed_by: null,
    }))
    .where('state', '=', 'done')
    .execute();
}
