import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const BYTES = 32;

/**
 * Returns 256 random bits in base64url, created once per database and name, so that a restart finds the same secret.
 */
export async function secretNamed(db: Kysely<Schema>, name: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
