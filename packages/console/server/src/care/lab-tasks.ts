import type { LabTaskKind } from '@careline/core/care';
import type { Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Transaction<Schema>;

/** What it is about: an order whose results are waited for, or results of which something cannot wait. */
export type LabSubject = { readonly orderId: string } | { readonly reportId: string };

export interface LabTask {
  readonly vitaId: string;
  readonly kind: LabTaskKind;
  readonly about: LabSubject;
  /** The tests, or the results that cannot wait. */
  readonly what: string;
  /** YYYY-MM-DD */
  readonly dueOn: string;
  readonly priority: string;
  readonly assigneeId: string | null;
  readonly encounterId: string | null;
  readonly source: string;
}

const columnsOf = (about: LabSubject) =>
  'orderId' in about ? { lab_order_id: about.orderId } : { lab_report_id: about.reportId };

const ofSubject = (tx: Tx, about: LabSubject) =>
  tx
    .updateTable('follow_up')
    .where(
      'orderId' in about ? 'lab_order_id' : 'lab_report_id',
      '=',
      'orderId' in about ? about.orderId : about.reportId,
    );

/** Puts something of a laboratory among what is to be done, by nobody but the server. */
export async function addLabTask(tx: Tx, task: LabTask, entry: Entry): Promise<void> {
  await tx
    .insertInto('follow_up')
    .values({
      id: newId(),
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: task.vitaId,
      kind: task.kind,
      what: task.what,
      due_on: task.dueOn,
      priority: task.priority,
      reason: null,
      assignee_id: task.assigneeId,
      care_team_id: null,
      contact_id: null,
      encounter_id: task.encounterId,
      referred_to_kind: null,
      referred_to: null,
      ...columnsOf(task.about),
      state: 'open',
      version: 1,
      author_id: entry.staffId,
      source: task.source,
      created_at: entry.now,
      updated_at: entry.now,
    })
    .execute();
}

/** Ends what is open about an order or a report. */
export async function endLabTasks(
  tx: Tx,
  about: LabSubject,
  state: 'done' | 'cancelled',
  { now, staffId }: Pick<Entry, 'now' | 'staffId'>,
): Promise<void> {
  await ofSubject(tx, about)
    .set((eb) => ({
      state,
      version: eb('version', '+', 1),
      updated_at: now,
      closed_at: now,
      closed_by: staffId,
    }))
    .where('state', '=', 'open')
    .execute();
}

/** What was done is to be done again: results were withdrawn. */
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
