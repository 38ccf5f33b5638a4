import { type Kysely, sql } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload, errors } from 'oidc-provider';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

const live = (db: Db, model: string) =>
  db
    .selectFrom('oidc_record')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where((where) =>
      where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]),
    );

type Row = { payload: Record<string, unknown>; consumed_at: Date | null } | undefined;

function payloadOf(row: Row): AdapterPayload | undefined {
  if (!row) return undefined;
  const consumed = row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  return { ...row.payload, ...consumed };
}

/** The provider's error classes. The library is loaded at run time. */
export type ProviderErrors = Pick<typeof errors, 'InvalidGrant' | 'InvalidTarget' | 'SessionNotFound'>;

/**
 * Revokes everything from the sign-in of a reused record.
 * If two parties have it, one has stolen it (RFC 6749, 10.5).
 */
async function revokeGrantOf(db: Db, model: string, id: string): Promise<void> {
  await sql`
    with used as (select grant_id from oidc_record where model = ${model} and id = ${id})
    delete from oidc_record
    where grant_id in (select grant_id from used)
      or (model = 'Grant' and id in (select grant_id from used))`.execute(db);
}

/** This record is removed by the request that uses it. */
const TAKEN_BY_REMOVAL = 'Interaction';

/** Returns false for ids from the network that no row can contain. */
const canBeStored = (id: string): boolean => !id.includes('\u0000') && id.isWellFormed();

/**
 * Returns the provider's storage for sessions, grants, codes and pending sign-ins.
 * It is a table, so that they survive a restart.
 */
function adapterFor(db: Db, model: string, { InvalidGrant, SessionNotFound }: ProviderErrors): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      const expires_at = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
      const facts = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at,
      };
      await db
        .insertInto('oidc_record')
        .values({ model, id, ...facts })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(facts))
        .execute();
    },
    find: async (id) =>
      canBeStored(id) ? payloadOf(await live(db, model).where('id', '=', id).executeTakeFirst()) : undefined,
    findByUid: async (uid) =>
      canBeStored(uid)
        ? payloadOf(await live(db, model).where('uid', '=', uid).executeTakeFirst())
        : undefined,
    // Only the device flow has user codes, and it is off.
    findByUserCode: async () => undefined,
    // The provider reads the code before consuming it. Only one of several concurrent readers can consume the code.
    async consume(id) {
      const consumed = await db
        .updateTable('oidc_record')
        .set({ consumed_at: sql<Date>`now()` })
        .where('model', '=', model)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (consumed) return;
      await revokeGrantOf(db, model, id);
      throw new InvalidGrant('it was used already');
    },
    async destroy(id) {
      const removed = await db
        .deleteFrom('oidc_record')
        .where('model', '=', model)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!removed && model === TAKEN_BY_REMOVAL) throw new SessionNotFound('it was used already');
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_record').where('grant_id', '=', grantId).execute();
    },
  };
}

export const adapters =
  (db: Db, errors: ProviderErrors): AdapterFactory =>
  (model) =>
    adapterFor(db, model, errors);

export async function dropExpiredRecords(db: Db): Promise<void> {
  await db.deleteFrom('oidc_record').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('sign_in_failure').where('until', '<', sql<Date>`now()`).execute();
}
