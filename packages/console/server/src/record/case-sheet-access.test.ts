import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { readSheetAccess } from './case-sheet-access.ts';

const SEES = ['prohealth', 'my_encounters'];

describe.each(databasesOfRun)('the access level of case sheets on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
  });
  afterAll(() => database.remove());

  it.each<
    [string, readonly string[], readonly string[], 'VIEWER' | 'PROVIDER' | null, 'VIEWER' | 'PROVIDER']
  >([
    ['a doctor', ['OP Doctor'], SEES, null, 'PROVIDER'],
    ['a doctor who was made a viewer', ['OP Doctor'], SEES, 'VIEWER', 'VIEWER'],
    ['a physiotherapist who sees patients', ['Physiotherapist'], SEES, null, 'PROVIDER'],
    ['a pharmacist', ['Pharmacist'], SEES, null, 'VIEWER'],
    ['a pharmacist in other letters', ['Clinical pharmacist'], SEES, null, 'VIEWER'],
    ['a pharmacist who was made a provider', ['Pharmacist'], SEES, 'PROVIDER', 'VIEWER'],
    ['a doctor who is a pharmacist too', ['Pharmacist', 'OP Doctor'], SEES, null, 'PROVIDER'],
    ['a coordinator', ['Coordinator'], ['prohealth', 'hmCallInfo'], null, 'VIEWER'],
    [
      'a coordinator who was made a provider',
      ['Coordinator'],
      ['prohealth', 'hmCallInfo'],
      'PROVIDER',
      'PROVIDER',
    ],
  ])('of %s', async (_, roles, scopes, set, access) => {
    const id = newId();
    const row = { id, organisation_id: clinic.organisationId, name: 'Somebody', email: `${id}@test.example` };
    await database.db
      .insertInto('staff')
      .values({ ...row, roles: [...roles], scopes: [...scopes], case_sheet_access: set })
      .execute();
    expect(await readSheetAccess(database.db, id)).toBe(access);
  });
});
