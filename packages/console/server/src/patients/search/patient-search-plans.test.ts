import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { fillWithPatients, numberOf, phoneOf } from '../../../test/many/many-patients.ts';
import { planOf } from '../../../test/plans.ts';
import { duplicateStatements } from '../registration/duplicates.ts';
import { nearStatement, searchStatement } from './patient-search.ts';

/** `npm test` uses a smaller register, `npm run prove` one of 100,000. */
const PATIENTS = 100_000;
const NOW = 1_760_000_000;

/** Tables that grow with the register. A full scan of one means that an index is missing. */
const GROWING = ['person', 'identifier', 'person_phone', 'person_facility'];

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('among very many patients on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
  });
  afterAll(() => database?.remove());

  /** Returns the growing tables that a statement scans in full. */
  const readWhole = async (statement: RawBuilder<unknown>) =>
    (await planOf(database.db, statement)).readWhole(GROWING);

  it.each([
    ['UHID', 'uhid', numberOf(4711)],
    ['the beginning of a UHID', 'uhid', numberOf(4711).slice(0, 9)],
    ['phone', 'phone', phoneOf(4711)],
    ['the end of a phone', 'phone', phoneOf(4711).slice(-4)],
    ['given name', 'name', 'Revathi'],
    ['both names', 'name', 'sharma rav'],
    ['names of another spelling', 'name', 'Meenakshee Wenkat'],
    ['names in Devanagari', 'name', 'सुनीता वर्मा'],
    ['two letters and a name', 'name', 'an reddy'],
    ['birth date', 'birthDate', '1971-02-03'],
  ] as const)('a search by %s reads no table whole', async (_, by, text) => {
    expect(await readWhole(searchStatement(by, { ...clinic, by, text, limit: 20 }))).toEqual([]);
  });

  it.each(['Satyanarayna', 'Ramsh Raju', 'Revthi'])('nor does a search for names like %s', async (text) => {
    const statement = nearStatement({ ...clinic, by: 'name', text, limit: 20 });
    expect(statement && (await readWhole(statement))).toEqual([]);
  });

  it.each([
    ['UHID', { uhid: numberOf(4711) }],
    ['phone', { phones: [{ value: phoneOf(4711) }] }],
    ['name and birth date', { names: [{ given: 'Revathi' }], birthDate: '1971-02-03' }],
    ['name and age', { names: [{ given: 'Revathi' }], age: { value: 40, unit: 'years' as const } }],
    [
      'everything',
      {
        uhid: numberOf(1),
        phones: [{ value: phoneOf(2) }],
        names: [{ given: 'Lakshmi' }],
        birthDate: '1971-02-03',
      },
    ],
  ])('duplicates by %s are found without reading a table whole', async (_, question) => {
    const entry = { ...clinic, name: 'Asha', timeZone: 'Asia/Kolkata', now: NOW };
    const { own, elsewhere } = duplicateStatements(question, entry);
    expect(await readWhole(own)).toEqual([]);
    expect(await readWhole(elsewhere)).toEqual([]);
  });

  it('and a full table scan would be noticed', async () => {
    expect(await readWhole(sql`select from person where gender = 'MALE'`)).toEqual(['person']);
  });
});
