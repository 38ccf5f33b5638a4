import type { Adherence } from '@careline/core/internal/prescriptions';
import type { Kysely, Transaction } from 'kysely';
import { closing } from '../care/system-tasks.ts';
import type { Schema } from '../platform/database/schema.ts';

/** The newest answer about each line, by line id. */
export type LineAdherence = ReadonlyMap<string, Adherence>;

/** Returns the newest answers about the lines of these prescriptions. */
export async function readAdherence(
  tx: Kysely<Schema>,
  prescriptionIds: readonly string[],
): Promise<LineAdherence> {
  const rows = await tx
    .selectFrom('medicine_adherence as m')
    .innerJoin('staff as a', 'a.id', 'm.author_id')
    .distinctOn('m.line_id')
    .selectAll('m')
    .select('a.name as author_name')
    .where('m.prescription_id', 'in', prescriptionIds)
    .orderBy('m.line_id')
    .orderBy('m.position', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.line_id,
      {
        answer: row.answer,
        missedDoses: row.missed_doses,
        reason: row.reason,
        at: row.created_at,
        by: { id: row.author_id, name: row.author_name },
      },
    ]),
  );
}

/**
 * Ends tasks about medicines that patients do not take, once a later answer or the end of the medicine settles them.
 */
export async function endAdherenceTasks(
  tx: Transaction<Schema>,
  lineIds: readonly string[],
  { staffId, now }: { readonly staffId: string; readonly now: number },
): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .updateTable('follow_up')
    .set(closing('cancelled', { now, staffId }))
    .where('state', '=', 'open')
    .where('id', 'in', (query) =>
      query
        .selectFrom('medicine_adherence')
        .select('task_id')
        .where('line_id', 'in', lineIds)
        .where('task_id', 'is not', null)
        .$castTo<{ task_id: string }>(),
    )
    .execute();
}
