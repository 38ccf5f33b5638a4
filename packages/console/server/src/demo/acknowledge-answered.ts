import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Ten minutes after a call began its caller has said what became of the reading. */
const LATER_SECONDS = 600;

/** Whoever reached a patient after an alert acknowledged it then, as people do; what nobody called about stays open. */
export async function acknowledgeAnswered(
  tx: Transaction<Schema>,
  personIds: readonly string[],
): Promise<void> {
  await sql`
    with answered as (
      select distinct on (a.reading_id) a.reading_id, c.author_id, c.started_at
      from reading_alert a
      join contact c on c.person_id = a.person_id and c.started_at >= a.sort_at and c.current_status = 'reached'
      where a.person_id = any(${personIds}::uuid[]) and a.acknowledged_at is null
      order by a.reading_id, c.started_at, c.id
    )
    update reading_alert a set
      acknowledged_at = answered.started_at + ${LATER_SECONDS}::bigint,
      acknowledged_by = answered.author_id, reason = 'patient-contacted'
    from answered where a.reading_id = answered.reading_id`.execute(tx);
}
