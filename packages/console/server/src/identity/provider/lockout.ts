import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Ten failures within a quarter of an hour lock an address for as long. */
const MOST_FAILURES = 10;
const WINDOW = sql`interval '15 minutes'`;

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');

/** A try at a password or code, counted as a failure until it turns out to be right. */
export interface Attempt {
  /** False while the address is locked: one without an account as much as one in use. */
  readonly isAllowed: boolean;
  /** Whether the address is locked once this one has failed. */
  readonly isLast: boolean;
}

/**
 * Counts a try before it is looked at, in one statement: of many at once no more are allowed than of one after the other.
 * The window begins with the first failure, the lock with the tenth.
 */
export async function beginAttempt(db: Kysely<Schema>, email: string): Promise<Attempt> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failure as known (address_hash, failures, until)
    values (${hashOf(email)}, 1, now() + ${WINDOW})
    on conflict (address_hash) do update set
      failures = case when known.until > now() then least(known.failures + 1, ${MOST_FAILURES + 1}) else 1 end,
      until = case
        when known.until > now() and known.failures + 1 <> ${MOST_FAILURES} then known.until
        else now() + ${WINDOW}
      end
    returning failures`.execute(db);
  const failures = rows[0]?.failures ?? 0;
  return { isAllowed: failures <= MOST_FAILURES, isLast: failures >= MOST_FAILURES };
}

/** The try was right so far, and another one follows that counts itself. */
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
