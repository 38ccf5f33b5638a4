import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertImportedResources } from '../../record/imported-resources.ts';
import { readPatient } from './read-patient.ts';
import { logNationalNumbers, removeNationalNumbers } from './remove-national-numbers.ts';

const NOW = Math.floor(Date.now() / 1000);
const AADHAAR = '2345 6789 0124';
const VOTER = 'ABC1234567';
const TYPED = { system: 'urn:hospital:papers', value: 'Z-998', type: { coding: [{ code: 'PPN' }] } };
const ABHA = { system: 'https://healthid.ndhm.gov.in', value: '91-1234-5678-9012' };

describe.each(databasesOfRun)('national numbers of earlier imports, in a database: $kind', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  const [asha, ravi] = [newId(), newId()];
  const relative = newId();

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    const identifiers = [
      { system: 'urn:aadhaar', value: AADHAAR },
      { system: 's', value: VOTER },
      { system: TYPED.system, value: TYPED.value },
      ABHA,
      { system: 'urn:hospital', value: 'MRN 42' },
    ];
    const details = { identifiers: [{ system: 'urn:aadhaar', value: AADHAAR }, TYPED, ABHA], race: 'x' };
    await runWork(database.db, (tx) =>
      insertPersons(tx, [
        aPerson(clinic, { id: asha, source: 's', sourceId: 'p1', contentHash: 'h1', identifiers, details }),
        aPerson(clinic, { id: ravi }),
      ]),
    );
    await runWork(database.db, (tx) =>
      insertImportedResources(tx, [
        {
          ...{ id: relative, organisationId: clinic.organisationId, facilityId: clinic.facilityId },
          ...{ personId: asha, kind: 'RelatedPerson', source: 's', sourceId: 'r1', contentHash: 'h2' },
          content: `{"identifier":[{"system":"urn:uidai","value":"${AADHAAR}"}],"weight":75.0}`,
          at: null,
          createdAt: NOW,
        },
      ]),
    );
  });
  afterAll(() => database?.remove());

  const stored = async () => ({
    identifiers: (
      await database.db.selectFrom('identifier').select('value').where('person_id', '=', asha).execute()
    )
      .map(({ value }) => value)
      .toSorted(),
    details: (
      await database.db.selectFrom('person').select('details').where('id', '=', asha).executeTakeFirst()
    )?.details,
    content: (
      await database.db
        .selectFrom('imported_resource')
        .select('content')
        .where('id', '=', relative)
        .executeTakeFirst()
    )?.content,
  });

  it('are removed once, with an audit row and counts that name no number', async () => {
    const removed = await removeNationalNumbers(database.db, { now: () => NOW });
    expect(removed).toEqual({ AADHAAR: 2, PPN: 1 });
    expect(await stored()).toEqual({
      // Under its own source, a number with a voter id's format may be a hospital's number.
      identifiers: [VOTER, ABHA.value, 'MRN 42'].toSorted(),
      details: {
        identifiers: [{ system: 'urn:aadhaar', value: '[removed]' }, { ...TYPED, value: '[removed]' }, ABHA],
        race: 'x',
      },
      content: '{"identifier":[{"system":"urn:uidai","value":"[removed]"}],"weight":75.0}',
    });
    const rows = await database.db
      .selectFrom('audit')
      .select(['person_ids', 'details', 'organisation_id'])
      .where('action', '=', 'import/national-numbers')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      {
        person_ids: [asha],
        details: { removed: { AADHAAR: 1, PPN: 1 } },
        organisation_id: clinic.organisationId,
      },
      { person_ids: [asha], details: { removed: { AADHAAR: 1 } }, organisation_id: clinic.organisationId },
    ]);
    expect(await removeNationalNumbers(database.db, { now: () => NOW })).toEqual({});
  });

  it('are counted in the log without a number', () => {
    const lines: unknown[] = [];
    const log = {
      info: (...line: unknown[]) => lines.push(line),
      warn: () => undefined,
      error: () => undefined,
    };
    logNationalNumbers(log, { AADHAAR: 2 });
    logNationalNumbers(log, {});
    expect(lines).toEqual([['national-numbers-removed', { AADHAAR: 2 }]]);
  });
});

describe('a patient’s line', () => {
  it('leaves national numbers out of the details too, by type, by address and by shape', () => {
    const identifiers = [{ value: AADHAAR }, TYPED, { value: '[removed]' }, ABHA];
    const { person } = readPatient({ source: 's', id: 'p1', identifiers }, '2026-11-29');
    expect(person.identifiers).toEqual([ABHA]);
    expect(person.details).toEqual({ identifiers: [ABHA] });
  });
});
