import type { Transaction } from 'kysely';
import { hashPassword } from '../identity/provider/password/password.ts';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_EPOCH, DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from './demo-organisation.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_COLLEAGUES,
  DEMO_PASSWORD,
  DEMO_SECOND_DOCTOR,
  type DemoStaff,
} from './demo-staff.ts';
import { insertMissing } from './insert-missing.ts';
import { seededUuid } from './seeded-uuid.ts';

export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-staff.ts';

type Tx = Transaction<Schema>;

async function ensureFacilities(tx: Tx): Promise<void> {
  await insertMissing(tx, 'organisation', [{ ...DEMO_ORGANISATION }]);
  const rows = DEMO_FACILITIES.map((facility, index) => ({
    ...facility,
    organisation_id: DEMO_ORGANISATION.id,
    time_zone: DEMO_TIME_ZONE,
    // A second apart, so that the first one stays the first wherever facilities are listed by age.
    created_at: new Date((DEMO_EPOCH + index) * 1000),
  }));
  await insertMissing(tx, 'facility', rows);
}

async function ensureStaff(tx: Tx, { facilityIds, id, ...person }: DemoStaff): Promise<void> {
  const { name, email, roles, scopes, appScopes = [] } = person;
  const lists = { roles: [...roles], scopes: [...scopes], app_scopes: [...appScopes] };
  await insertMissing(tx, 'staff', [
    { id, organisation_id: DEMO_ORGANISATION.id, name, email, ...lists, demo: true },
  ]);
  const facilities = facilityIds.map((facility_id, position) => ({ staff_id: id, facility_id, position }));
  await insertMissing(tx, 'staff_facility', facilities);
}

async function ensureAccount(tx: Tx, person: DemoStaff): Promise<void> {
  const known = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirst();
  if (known) return;
  await tx
    .insertInto('account')
    .values({
      id: seededUuid(`account/${person.email}`, DEMO_EPOCH),
      email: person.email,
      email_verified: true,
      name: person.name,
      password_hash: await hashPassword(DEMO_PASSWORD),
      demo: true,
    })
    .execute();
}

/**
 * The demo organisation, its two facilities, its staff and their accounts. What is there already stays as it is. Only
 * for an embedded demo folder: the caller decides that.
 */
export async function ensureDemoAccounts(tx: Tx): Promise<void> {
  await ensureFacilities(tx);
  for (const person of [...DEMO_ACCOUNTS, ...DEMO_COLLEAGUES, DEMO_SECOND_DOCTOR])
    await ensureStaff(tx, person);
  for (const person of DEMO_ACCOUNTS) await ensureAccount(tx, person);
}
