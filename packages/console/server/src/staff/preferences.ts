import type { PreferenceIdentifier } from '@careline/core/internal/preferences';
import { PREFERENCE_KINDS } from '@careline/core/internal/preferences/kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';

type Info = Readonly<Record<string, unknown>>;

/** The user and organisation of preferences. */
export interface PreferenceOwner {
  readonly organisationId: string;
  readonly staffId: string;
}

/** The current preference. Null and 0 if nothing was set yet. */
export interface StandingPreference {
  readonly info: Info | null;
  /** Unix seconds. */
  readonly updatedAt: number;
  /** Organisation preferences only: who changed it last. */
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

/** Returns the preference of the organisation or the user, depending on its type. */
export const readPreference = (
  tx: Kysely<Schema>,
  owner: PreferenceOwner,
  type: PreferenceIdentifier,
): Promise<StandingPreference> =>
  isOfOrganisation(type) ? ofOrganisation(tx, owner.organisationId, type) : ofPerson(tx, owner.staffId, type);

/** Merges choices into the stored ones in one statement, so that concurrent devices lose none. */
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

/** Serialises changes of the same preferences, including those without a row yet. */
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

/** Sets stored members that a change does not name to null. */
const emptied = (info: Info | null): Info =>
  Object.fromEntries(Object.keys(info ?? {}).map((key) => [key, undefined]));

/**
 * Replaces a preference and returns the changes. An equal value changes nothing, whatever its version. Throws
 * `conflict` for a change based on another version.
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
  if (before.updatedAt !== updatedAt) throw concurrentChangeError(before.updatedBy?.name);
  await write(tx, owner, { type, info, updatedAt: Math.max(owner.now, before.updatedAt + 1) });
  return changes;
}
