import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** How many mails nobody has taken yet, those whose link has died meanwhile among them: they failed to be sent. */
export async function countWaiting(db: Kysely<Schema>): Promise<number> {
  const { waiting } = await db
    .selectFrom('outgoing_message')
    .select((query) => query.fn.countAll<number>().as('waiting'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
