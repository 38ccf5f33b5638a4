import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { hashPassword } from '../identity/provider/password/password.ts';
import type { Schema } from '../platform/database/schema.ts';
import { registrationColumns } from '../staff/registrations.ts';
import { DEMO_EPOCH, DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from './demo-organisation.ts';
import { ensureDemoRates } from './demo-rates.ts';
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
  const rows = DEMO_FACILITIES.map(({ dutyDoctorPhone, ...facility }, index) => ({
    ...facility,
    duty_doctor_phone: dutyDoctorPhone,
    organisation_id: DEMO_ORGANISATION.id,
    time_zone: DEMO_TIME_ZONE,
    // One second apart, so that the first facility stays first in lists ordered by age.
    created_at: new Date((DEMO_EPOCH + index) * 1000),
  }));
  await insertMissing(tx, 'facility', rows);
  // Folders of older versions have facilities without a phone number.
  for (const { id, duty_doctor_phone } of rows) {
    await tx
      .updateTable('facility')
      .set({ duty_doctor_phone })
      .where('id', '=', id)
      .where('duty_doctor_phone', 'is', null)
      .execute();
  }
}

async function ensureStaff(tx: Tx, { facilityIds, id, ...person }: DemoStaff): Promise<void> {
  const { name, email, roles, scopes, appScopes = [], registration, specialities, languages = [] } = person;
  const lists = { roles: [...roles], scopes: [...scopes], app_scopes: [...appScopes] };
  await insertMissing(tx, 'staff', [
    { id, organisation_id: DEMO_ORGANISATION.id, name, email, ...lists, demo: true },
  ]);
  if (registration) {
    // Folders of older versions have registration numbers without a council.
    await tx
      .updateTable('staff')
      .set(registrationColumns(registration))
      .where('id', '=', id)
      .where('registration_council', 'is', null)
      .execute();
  }
  if (specialities) {
    // Folders of older versions have none.
    await tx
      .updateTable('staff')
      .set({ specialities: [...specialities], languages: [...languages] })
      .where('id', '=', id)
      .where(sql<boolean>`specialities = '{}'`)
      .execute();
  }
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
 * Creates the demo organisation, its two facilities, its staff, their accounts and its prices. Existing rows stay as they are.
 * The caller must make sure that the database is an embedded demo folder.
 */
export async function ensureDemoAccounts(tx: Tx): Promise<void> {
  await ensureFacilities(tx);
  for (const person of [...DEMO_ACCOUNTS, ...DEMO_COLLEAGUES, DEMO_SECOND_DOCTOR])
    await ensureStaff(tx, person);
  for (const person of DEMO_ACCOUNTS) await ensureAccount(tx, person);
  await ensureDemoRates(tx);
}

const SETTING = 'demo-scopes';
/** By user id: every scope that the demo ever granted to the account. */
const givenSchema = v.record(v.string(), v.array(v.string()));

async function readGiven(tx: Tx): Promise<v.InferOutput<typeof givenSchema>> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row ? v.parse(givenSchema, row.value) : {};
}

async function keepGiven(tx: Tx): Promise<void> {
  const value = JSON.stringify(Object.fromEntries(DEMO_ACCOUNTS.map(({ id, scopes }) => [id, scopes])));
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function addScopes(tx: Tx, id: string, scopes: readonly string[]): Promise<void> {
  await sql`
    update staff set scopes = scopes || array(
      select added from unnest(${[...scopes]}::text[]) with ordinality as new (added, place)
      where added <> all(staff.scopes) order by place)
    where id = ${id} and demo`.execute(tx);
}

/**
 * Grants scopes that this version adds to accounts of an older demo. Each scope is granted only once, so one that a
 * demo administrator removed stays removed.
 */
export async function grantNewScopes(tx: Tx): Promise<void> {
  const given = await readGiven(tx);
  for (const { id, scopes } of DEMO_ACCOUNTS) {
    const added = scopes.filter((scope) => !given[id]?.includes(scope));
    if (added.length > 0) await addScopes(tx, id, added);
  }
  await keepGiven(tx);
}
