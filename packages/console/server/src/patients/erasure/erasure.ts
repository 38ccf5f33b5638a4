import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAudit } from '../../platform/access/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ErasureTimes } from '../patient-tables/patient-table.ts';
import { removeAtOnce, removeRows, stripRows } from './erase-rows.ts';
import { withAppendOnlyOpen } from './erasure-append-only.ts';
import type { ErasurePlan } from './plan-erasure.ts';

export { type ErasurePlan, planErasure } from './plan-erasure.ts';

type Tx = Transaction<Schema>;

/** Returns the ids of records merged into a person's record, including indirect merges. */
async function absorbed(tx: Tx, personId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive merged as (
      select id from person where merged_into = ${personId}
      union select p.id from person p join merged on p.merged_into = merged.id)
    select id from merged`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Erases one record, but not the records merged into it. */
async function eraseRecord(tx: Tx, personId: string, times: ErasureTimes): Promise<void> {
  if (times.recordUntil <= times.now) return removeRows(tx, personId);
  await removeAtOnce(tx, personId);
  await stripRows(tx, personId, times);
}

export interface ErasureRequest {
  readonly requestId: string;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Erases a person's identity. Records that the law retains stay without a name, closed to every service, until
 * `recordUntil`. After that date they are removed too. Throws `NotOwnerError`.
 */
export async function erasePerson(
  tx: Tx,
  plan: ErasurePlan,
  { requestId, now }: ErasureRequest,
): Promise<void> {
  const { personId, organisationId, recordUntil } = plan;
  // Merged records belong to the same person.
  const ids = [...(await absorbed(tx, personId)), personId];
  await withAppendOnlyOpen(tx, async () => {
    for (const id of ids) await eraseRecord(tx, id, { now, recordUntil });
  });
  await writeAudit(tx, {
    requestId,
    action: 'person/erase',
    outcome: 'done',
    organisationId,
    personIds: [personId],
    details: {
      calls: plan.calls,
      encounters: plan.encounters,
      readings: plan.readings,
      reports: plan.reports,
      imported: plan.imported,
      recordUntil,
    },
  });
}

/** Returns erased people whose retention has ended. `now` is in unix seconds. */
export const recordsDue = (tx: Kysely<Schema>, now: number) =>
  tx
    .selectFrom('person')
    .select(['id', 'organisation_id'])
    .where('record_until', '<=', now)
    .orderBy('record_until')
    .execute();

/** Removes the records whose retention has ended and returns how many. Throws `NotOwnerError`. */
export async function removeDueRecords(tx: Tx, { requestId, now }: ErasureRequest): Promise<number> {
  const due = await recordsDue(tx, now);
  if (due.length === 0) return 0;
  await withAppendOnlyOpen(tx, async () => {
    for (const { id } of due) await removeRows(tx, id);
  });
  for (const { id, organisation_id } of due) {
    const done = { requestId, action: 'person/erase-record', outcome: 'done' } as const;
    await writeAudit(tx, { ...done, organisationId: organisation_id, personIds: [id] });
  }
  return due.length;
}
