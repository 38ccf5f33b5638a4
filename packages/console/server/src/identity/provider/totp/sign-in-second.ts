import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** A clock that was set back by more leaves a last sign-in that is yet to come: it is not waited for. */
const MOST_AHEAD_SECONDS = 10;

/**
 * The second, unix, of a sign-in that begins now; the next free one, which is waited for, where another sign-in with the same
 * account has this one. An ID token tells a sign-in by its second alone, so a shared one would let the sign-out of one desk
 * end the work at another.
 */
export async function ownSecond(db: Kysely<Schema>, accountId: string): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const { second } = await db
    .updateTable('account')
    .set({
      last_sign_in: sql`case when last_sign_in between ${now} and ${now + MOST_AHEAD_SECONDS}
        then last_sign_in + 1 else ${now}::bigint end`,
    })
    .where('id', '=', accountId)
    .returning('last_sign_in as second')
    .executeTakeFirstOrThrow();
  const own = second ?? now;
  await pause(Math.max(0, own * 1000 - Date.now()));
  return own;
}
