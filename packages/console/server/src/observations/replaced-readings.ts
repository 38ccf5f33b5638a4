import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Copies an acknowledgement to the reading that replaced the acknowledged one, if it has the same finding. */
export async function keepAcknowledged(tx: Transaction<Schema>, newIds: readonly string[]): Promise<void> {
  await sql`
    update reading_alert a set
      acknowledged_at = o.acknowledged_at, acknowledged_by = o.acknowledged_by, reason = o.reason, note = o.note
    from reading r join reading_alert o on o.reading_id = r.id
    where a.reading_id = any(${[...newIds]}::uuid[]) and r.superseded_by = a.reading_id
      and a.acknowledged_at is null and o.acknowledged_at is not null
      and o.flag = a.flag and o.measure = a.measure and o.level = a.level`.execute(tx);
}

/** A reading that no longer counts. `fresh` replaced it; null if it was entered in error. */
export interface ReplacedReading {
  readonly old: string;
  readonly fresh: string | null;
}

/** Marks readings as replaced. They stay in the history. `now` is in unix seconds. */
export async function replaceReadings(
  tx: Transaction<Schema>,
  replaced: readonly ReplacedReading[],
  now: number,
): Promise<void> {
  if (replaced.length === 0) return;
  await sql`
    update reading r set
      superseded_by = x.fresh,
      status = case when x.fresh is null then 'entered-in-error' else r.status end,
      deleted = x.fresh is null,
      updated_at = greatest(r.updated_at, ${now}::bigint)
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as x(old uuid, fresh uuid)
    where r.id = x.old`.execute(tx);
  await keepAcknowledged(
    tx,
    replaced.flatMap(({ fresh }) => fresh ?? []),
  );
}
