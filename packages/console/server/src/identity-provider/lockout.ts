import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Ten failures within a quarter of an hour lock an address for as long. */
const MOST_FAILURES = 10;
const WINDOW = sql`interval '15 minutes'`;

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');

/** Whether an address is locked, one that nobody has as much as one in use. */
export async function isLocked(db: Kysely<Schema>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select('failures')
    .where('address_hash', '=', hashOf(email))
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined && row.failures >= MOST_FAILURES;
}

/** Counts a failure: the window begins with the first one, the lock with the tenth. */
export async function countFailure(db: Kysely<Schema>, email: string): Promise<void> {
  await sql`
    insert into sign_in_failure as known (address_hash, failures, until)
    values (${hashOf(email)}, 1, now() + ${WINDOW})
    on conflict (address_hash) do update set
      failures = case when known.until > now() then known.failures + 1 else 1 end,
      until = case
        when known.until > now() and known.failures + 1 <> ${MOST_FAILURES} then known.until
        else now() + ${WINDOW}
      end`.execute(db);
}

export async function forgetFailures(db: Kysely<Schema>, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('address_hash', '=', hashOf(email)).execute();
}
