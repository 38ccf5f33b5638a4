import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../../test/databases.ts';
import { aPerson } from '../../../../test/people.ts';
import { insertPersons } from '../../../patients/registration/persons.ts';
import { newId } from '../new-id.ts';
import { runWork } from '../work.ts';
import { up } from './0087-staff-registrations.ts';

const NOW = 1_760_000_000;

describe.each(databasesOfRun)('registration numbers of older versions, on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let place = 0;
  const personId = newId();
  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    const person = aPerson(clinic, { id: personId });
    await runWork(database.db, (tx) => insertPersons(tx, [person]));
    await sql
      .raw('alter table staff drop column registration_number, drop column registration_council')
      .execute(database.db);
  });
  afterAll(() => database.remove());

  async function aDoctor(): Promise<string> {
    const id = newId();
    const { organisationId } = clinic;
    await sql`insert into staff (id, organisation_id, name, email)
      values (${id}, ${organisationId}, 'Dr. Rao', ${`${id}@test.example`})`.execute(database.db);
    return id;
  }

  async function signed(signer_id: string, registration_number: string, created_at: number): Promise<void> {
    place += 1;
    const { organisationId: organisation_id, facilityId: facility_id } = clinic;
    const row = { id: newId(), organisation_id, facility_id, person_id: personId, encounter_id: null };
    await database.db
      .insertInto('prescription')
      .values({
        ...{ ...row, year: 2025, place, advice: '', registration_number, signer_id },
        ...{ source: 'manual', created_at, updated_at: created_at },
      })
      .execute();
  }

  it('are copied to the staff: the last one that a doctor signed with', async () => {
    const [changed, emptied, never] = [await aDoctor(), await aDoctor(), await aDoctor()];
    await signed(changed, 'MH 12345', NOW - 200);
    await signed(changed, 'MH 54321', NOW - 100);
    await signed(emptied, 'KA 777', NOW - 200);
    await signed(emptied, '', NOW - 100);
    await up(database.db as unknown as Kysely<unknown>);
    const rows = await database.db
      .selectFrom('staff')
      .select(['id', 'registration_number as number', 'registration_council as council'])
      .where('id', 'in', [changed, emptied, never])
      .execute();
    expect(Object.fromEntries(rows.map(({ id, number, council }) => [id, [number, council]]))).toEqual({
      [changed]: ['MH 54321', null],
      [emptied]: ['KA 777', null],
      [never]: [null, null],
    });
  });
});
