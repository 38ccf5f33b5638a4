import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { runWork } from '../../../platform/database/work.ts';

/** After a clock was set back, the last sign-in may be in the future. Do not wait longer than this for it. */
const MAX_AHEAD_SECONDS = 10;

/**
 * Returns a unique unix second for a new sign-in of the account, waiting for the next one if needed.
 * An ID token identifies a sign-in only by its second, so with a shared one a sign-out at one desk could end the work
 * at another.
 */
export async function ownSecond(db: Kysely<Schema>, accountId: string): Promise<number> {
  const own = await runWork(db, async (tx) => {
    const { last_sign_in: last } = await tx
      .selectFrom('account')
      .select('last_sign_in')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Read after the lock, which may have taken seconds.
    const now = Math.floor(Date.now() / 1000);
    const isTaken = last !== null && last >= now && last <= now + MAX_AHEAD_SECONDS;
    const second = isTaken ? last + 1 : now;
    await tx.updateTable('account').set({ last_sign_in: second }).where('id', '=', accountId).execute();
    return second;
  });
  await pause(Math.max(0, own * 1000 - Date.now()));
  return own;
}
