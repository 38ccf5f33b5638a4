import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Ten failures within 15 minutes lock an address for 15 minutes. */
const MAX_FAILURES = 10;
const WINDOW = sql`interval '15 minutes'`;

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');

/** An attempt at a password or code. It counts as a failure until it succeeds. */
export interface Attempt {
  /** False while the address is locked, whether or not it has an account. */
  readonly isAllowed: boolean;
  /** Whether a failure of this attempt locks the address. */
  readonly isLast: boolean;
}

/**
 * Counts an attempt before it is checked, in one statement, so that concurrent attempts get no more tries.
 * The window starts with the first failure, the lock with the tenth.
 */
export async function beginAttempt(db: Kysely<Schema>, email: string): Promise<Attempt> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failure as known (address_hash, failures, until)
    values (${hashOf(email)}, 1, now() + ${WINDOW})
    on conflict (address_hash) do update set
      failures = case when known.until > now() then least(known.failures + 1, ${MAX_FAILURES + 1}) else 1 end,
      until = case
        when known.until > now() and known.failures + 1 <> ${MAX_FAILURES} then known.until
        else now() + ${WINDOW}
      end
    returning failures`.execute(db);
  const failures = rows[0]?.failures ?? 0;
  return { isAllowed: failures <= MAX_FAILURES, isLast: failures >= MAX_FAILURES };
}

/** Takes back an attempt that was correct so far. The next step counts separately. */
export async function takeBackAttempt(db: Kysely<Schema>, email: string): Promise<void> {
  await db
    .updateTable('sign_in_failure')
    .set({ failures: sql<number>`failures - 1` })
    .where('address_hash', '=', hashOf(email))
    .where('failures', '>', 0)
    .execute();
}

export async function forgetFailures(db: Kysely<Schema>, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('address_hash', '=', hashOf(email)).execute();
}
