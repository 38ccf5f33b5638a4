import { type Kysely, sql } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Schema } from '../store/schema.ts';

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

/** What the provider remembers (sessions, grants, codes, sign-ins under way) in a table, so that restarts keep it. */
function adapterFor(db: Db, model: string): Adapter {
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
    find: async (id) => payloadOf(await live(db, model).where('id', '=', id).executeTakeFirst()),
    findByUid: async (uid) => payloadOf(await live(db, model).where('uid', '=', uid).executeTakeFirst()),
    // Only the device flow has user codes, and it is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      await db
        .updateTable('oidc_record')
        .set({ consumed_at: new Date() })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    async destroy(id) {
      await db.deleteFrom('oidc_record').where('model', '=', model).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_record').where('grant_id', '=', grantId).execute();
    },
  };
}

export const adapters =
  (db: Db): AdapterFactory =>
  (model) =>
    adapterFor(db, model);

/** Forgets what has expired. */
export async function dropExpiredRecords(db: Db): Promise<void> {
  await db.deleteFrom('oidc_record').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('sign_in_failure').where('until', '<', sql<Date>`now()`).execute();
}
