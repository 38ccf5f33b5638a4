import { type SearchKind, SIMILAR_NAME } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertPersons } from '../registration/persons.ts';
import { searchPatients } from './patient-search.ts';

describe.each(databasesOfRun)('patient search on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    const uhid = (value: string) => [{ system: 'uhid', value }];
    const phones = (...values: string[]) => values.map((value) => ({ value }));
    const enrolment = { facilityId: clinic.facilityId, programme: 'ahc', enrolledAt: 0 };
    await runWork(database.db, (tx) =>
      insertPersons(tx, [
        aPerson(clinic, {
          name: 'Ravi Kumar',
          identifiers: [...uhid('CL0000000011'), { system: 'mrn', value: 'CL-000-77' }],
          phones: phones('+91 98765 43210', '022 2345 6789'),
          enrolments: [{ ...enrolment, id: newId() }],
        }),
        aPerson(clinic, { name: 'Kumar Ravindran', birthDate: '1960', identifiers: uhid('CL0000000029') }),
        aPerson(clinic, { name: 'Meera Kumar', birthDate: '1988-07-14', phones: phones('098765 43210') }),
        aPerson(clinic, { name: "Maria D'Souza", alsoKnownAs: ['Mary Fernandes'] }),
        aPerson(clinic, { name: 'José Nuñez', birthDate: '1988-07' }),
        aPerson(clinic, { name: 'लक्ष्मी नारायण', birthDate: '1988-07-15' }),
        aPerson(clinic, { name: 'रवि शर्मा' }),
        aPerson(clinic, { name: 'रवा शर्मा' }),
        aPerson(clinic, { name: 'Aaron697 Dickens475' }),
        aPerson(clinic, { name: 'Om' }),
        aPerson(clinic, { name: 'Ramesh Raju' }),
        aPerson(clinic, { name: 'Rajesh Raman' }),
        aPerson(clinic, { name: 'Satyanarayana Murthy' }),
        aPerson(clinic, { name: 'Padmavathi Iyer' }),
        aPerson(clinic, { name: 'पद्मावती अय्यर' }),
        aPerson(clinic, { name: 'Subrahmanyam Chetty' }),
        aPerson(clinic, { name: 'Hemalatha' }),
        aPerson(clinic, { name: 'Thomas', birthDate: '1971-02-03' }),
        aPerson(clinic, { name: 'Anil Thomas', birthDate: '1971-02-03' }),
        aPerson(clinic, { name: 'Of the year only', birthDate: '1971' }),
        aPerson(clinic, {
          name: 'Ravi Elsewhere',
          facilityIds: [clinic.otherFacilityId],
          identifiers: uhid('CL0000000099'),
          birthDate: '1971-02-03',
          phones: phones('9876543210'),
        }),
      ]),
    );
  });
  afterAll(() => database.remove());

  const search = (by: SearchKind, text: string, more: { limit?: number; after?: string } = {}) =>
    searchPatients(database.db, { ...clinic, by, text, limit: 20, ...more });
  const names = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).data.map((match) => match.appUserInfo.name);

  it.each([
    ['one word, names that begin with it first', 'kumar', ['Kumar Ravindran', 'Meera Kumar', 'Ravi Kumar']],
    ['words in the other order', 'kumar rav', ['Kumar Ravindran', 'Ravi Kumar']],
    ['every word', 'ravi meera', []],
    ['the middle of a word', 'ndran', ['Kumar Ravindran']],
    ['two words written together', 'ravikumar', ['Ravi Kumar']],
    ['an apostrophe left out', 'dsouza', ["Maria D'Souza"]],
    ['a curly apostrophe', 'D’Souza', ["Maria D'Souza"]],
    ['a former name', 'fernandes', ["Maria D'Souza"]],
    ['accents left out', 'jose nunez', ['José Nuñez']],
    ['accents in capitals', 'NUÑEZ', ['José Nuñez']],
    ['Devanagari, then what sounds so', 'रवि', ['रवि शर्मा', 'Kumar Ravindran', 'Ravi Kumar']],
    ['Latin letters, then what sounds so', 'ravi sarma', ['रवि शर्मा']],
    ['another spelling in another script', 'Laxmee', ['लक्ष्मी नारायण']],
    ['another spelling in any order', 'narayan laks', ['लक्ष्मी नारायण']],
    ['w for v, one letter for two', 'rawi kumarr', ['Kumar Ravindran', 'Ravi Kumar']],
    ['digits in a name', 'dickens475 aaron', ['Aaron697 Dickens475']],
    ['two letters, where a word begins', 'om', ['Om']],
    ['a character that is a pattern in SQL', 't%s', []],
    ['no letter at all', '%_', []],
  ])('finds by name: %s', async (_, text, expected) => {
    expect(await names('name', text)).toEqual(expected);
  });

  it.each([
    ['a vowel left out of one word', 'Ramsh Raju', ['Ramesh Raju']],
    ['a vowel left out of both', 'Rmsh Rju', ['Ramesh Raju']],
    ['a vowel left out of a long name', 'Satyanarayna', ['Satyanarayana Murthy']],
    ['another vowel', 'Satyenarayina', ['Satyanarayana Murthy']],
    ['a consonant left out', 'Padavati', ['Padmavathi Iyer', 'पद्मावती अय्यर']],
    ['a consonant left out of one word', 'Subrahanyam Chetty', ['Subrahmanyam Chetty']],
    ['a consonant too many', 'Hemalantha', ['Hemalatha']],
    ['another consonant', 'Hemaratha', ['Hemalatha']],
    ['a slip while the second word is typed', 'Ramsh Ra', ['Ramesh Raju']],
    ['as an identifier would be', 'Dickns475', ['Aaron697 Dickens475']],
    ['one consonant alone, which would be many', 'Rue', []],
    ['another name', 'Venkatesh', []],
  ])('finds a misspelled name, the nearest first: %s', async (_, text, expected) => {
    const by = /\d/.test(text) ? 'uhid' : 'name';
    const { data, next } = await search(by, text);
    expect(data.map(({ appUserInfo }) => appUserInfo.name)).toEqual(expected);
    expect(data.every(({ matchedOn }) => matchedOn === SIMILAR_NAME)).toBe(true);
    expect(next).toBeNull();
  });

  it('does not look for similar names when one matches exactly', async () => {
    expect(await names('name', 'Raman')).toEqual(['Rajesh Raman']);
  });

  it.each([
    ['as stored', '+91 98765 43210'],
    ['with 0', '09876543210'],
    ['ten digits', '9876543210'],
    ['in Devanagari digits', '९८७६५४३२१०'],
  ])('finds everyone who shares a phone: %s', async (_, text) => {
    expect(await names('phone', text)).toEqual(['Meera Kumar', 'Ravi Kumar']);
  });

  it('finds by the second phone too, and shows how that one ends', async () => {
    const { data } = await search('phone', '02223456789');
    expect(data).toMatchObject([{ appUserInfo: { name: 'Ravi Kumar' }, phoneEnding: '6789' }]);
  });

  it.each([
    ['a whole UHID', 'CL0000000011', ['Ravi Kumar']],
    ['small letters and hyphens', 'cl-000000-0011', ['Ravi Kumar']],
    ['a beginning, each patient once', 'CL000', ['Ravi Kumar', 'Kumar Ravindran']],
    ['another identifier', 'cl00077', ['Ravi Kumar']],
    ['a UHID of another facility', 'CL0000000099', []],
    ['no letter and no digit', '%', []],
  ])('finds by UHID: %s', async (_, text, expected) => {
    expect(await names('uhid', text)).toEqual(expected);
  });

  it('finds by the whole birth date, a page at a time', async () => {
    const first = await search('birthDate', '1971-02-03', { limit: 1 });
    expect(first.data).toEqual([expect.objectContaining({ matchedOn: 'birthDate' })]);
    const rest = await search('birthDate', '1971-02-03', { limit: 1, after: first.next ?? '' });
    const found = [...first.data, ...rest.data].map((match) => match.appUserInfo.name);
    expect(found).toEqual(['Anil Thomas', 'Thomas']);
    expect(rest.next).toBeNull();
  });

  it('searches names for a text that looked like an identifier', async () => {
    const { data } = await search('uhid', 'Aaron697');
    expect(data).toEqual([expect.objectContaining({ matchedOn: 'name' })]);
  });

  it('shows enough to distinguish people, and no whole phone number', async () => {
    const { data } = await search('uhid', 'CL0000000011');
    expect(data).toEqual([
      {
        vitaId: expect.any(String),
        appUserInfo: { name: 'Ravi Kumar', gender: 'MALE' },
        birthDate: '1960-05-01',
        uhid: 'CL0000000011',
        phoneEnding: '3210',
        programmes: ['ahc'],
        photo: null,
        tags: [],
        matchedOn: 'uhid',
      },
    ]);
  });

  it.each([
    ['name', 'kumar', 3],
    ['name', 'रवि', 3],
    ['phone', '9876543210', 2],
    ['uhid', 'CL000', 2],
  ] as const)('pages through a search by %s without gaps or repeats', async (by, text, count) => {
    const whole = await names(by, text);
    expect(whole).toHaveLength(count);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await search(by, text, { limit: 1, after });
      paged.push(...page.data.map((match) => match.appUserInfo.name));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(paged).toEqual(whole);
  });

  it.each([
    ['no base64', '***'],
    ['no JSON', Buffer.from('x').toString('base64url')],
    ['another shape', Buffer.from('["name",0]').toString('base64url')],
    ['SQL for an id', Buffer.from(`["name",0,"a","' or 1=1"]`).toString('base64url')],
    ['NUL', Buffer.from(`["name",0,"\\u0000","018d0000-0000-7000-8000-000000000000"]`).toString('base64url')],
  ])('refuses a cursor that is %s', async (_, after) => {
    await expect(search('name', 'kumar', { after })).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('leaves an existing person unchanged', async () => {
    const person = aPerson(clinic, { name: 'Twice', source: 'import', sourceId: 'p1' });
    const store = (more: object) => runWork(database.db, (tx) => insertPersons(tx, [{ ...person, ...more }]));
    expect((await store({})).size).toBe(1);
    expect((await store({})).size).toBe(0);
    expect((await store({ id: newId(), name: 'Other' })).size).toBe(0);
    expect(await names('name', 'twice')).toEqual(['Twice']);
  });

  it('refuses a UHID that is taken, in whatever form it is written', async () => {
    const person = aPerson(clinic, { identifiers: [{ system: 'uhid', value: 'cl 0000000011' }] });
    const stored = runWork(database.db, (tx) => insertPersons(tx, [person]));
    await expect(stored).rejects.toMatchObject({ code: '23505', constraint: 'identifier_uhid' });
  });
});
