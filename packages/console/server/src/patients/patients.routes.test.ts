// spec: 106

import { getPatient, listPatients } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { insertPersons } from './registration/persons.ts';

const NOW = 1_760_000_000;

describe.each(databasesOfRun)('patients on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let call: ClinicalCalls;
  /** With the scope for the search. */
  let find: ClinicalCalls;
  const ravi = newId();
  const elsewhere = newId();

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    call = clinicalCalls(database, clinic, { now: NOW });
    find = clinicalCalls(database, clinic, { now: NOW, scopes: ['prohealth', 'search'] });
    const { facilityId, otherFacilityId } = clinic;
    const enrolment = (facility: string, programme: string, enrolledAt: number) => ({
      id: newId(),
      facilityId: facility,
      programme,
      enrolledAt,
    });
    await runWork(database.db, (tx) =>
      insertPersons(tx, [
        aPerson(clinic, {
          id: ravi,
          facilityIds: [facilityId, otherFacilityId],
          identifiers: [
            { system: 'mrn', value: '77' },
            { system: 'uhid', value: 'CL0000000011' },
          ],
          phones: [{ value: '98765 43210', use: 'mobile' }, { value: '022 2345 6789' }],
          languages: ['hi', 'en'],
          enrolments: [
            enrolment(facilityId, 'ahc', 1_700_000_000),
            enrolment(facilityId, 'careline', 0),
            enrolment(otherFacilityId, 'apollo_sugar', 0),
          ],
        }),
        aPerson(clinic, { id: elsewhere, facilityIds: [otherFacilityId], name: 'Ravi Elsewhere' }),
      ]),
    );
  });
  afterAll(() => database.remove());

  it('returns a patient with what the facility may see', async () => {
    const answer = await call(getPatient, { query: { vitaId: ravi } });
    expect(answer).toEqual({
      vitaId: ravi,
      data: {
        vitaId: ravi,
        appUserInfo: { name: 'Ravi Kumar', gender: 'MALE' },
        birthDate: '1960-05-01',
        deceased: null,
        uhid: 'CL0000000011',
        identifiers: [
          { system: 'mrn', value: '77' },
          { system: 'uhid', value: 'CL0000000011' },
        ],
        phones: [
          { value: '98765 43210', use: 'mobile', stopped: null },
          { value: '022 2345 6789', use: null, stopped: null },
        ],
        languages: ['hi', 'en'],
        enrolments: [
          { programme: 'careline', enrolledAt: 0 },
          { programme: 'ahc', enrolledAt: 1_700_000_000 },
        ],
        maternity: null,
        pregnancies: [],
        callsStopped: null,
        callingTime: null,
        photo: null,
        tags: [],
      },
    });
  });

  it('gives the same answer for an unknown patient and one of another facility, and names both for the audit', async () => {
    const refusals = [];
    for (const vitaId of [elsewhere, newId()]) {
      refusals.push(await call(getPatient, { query: { vitaId } }).catch((error) => error));
      expect(call.touched).toEqual([vitaId]);
    }
    const [foreign, unknown] = refusals.map(({ code, facts }) => ({ code, facts }));
    expect(foreign).toEqual(unknown);
    expect(foreign?.code).toBe('not-found');
  });

  it('names every patient a search shows', async () => {
    const { data } = await find(listPatients, { body: { by: 'name', text: 'ravi' } });
    expect(data.map((match) => match.vitaId)).toEqual([ravi]);
    expect(find.touched).toEqual([ravi]);
  });

  it('finds by the last four digits of a phone, as lists show it', async () => {
    const { data: whole } = await find(listPatients, { body: { by: 'name', text: 'ravi' } });
    const ending = whole[0]?.phoneEnding ?? '';
    expect(ending).toMatch(/^\d{4}$/);
    const { data } = await find(listPatients, { body: { by: 'phone', text: ending } });
    expect(data).toContainEqual(expect.objectContaining({ vitaId: ravi, matchedOn: 'phone' }));
  });

  it.each([
    ['name', 'r', 'at least 2 letters'],
    ['name', '% _', 'at least 2 letters'],
    ['uhid', 'CL0', 'at least 4 characters'],
    ['uhid', '-----', 'at least 4 characters'],
    ['phone', '98765', 'at least 10 digits'],
    ['phone', 'nobody', 'at least 10 digits'],
    ['birthDate', '1969-02-31', 'a day as YYYY-MM-DD'],
    ['birthDate', '12/03/1969', 'a day as YYYY-MM-DD'],
  ] as const)('refuses a search by %s for "%s"', async (by, text, words) => {
    await expect(find(listPatients, { body: { by, text } })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'text', message: expect.stringContaining(words) }] },
    });
  });
});
