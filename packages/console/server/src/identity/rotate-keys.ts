import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { isCookieKey, makeCookieKey } from './provider/cookie-keys.ts';
import { PUBLISHED_ONLY, RETAINED_SECONDS } from './tokens/key-ages.ts';
import { KEY_PURPOSES, makeKey } from './tokens/signing-keys.ts';

type Db = Kysely<Schema>;

/** New keys for everything that is signed: both tokens, the provider's, its cookies. Nobody is signed out. */
export async function rotateKeys(db: Db): Promise<void> {
  for (const purpose of KEY_PURPOSES) await makeKey(db, purpose);
  await makeCookieKey(db);
}

const olderThan = (days: number) => sql<boolean>`max(created_at) < now() - make_interval(days => ${days})`;

/** Makes a new key wherever the newest is older than so many days. Several processes may make one each; that does no harm. */
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

/** Whether the key made at `successor` has signed for so long that nothing signed by the one before is still alive. */
const isLongReplaced = sql<boolean>`successor < now() - make_interval(secs => ${PUBLISHED_ONLY + RETAINED_SECONDS})`;

/** Deletes the keys whose signatures are all over. */
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

/** Replaces keys of this age (days), and deletes what was replaced long ago. */
export async function keepKeysYoung(db: Db, days: number): Promise<void> {
  await replaceOldKeys(db, days);
  await dropReplacedKeys(db);
}
