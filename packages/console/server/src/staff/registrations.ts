import type { Registration, StoredRegistration } from '@careline/core/internal/prescriptions';
import type { Kysely, Transaction } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import { type RecordChanges, recordChanges } from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { storedRegistration } from './staff-rows.ts';

/** A registration in the columns of `staff`. An empty council or number is stored as null. */
export const registrationColumns = (registration: StoredRegistration | null) => ({
  registration_council: registration?.council || null,
  registration_number: registration?.number || null,
  qualification: registration?.qualification || null,
});

/** Returns the registration to store. If it names no qualification, the stored one is kept. */
export function takenRegistration(
  { qualification, ...given }: StoredRegistration,
  before: StoredRegistration | null,
): StoredRegistration {
  const taken = qualification ?? before?.qualification ?? '';
  return { ...given, ...(taken !== '' && { qualification: taken }) };
}

const COLUMNS = ['registration_council', 'registration_number', 'qualification'] as const;

/** Returns a doctor's stored registration, or null. */
export async function readRegistration(
  tx: Kysely<Schema>,
  staffId: string,
): Promise<StoredRegistration | null> {
  const row = await tx.selectFrom('staff').select(COLUMNS).where('id', '=', staffId).executeTakeFirst();
  return row ? storedRegistration(row) : null;
}

/** Stores a doctor's own registration and returns what changed, for the audit. Throws `not-found`. */
export async function storeRegistration(
  tx: Transaction<Schema>,
  given: Registration,
  { staffId, now }: { readonly staffId: string; readonly now: number },
): Promise<RecordChanges> {
  const row = await tx
    .selectFrom('staff')
    .select([...COLUMNS, 'updated_at'])
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFoundHere('person');
  const before = storedRegistration(row);
  const registration = takenRegistration(given, before);
  const changes = recordChanges({ registration: before }, { registration });
  if (Object.keys(changes).length === 0) return changes;
  await tx
    .updateTable('staff')
    .set({ ...registrationColumns(registration), updated_by: staffId })
    // Makes an administrator who has the record open see a newer version.
    .set({ updated_at: Math.max(now, row.updated_at + 1) })
    .where('id', '=', staffId)
    .execute();
  return changes;
}
