import type { TaskKind } from '@careline/core/internal/care';
import { sql, type Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';

export interface SystemTask {
  readonly vitaId: string;
  readonly kind: TaskKind;
  readonly what: string;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly priority: string;
  readonly reason?: string;
  /** Null or undefined means anyone at the facility. */
  readonly assigneeId?: string | null;
  readonly encounterId?: string | null;
  readonly labOrderId?: string;
  readonly labReportId?: string;
  /** Default: `system`. */
  readonly source?: string;
}

/** Adds a task in the author's name and returns its id. */
export async function addSystemTask(
  tx: Transaction<Schema>,
  task: SystemTask,
  author: Pick<Entry, 'organisationId' | 'facilityId' | 'staffId' | 'now'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('follow_up')
    .values({
      id,
      organisation_id: author.organisationId,
      facility_id: author.facilityId,
      person_id: task.vitaId,
      kind: task.kind,
      what: task.what,
      due_on: task.dueOn,
      priority: task.priority,
      reason: task.reason ?? null,
      assignee_id: task.assigneeId ?? null,
      encounter_id: task.encounterId ?? null,
      lab_order_id: task.labOrderId,
      lab_report_id: task.labReportId,
      state: 'open',
      version: 1,
      author_id: author.staffId,
      source: task.source ?? 'system',
      created_at: author.now,
      updated_at: author.now,
    })
    .execute();
  return id;
}

/** Returns the columns of a task that ends. `staffId` is null if no user ended it. */
export const closing = (
  state: 'done' | 'cancelled',
  { now, staffId }: { readonly now: number; readonly staffId: string | null },
) => ({
  state,
  version: sql<number>`version + 1`,
  updated_at: now,
  closed_at: now,
  closed_by: staffId,
});
