import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { signerFirst } from '../tokens/key-ages.ts';

type Db = Kysely<Schema>;

const FIRST = 'cookie-key';
/** Of the names of all later ones. */
const PREFIX = `${FIRST} `;
const BYTES = 32;

const insert = (db: Db, name: string) =>
  db
    .insertInto('secret')
    .values({ name, value: randomBytes(BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** A new key, which signs once every process knows it. */
export async function makeCookieKey(db: Db): Promise<void> {
  await insert(db, `${PREFIX}${newId()}`);
}

/** The rows of the cookies' keys. */
export const isCookieKey = sql<boolean>`(name = ${FIRST} or name like ${`${PREFIX}%`})`;

/**
 * The keys of the provider's cookies, the one that signs first; the others verify. Made once for a database, so that a
 * restart knows the cookies again.
 */
export async function cookieKeys(db: Db): Promise<string[]> {
  const read = () =>
    db
      .selectFrom('secret')
      .select(['value', sql<number>`extract(epoch from now() - created_at)::float8`.as('age')])
      .where(isCookieKey)
      .orderBy('created_at')
      .orderBy('name')
      .execute();
  let rows = await read();
  if (rows.length === 0) {
    await insert(db, FIRST);
    rows = await read();
  }
  return signerFirst(rows).map(({ value }) => value);
}
