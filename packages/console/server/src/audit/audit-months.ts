import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';

/** Readers of the audit must not be blocked. The next hourly run tries again. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Creates missing audit partitions for this month and the next three.
 * Returns the months it could not create because their rows are already in another partition, where they stay.
 */
export function addAuditMonths(db: Kysely<Schema>): Promise<readonly string[]> {
  return runWork(db, async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
    const { rows } = await sql<{ month: string }>`select * from add_audit_months() as month`.execute(tx);
    return rows.map(({ month }) => month);
  });
}
