import { dayOf } from '@careline/core/internal/formatting';
import {
  type LabOrder,
  labDueAt,
  labTest,
  type newLabOrderSchema,
  orderText,
} from '@careline/core/internal/labs';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { type CareEntry, encounterFaults } from '../care/care-entry.ts';
import { addLabTask, endLabTasks } from '../care/lab-tasks.ts';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { nextPlace } from '../platform/database/yearly-number.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { requireSheetProvider } from '../record/case-sheet-access.ts';
import { readOrder } from './lab-rows.ts';

type Tx = Transaction<Schema>;
type ValidOrder = InferOutput<typeof newLabOrderSchema>;

export const testFaults = (
  tests: readonly { readonly test: string | null }[],
  pathOf: (index: number) => string,
): InputFault[] =>
  tests.flatMap(({ test }, index) =>
    test === null || labTest(test)
      ? []
      : [{ path: pathOf(index), message: 'must be a test of the catalogue, or null together with a name' }],
  );

const labConflict = (detail: string) =>
  new ProblemError('conflict', { detail, action: "Read the patient's laboratory tests again." });

/**
 * Stores an order and adds a task to review its results. Throws `case-sheet-access` for read-only users, `not-found`,
 * `input-invalid`, and `conflict` if it is already stored.
 */
export async function orderLabs(tx: Tx, order: ValidOrder, entry: CareEntry): Promise<LabOrder> {
  const { id, vitaId, encounterId, tests, expectedOn, metaInfo } = order;
  const { facilityId, now } = entry;
  await requirePatient(tx, entry, vitaId);
  await requireSheetProvider(tx, entry.staffId);
  const today = dayOf(now, entry.timeZone);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'order.metaInfo'),
    ...testFaults(tests, (index) => `order.tests.${index}.test`),
    ...(await encounterFaults(tx, { vitaId, encounterId }, entry, 'order.encounterId')),
    ...(expectedOn < today ? [{ path: 'order.expectedOn', message: 'must not be before today' }] : []),
  ]);
  const year = Number(today.slice(0, 4));
  const inserted = await tx
    .insertInto('lab_order')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: facilityId,
      person_id: vitaId,
      encounter_id: encounterId,
      year,
      place: await nextPlace(tx, 'lab_order', { facilityId, year }),
      tests: JSON.stringify(tests),
      priority: order.priority,
      reason: order.reason,
      fasting: order.fasting,
      note: order.note,
      expected_on: expectedOn,
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: now,
      updated_at: metaInfo.updatedAt,
      due_at: labDueAt(
        { tests, priority: order.priority, expectedOn, orderedAt: now, collectedAt: null },
        entry.timeZone,
      ),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) throw labConflict('This order is already stored.');
  await addLabTask(
    tx,
    {
      vitaId,
      kind: 'lab-results',
      about: { orderId: id },
      what: orderText(tests),
      dueOn: expectedOn,
      priority: order.priority,
      assigneeId: entry.staffId,
      encounterId,
      source: metaInfo.source,
    },
    entry,
  );
  return readOrder(tx, vitaId, id);
}

/** Locks and returns a patient's order, so that concurrent changes and results wait. Throws `not-found`. */
export async function lockOrder(tx: Tx, vitaId: string, id: string): Promise<LabOrder> {
  await sql`select id from lab_order where id = ${id} for no key update`.execute(tx);
  return readOrder(tx, vitaId, id);
}

/** Cancels an order. Throws `case-sheet-access`, `not-found`, and `conflict` if it has already ended. */
export async function cancelOrder(
  tx: Tx,
  { id, vitaId, reason }: { readonly id: string; readonly vitaId: string; readonly reason: string },
  entry: CareEntry,
): Promise<LabOrder> {
  await requirePatient(tx, entry, vitaId);
  await requireSheetProvider(tx, entry.staffId);
  const { status, facilityId } = await lockOrder(tx, vitaId, id);
  if (facilityId !== entry.facilityId) throw notFound('laboratory order');
  if (status !== 'active')
    throw labConflict(
      status === 'revoked'
        ? 'This order has already been cancelled.'
        : 'This order already has all its results.',
    );
  await tx
    .updateTable('lab_order')
    .set({ cancelled_at: entry.now, cancelled_by: entry.staffId, cancelled_reason: reason })
    .where('id', '=', id)
    .execute();
  await endLabTasks(tx, { orderId: id }, 'cancelled', entry);
  return readOrder(tx, vitaId, id);
}
