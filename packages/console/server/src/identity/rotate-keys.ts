import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { isCookieKey, makeCookieKey } from './provider/cookie-keys.ts';
import { PUBLISHED_ONLY, RETAINED_SECONDS } from './tokens/key-ages.ts';
import { KEY_PURPOSES, makeKey } from './tokens/signing-keys.ts';

type Db = Kysely<Schema>;

/** Creates new keys for both kinds of token, the provider and its cookies. Nobody is signed out. */
export async function rotateKeys(db: Db): Promise<void> {
  for (const purpose of KEY_PURPOSES) await makeKey(db, purpose);
  await makeCookieKey(db);
}

const olderThan = (days: number) => sql<boolean>`max(created_at) < now() - make_interval(days => ${days})`;

/** Creates a key if the newest is older than `days`. Several processes may create one each, which does no harm. */
async function replaceOldKeys(db: Db, days: number): Promise<void> {
  const old = await db
    .selectFrom('signing_key')
    .select('purpose')
    .where('retired_at', 'is', null)
    .groupBy('purpose')
    .having(olderThan(days))
    .execute();
  for (const purpose of KEY_PURPOSES) {
    if (old.some((row) => row.purpose === purpose)) await makeKey(db, purpose);
  }
  const { isOld } = await db
    .selectFrom('secret')
    .select(olderThan(days).as('isOld'))
    .where(isCookieKey)
    .executeTakeFirstOrThrow();
  if (isOld) await makeCookieKey(db);
}

/** Whether the key's successor has signed for so long that nothing signed by the key is still valid. */
const isLongReplaced = sql<boolean>`successor < now() - make_interval(secs => ${PUBLISHED_ONLY + RETAINED_SECONDS})`;

/** Deletes keys whose signatures have all expired. */
async function dropReplacedKeys(db: Db): Promise<void> {
  await sql`delete from signing_key where kid in (
    select kid from (
      select kid, lead(created_at) over (partition by purpose order by created_at, kid) as successor
      from signing_key
    ) as keys where ${isLongReplaced})`.execute(db);
  await sql`delete from secret where name in (
    select name from (
      select name, lead(created_at) over (order by created_at, name) as successor
      from secret where ${isCookieKey}
    ) as keys where ${isLongReplaced})`.execute(db);
}

/** Replaces keys older than `days`, and deletes those replaced long ago. */
export async function keepKeysYoung(db: Db, days: number): Promise<void> {
  await replaceOldKeys(db, days);
  await dropReplacedKeys(db);
}
