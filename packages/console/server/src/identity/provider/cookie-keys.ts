import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { signerFirst } from '../tokens/key-ages.ts';

type Db = Kysely<Schema>;

const FIRST = 'cookie-key';
/** The prefix of all later keys' names. */
const PREFIX = `${FIRST} `;
const BYTES = 32;

const insert = (db: Db, name: string) =>
  db
    .insertInto('secret')
    .values({ name, value: randomBytes(BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Creates a new key, which signs once all processes know it. */
export async function makeCookieKey(db: Db): Promise<void> {
  await insert(db, `${PREFIX}${newId()}`);
}

/** Matches the rows of cookie keys. */
export const isCookieKey = sql<boolean>`(name = ${FIRST} or name like ${`${PREFIX}%`})`;

/**
 * Returns the cookie keys, the signing one first; the others only verify.
 * They are stored, so that cookies stay valid after a restart.
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
