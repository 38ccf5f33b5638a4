import type { StaffFields, StaffMember } from '@careline/core/internal/administration';
import { PATHS, scopeGuard } from '@careline/core/internal/navigation';
import type { StoredRegistration } from '@careline/core/internal/prescriptions';
import { CASE_SHEET_LEVELS, type CaseSheetAccess } from '@careline/core/internal/record';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { registrationColumns, takenRegistration } from './registrations.ts';
import { facilityFaults, scopeFaults } from './staff-faults.ts';
import { readStaff } from './staff-rows.ts';

type Tx = Transaction<Schema>;

/** The administrator who makes a change, with organisation and time. */
export interface Administrator {
  readonly organisationId: string;
  readonly staffId: string;
  /** Unix seconds. */
  readonly now: number;
}

async function setFacilities(tx: Tx, staffId: string, facilityIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('staff_facility').where('staff_id', '=', staffId).execute();
  const rows = facilityIds.map((facility_id, position) => ({ staff_id: staffId, facility_id, position }));
  await tx.insertInto('staff_facility').values(rows).execute();
}

export type NewStaffMember = StaffFields & { readonly email: string };

/** Adds a user who has not signed in yet. Throws `input-invalid`, and `conflict` if the address is taken. */
export async function addStaffMember(
  tx: Tx,
  person: NewStaffMember,
  { organisationId, staffId: updated_by, now }: Administrator,
): Promise<StaffMember> {
  const { name, email, roles, scopes, facilityIds, caseSheetAccess = null, registration } = person;
  const { specialities = [], languages = [] } = person;
  refuseFaults([...scopeFaults(scopes), ...(await facilityFaults(tx, organisationId, facilityIds))]);
  const id = newId();
  const rights = { roles: [...roles], scopes: [...scopes] };
  // Users invited in a demo belong to the demo, because a folder with both kinds is not served.
  const demo = (its: ExpressionBuilder<Schema, 'staff'>) =>
    its.fn.coalesce(its.selectFrom('staff').select('demo').where('id', '=', updated_by), its.lit(false));
  const inserted = await tx
    .insertInto('staff')
    .values((its) => ({
      id,
      organisation_id: organisationId,
      name,
      email,
      ...rights,
      case_sheet_access: caseSheetAccess,
      ...registrationColumns(registration ?? null),
      specialities: [...specialities],
      languages: [...languages],
      demo: demo(its),
      updated_at: now,
      updated_by,
    }))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    throw new ProblemError('conflict', {
      detail: 'A member of staff already has this e-mail address.',
      action: 'Look for the person in the list; a deactivated account can be activated again.',
      errors: [{ path: 'email', message: 'is already on the staff list' }],
    });
  }
  await setFacilities(tx, id, facilityIds);
  return readStaff(tx, organisationId, id);
}

/** Returns whether these scopes open the settings: the scope itself, and one that opens the console. */
const opensSettings = (scopes: readonly string[]): boolean =>
  scopeGuard({ scopes: [...scopes] }, PATHS.settings).kind === 'allow';

/**
 * Locks the user and all administrators, always in the same order. If two administrators remove each other's rights at
 * once, the second sees the first one's change.
 */
const lockAdministrators = (tx: Tx, organisationId: string, staffId: string) =>
  tx
    .selectFrom('staff')
    .select(['id', 'scopes', 'active'])
    .where('organisation_id', '=', organisationId)
    .where((its) => its.or([its('id', '=', staffId), its(its.val('settings'), '=', its.fn.any('scopes'))]))
    .orderBy('id')
    .forUpdate()
    .execute();

type Locked = Awaited<ReturnType<typeof lockAdministrators>>;

export type StaffChange = StaffFields & {
  readonly staffId: string;
  readonly active: boolean;
  /** Version that the change is based on. */
  readonly updatedAt: number;
};

