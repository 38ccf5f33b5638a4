import type { PreferenceIdentifier } from '@careline/core/internal/preferences';
import { PREFERENCE_KINDS } from '@careline/core/internal/preferences/kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import { changedMeanwhile, type RecordChanges, recordChanges } from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';

type Info = Readonly<Record<string, unknown>>;

/** Whose preferences are asked for. */
export interface PreferenceOwner {
  readonly organisationId: string;
  readonly staffId: string;
}

/** A preference as it stands: null and 0 where nothing was set yet. */
export interface StandingPreference {
  readonly info: Info | null;
  /** Unix seconds. */
  readonly updatedAt: number;
  /** Of the organisation's: who set it last. */
  readonly updatedBy: { readonly id: string; readonly name: string } | null;
}

const NOTHING: StandingPreference = { info: null, updatedAt: 0, updatedBy: null };

export const isOfOrganisation = (type: PreferenceIdentifier): boolean =>
  PREFERENCE_KINDS[type].owner === 'organisation';

async function ofOrganisation(tx: Kysely<Schema>, organisationId: string, type: string) {
  const row = await tx
    .selectFrom('preference as p')
    .leftJoin('staff as s', 's.id', 'p.updated_by')
    .select(['p.info', 'p.updated_at', 's.id', 's.name'])
    .where('p.organisation_id', '=', organisationId)
    .where('p.type', '=', type)
    .executeTakeFirst();
  if (!row) return NOTHING;
  const updatedBy = row.id !== null && row.name !== null ? { id: row.id, name: row.name } : null;
  return { info: row.info, updatedAt: row.updated_at, updatedBy };
}

async function ofPerson(tx: Kysely<Schema>, staffId: string, type: string): Promise<StandingPreference> {
  const row = await tx
    .selectFrom('staff_preference')
    .select(['info', 'updated_at'])
    .where('staff_id', '=', staffId)
    .where('type', '=', type)
    .executeTakeFirst();
  return row ? { info: row.info, updatedAt: row.updated_at, updatedBy: null } : NOTHING;
}

/** What the organisation set, or the person for themselves, as the type has it. */
export const readPreference = (
  tx: Kysely<Schema>,
  owner: PreferenceOwner,
  type: PreferenceIdentifier,
): Promise<StandingPreference> =>
  isOfOrganisation(type) ? ofOrganisation(tx, owner.organisationId, type) : ofPerson(tx, owner.staffId, type);

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

/** Changes of the same preferences take turns, also of those that have no row yet. */
async function takeTurn(tx: Transaction<Schema>, owner: PreferenceOwner, type: PreferenceIdentifier) {
  const { organisationId, staffId } = owner;
  await (isOfOrganisation(type)
    ? sql`select from organisation where id = ${organisationId} for no key update`
    : sql`select from staff where id = ${staffId} for no key update`
  ).execute(tx);
}

interface NewPreference {
  readonly type: PreferenceIdentifier;
  readonly info: Info;
  readonly updatedAt: number;
}

async function write(
  tx: Transaction<Schema>,
  { organisationId, staffId }: PreferenceOwner,
  { type, info, updatedAt }: NewPreference,
): Promise<void> {
  const row = { info: JSON.stringify(info), updated_at: updatedAt };
  if (isOfOrganisation(type)) {
    const set = { ...row, updated_by: staffId };
    await tx
      .insertInto('preference')
      .values({ organisation_id: organisationId, type, ...set })
      .onConflict((clash) => clash.columns(['organisation_id', 'type']).doUpdateSet(set))
      .execute();
    return;
  }
  await tx
    .insertInto('staff_preference')
    .values({ staff_id: staffId, type, ...row })
    .onConflict((clash) => clash.columns(['staff_id', 'type']).doUpdateSet(row))
    .execute();
}

/** What stood there and is not named is taken away. */
const emptied = (info: Info | null): Info =>
  Object.fromEntries(Object.keys(info ?? {}).map((key) => [key, undefined]));

/**
 * Stores a preference as a whole and answers what it changed; what stands there already changes nothing, whatever its
 * version. Throws `conflict` for a change of another version.
 */
export async function storePreference(
  tx: Transaction<Schema>,
  owner: PreferenceOwner & { readonly now: number },
  { type, info, updatedAt }: NewPreference,
): Promise<RecordChanges> {
  await takeTurn(tx, owner, type);
  const before = await readPreference(tx, owner, type);
  const changes = recordChanges(before.info ?? {}, { ...emptied(before.info), ...info });
  if (Object.keys(changes).length === 0 && before.info) return changes;
  if (before.updatedAt !== updatedAt) throw changedMeanwhile(before.updatedBy?.name);
  await write(tx, owner, { type, info, updatedAt: Math.max(owner.now, before.updatedAt + 1) });
  return changes;
}
