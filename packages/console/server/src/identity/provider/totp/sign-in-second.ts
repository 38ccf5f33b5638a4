import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** After a clock was set back, the last sign-in may be in the future. Do not wait longer than this for it. */
const MAX_AHEAD_SECONDS = 10;

/**
 * Returns a unique unix second for a new sign-in of the account, waiting for the next one if needed.
 * An ID token identifies a sign-in only by its second, so with a shared one a sign-out at one desk could end the work
 * at another.
 */
export async function ownSecond(db: Kysely<Schema>, accountId: string): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const { second } = await db
    .updateTable('account')
    .set({
      last_sign_in: sql`case when last_sign_in between ${now} and ${now + MAX_AHEAD_SECONDS}
        then last_sign_in + 1 else ${now}::bigint end`,
    })
    .where('id', '=', accountId)
    .returning('last_sign_in as second')
    .executeTakeFirstOrThrow();
  const own = second ?? now;
  await pause(Math.max(0, own * 1000 - Date.now()));
  return own;
}
