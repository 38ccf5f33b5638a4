import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

const NAME = 'cookie-key';

/** The key that signs the provider's cookies; made once for a database, so that a restart knows the cookies again. */
export async function cookieKeys(db: Kysely<Schema>): Promise<string[]> {
  await db
    .insertInto('secret')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return [row.value];
}
