import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';

/** Nobody who reads the audit is waited for; the next hour has time too. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Makes the partitions of the audit for this month and the next three where they are missing. Answers the months it could
 * not make, because rows of theirs lie among the others already; they are kept there.
 */
export function addAuditMonths(db: Kysely<Schema>): Promise<readonly string[]> {
  return runWork(db, async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx);
    const { rows } = await sql<{ month: string }>`select * from add_audit_months() as month`.execute(tx);
    return rows.map(({ month }) => month);
  });
}
