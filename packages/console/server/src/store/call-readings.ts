import type { CallReading } from '@careline/core/calls';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Every reading told on a call, those that do not count any more included, oldest first. */
export async function readCallReadings(tx: Kysely<Schema>, contactId: string): Promise<CallReading[]> {
  const rows = await tx
    .selectFrom('reading')
    .select(['id', 'metric', 'code', 'at', 'on_date', 'values', 'meal_situation', 'irr_pulse', 'status'])
    .select('superseded_by')
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    metric: row.metric ?? row.code ?? '',
    timestamp: row.at ?? undefined,
    date: row.at === null ? (row.on_date ?? undefined) : undefined,
    values: row.values.map(({ key, text, unit }) => ({ key, text, unit: unit ?? undefined })),
    mealSituation: row.meal_situation ?? undefined,
    irrPulse: row.irr_pulse ?? undefined,
    status: row.status,
    supersededBy: row.superseded_by,
  }));
}

/**
 * The readings of a call that counted before `newIds` were stored do not any more: each gives way to the new one of its
 * metric, and one that no new one replaces was entered in error. They stay as history.
 */
export async function supersedeReadings(
  tx: Transaction<Schema>,
  contactId: string,
  newIds: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    with fresh as (
      select id, metric, row_number() over (partition by metric order by sort_at, id) as place
      from reading where contact_id = ${contactId} and id = any(${newIds}::uuid[])
    ), old as (
      select id, metric, row_number() over (partition by metric order by sort_at, id) as place
      from reading
      where contact_id = ${contactId} and not (id = any(${newIds}::uuid[])) and superseded_by is null and not deleted
    )
    update reading r set
      superseded_by = fresh.id,
      status = case when fresh.id is null then 'entered-in-error' else r.status end,
      deleted = fresh.id is null,
      updated_at = greatest(r.updated_at, ${now}::bigint)
    from old left join fresh on fresh.metric is not distinct from old.metric and fresh.place = old.place
    where r.id = old.id`.execute(tx);
}