/** Prevents users from locking themselves out, and keeps at least one administrator. */
function refuseLockOut(locked: Locked, change: StaffChange, administrator: Administrator): void {
  const { staffId } = change;
  const able = (person: { readonly active: boolean; readonly scopes: readonly string[] }) =>
    person.active && opensSettings(person.scopes);
  const before = locked.find(({ id }) => id === staffId);
  if (!before || !able(before) || able(change)) return;
  if (staffId === administrator.staffId) {
    throw new ProblemError('own-rights', {
      detail: 'You cannot deactivate yourself or remove your own access to the settings.',
      action: 'Ask another administrator to do it.',
    });
  }
  if (!locked.some((person) => person.id !== staffId && able(person))) {
    throw new ProblemError('last-administrator', {
      detail: 'This is the last active person who may open the settings.',
      action: 'Give the scope settings to someone else first.',
    });
  }
}

type Comparable = Omit<StaffChange, 'facilityIds' | 'registration' | 'specialities' | 'languages'> & {
  readonly registration: StoredRegistration | null;
  readonly specialities: readonly string[];
  readonly languages: readonly string[];
};

const comparable = (
  { name, roles, scopes, active, caseSheetAccess, registration, specialities, languages }: Comparable,
  facilityIds: readonly string[],
) => ({
  name,
  active,
  roles,
  scopes,
  facilities: facilityIds,
  caseSheetAccess,
  registration,
  specialities,
  languages,
});

const storedAccess = ({ caseSheetAccess }: StaffMember): CaseSheetAccess | null =>
  CASE_SHEET_LEVELS.find((level) => level === caseSheetAccess) ?? null;

/** A stored change, with the previous record. */
export interface StoredStaffChange {
  readonly data: StaffMember;
  readonly changes: RecordChanges;
  readonly deactivated: boolean;
}

/**
 * Changes a user's record. Throws `not-found`, `conflict` for a concurrent change, `own-rights`, `last-administrator`
 * and `input-invalid`.
 */
export async function changeStaffMember(
  tx: Tx,
  change: StaffChange,
  administrator: Administrator,
): Promise<StoredStaffChange> {
  const { organisationId, now } = administrator;
  const { staffId, name, roles, scopes, facilityIds, active } = change;
  const locked = await lockAdministrators(tx, organisationId, staffId);
  if (!locked.some(({ id }) => id === staffId)) throw notFoundHere('person');
  const before = await readStaff(tx, organisationId, staffId);
  if (before.updatedAt !== change.updatedAt) throw concurrentChangeError(before.updatedBy?.name);
  const held = before.facilities.map((facility) => facility.facilityId);
  const faults = scopeFaults(scopes, { held: before.scopes });
  refuseFaults([...faults, ...(await facilityFaults(tx, organisationId, facilityIds, held))]);
  refuseLockOut(locked, change, administrator);
  const wasActive = before.state !== 'inactive';
  const heldAccess = storedAccess(before);
  const { caseSheetAccess = heldAccess, registration: given = before.registration } = change;
  const registration = given && takenRegistration(given, before.registration);
  const { specialities = before.specialities, languages = before.languages } = change;
  const changes = recordChanges(
    comparable({ ...before, active: wasActive, caseSheetAccess: heldAccess }, held),
    comparable({ ...change, caseSheetAccess, registration, specialities, languages }, facilityIds),
  );
  if (Object.keys(changes).length === 0) return { data: before, changes, deactivated: false };
  await tx
    .updateTable('staff')
    .set({ name, roles: [...roles], scopes: [...scopes], active, updated_by: administrator.staffId })
    .set({ case_sheet_access: caseSheetAccess, ...registrationColumns(registration) })
    .set({ specialities: [...specialities], languages: [...languages] })
    // Two changes in the same second must still be two versions.
    .set({ updated_at: Math.max(now, before.updatedAt + 1) })
    .where('id', '=', staffId)
    .execute();
  await setFacilities(tx, staffId, facilityIds);
  return {
    data: await readStaff(tx, organisationId, staffId),
    changes,
    deactivated: wasActive && !active,
  };
}

/** Returns a user's identity at their provider. Throws `not-found`. */
export async function linkOf(tx: Tx, organisationId: string, staffId: string) {
  const row = await tx
    .selectFrom('staff')
    .select(['issuer', 'subject'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!row) throw notFoundHere('person');
  return row;
}
