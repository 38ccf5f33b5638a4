import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** What an organisation set for a type of preference, or null. */
export async function organisationPreference(
  tx: Kysely<Schema>,
  organisationId: string,
  type: string,
): Promise<Record<string, unknown> | null> {
  const row = await tx
    .selectFrom('preference')
    .select('info')
    .where('organisation_id', '=', organisationId)
    .where('type', '=', type)
    .executeTakeFirst();
  return row?.info ?? null;
}

/** What a person chose, with the unix second of their last choice; null where they chose nothing yet. */
export async function personPreference(
  tx: Kysely<Schema>,
  staffId: string,
  type: string,
): Promise<Record<string, unknown> | null> {
  const row = await tx
    .selectFrom('staff_preference')
    .select(['info', 'updated_at'])
    .where('staff_id', '=', staffId)
    .where('type', '=', type)
    .executeTakeFirst();
  return row ? { ...row.info, updatedAt: row.updated_at } : null;
}

/** Stores choices beside those made before, in one statement: two devices at once lose neither's. */
export async function storeChoices(
  tx: Transaction<Schema>,
  { staffId, type, now }: { readonly staffId: string; readonly type: string; readonly now: number },
  choices: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const info = JSON.stringify(choices);
  await tx
    .insertInto('staff_preference')
    .values({ staff_id: staffId, type, info, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'type']).doUpdateSet({
        info: sql`staff_preference.info || excluded.info`,
        updated_at: sql`greatest(staff_preference.updated_at, excluded.updated_at)`,
      }),
    )
    .execute();
}
