import type { Transaction } from 'kysely';
import { isOpenAt } from '../facilities/facilities.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { UsageError } from './usage-error.ts';

type Tx = Transaction<Schema>;

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly facility: string | undefined;
  readonly organisation: string | undefined;
  readonly timeZone: string;
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
  /** App scopes from the user metadata (specification 3.1). */
  readonly appScopes: readonly string[];
  /** For an account of the embedded provider, otherwise undefined. */
  readonly passwordHash: string | undefined;
}

/** A staff command that cannot be carried out. The message says what to do. */
export class StaffError extends UsageError {
  override readonly name = 'StaffError';
}

async function makeFacility(tx: Tx, name: string, wanted: NewStaff) {
  const organisation_id = newId();
  const facility = { id: newId(), organisation_id, name, time_zone: wanted.timeZone };
  await tx
    .insertInto('organisation')
    .values({ id: organisation_id, name: wanted.organisation ?? name })
    .execute();
  await tx.insertInto('facility').values(facility).execute();
  return facility;
}

/** Two organisations may have facilities with the same name. */
const isNamed = (
  one: { readonly name: string; readonly organisation: string },
  { facility, organisation }: NewStaff,
): boolean => one.name === facility && (organisation === undefined || one.organisation === organisation);

async function facilityFor(tx: Tx, wanted: NewStaff) {
  const known = await tx
    .selectFrom('facility')
    .innerJoin('organisation', 'organisation.id', 'facility.organisation_id')
    .select(['facility.id', 'facility.organisation_id', 'facility.name', 'organisation.name as organisation'])
    .where(isOpenAt(Math.floor(Date.now() / 1000)))
    .orderBy('facility.created_at')
    .execute();
  const [only, ...others] = known;
  if (!only) {
    if (wanted.facility) return makeFacility(tx, wanted.facility, wanted);
    throw new StaffError('There is no facility yet: name the first one with --facility.');
  }
  const named = wanted.facility ? known.filter((one) => isNamed(one, wanted)) : [];
  const found = wanted.facility ? named.length === 1 && named[0] : others.length === 0 && only;
  if (found) return found;
  if (named.length > 1) {
    throw new StaffError(
      `Choose the organisation with --organisation: ${named.map((one) => `"${one.organisation}"`).join(', ')}.`,
    );
  }
  throw new StaffError(
    `Choose a facility with --facility: ${known.map((one) => `"${one.name}"`).join(', ')}.`,
  );
}

/** Adds a member of staff and, for the embedded provider, their account. */
export async function addStaff(tx: Tx, wanted: NewStaff): Promise<{ readonly facility: string }> {
  const taken = await tx
    .selectFrom('staff')
    .select('id')
    .where('email', '=', wanted.email)
    .executeTakeFirst();
  if (taken) throw new StaffError(`${wanted.email} is already on the staff list.`);
  const facility = await facilityFor(tx, wanted);
  const id = newId();
  const { email, name } = wanted;
  const rights = {
    roles: [...wanted.roles],
    scopes: [...wanted.scopes],
    app_scopes: [...wanted.appScopes],
  };
  const { organisation_id } = facility;
  await tx
    .insertInto('staff')
    .values({ id, organisation_id, name, email, ...rights })
    .execute();
  await tx.insertInto('staff_facility').values({ staff_id: id, facility_id: facility.id }).execute();
  if (wanted.passwordHash) {
    const account = { id: newId(), email, email_verified: true, name, password_hash: wanted.passwordHash };
    await tx.insertInto('account').values(account).execute();
  }
  return { facility: facility.name };
}
