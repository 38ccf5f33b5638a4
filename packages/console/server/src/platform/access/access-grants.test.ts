import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../database/new-id.ts';
import { runWork } from '../database/work.ts';
import { addGrant, type GrantHolder, liveGrants } from './access-grants.ts';

const NOW = 1_760_000_000;
const UNTIL = NOW + 3600;

describe.each(databasesOfRun)('emergency access on the $kind database', ({ open }) => {
  const vitaId = newId();
  let database: TestDatabase;
  let clinic: Clinic;
  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    const { organisationId, facilityId, staffId } = clinic;
    await runWork(database.db, async (tx) => {
      await insertPersons(tx, [aPerson(clinic, { id: vitaId, facilityIds: [clinic.otherFacilityId] })]);
      const holder = { organisationId, facilityId, staffId, now: NOW };
      await addGrant(tx, { ...holder, vitaId, until: UNTIL, requestId: 'r' });
    });
  });
  afterAll(() => database.remove());

  it.each<[string, () => Partial<GrantHolder>, boolean]>([
    ['for the user at their facility', () => ({}), true],
    ['until its last second', () => ({ now: UNTIL - 1 }), true],
    ['not when it is over', () => ({ now: UNTIL }), false],
    ['not for the same user at another facility', () => ({ facilityId: clinic.otherFacilityId }), false],
    ['not for a colleague', () => ({ staffId: newId() }), false],
  ])('opens a record %s', async (_, other, isOpen) => {
    const { facilityId, staffId } = clinic;
    const grants = liveGrants({ facilityId, staffId, now: NOW, ...other() }).as('grants');
    const row = await database.db.selectNoFrom(grants).executeTakeFirstOrThrow();
    expect(row.grants).toEqual(isOpen ? [{ vitaId, until: UNTIL }] : []);
  });
});
