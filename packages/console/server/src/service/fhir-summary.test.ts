import type { Bundle } from 'fhir/r4';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../test/all-languages.ts';
import { addCallRow, addGoalRow, addSheetRow, type RowOwner } from '../../test/fhir/add-rows.ts';
import { aFhirClinic, type FhirClinic, READ_AT } from '../../test/fhir/fhir-clinic.ts';
import { compositionOf, IPS_RULES, resourcesOf, sectionOf } from '../../test/fhir/ips-rules.ts';
import { faultsOf } from '../../test/fhir/validate-resource.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { insertImportedResources } from '../record/imported-resources.ts';

const [MEDICINES, ALLERGIES, PROBLEMS] = ['10160-0', '48765-2', '11450-4'];
const [PAST_PROBLEMS, RESULTS, VITAL_SIGNS, PREGNANCY, PLAN, VACCINES] = [
  ...['11348-0', '30954-2', '8716-3'],
  ...['10162-6', '18776-5', '11369-6'],
];

let clinic: FhirClinic;
beforeAll(async () => {
  clinic = await aFhirClinic();
});
afterAll(() => clinic.server.stop());

const ownerOf = (personId: string): RowOwner => ({
  organisationId: clinic.server.organisationId,
  facilityId: clinic.server.facilityId,
  personId,
  authorId: clinic.staff.staffId,
  now: READ_AT,
});

async function addImported(
  personId: string,
  contents: readonly { readonly resourceType: string; readonly [element: string]: unknown }[],
) {
  const { organisationId, facilityId } = clinic.server;
  const rows = contents.map((content, index) => ({
    ...{ id: newId(), organisationId, facilityId, personId, kind: content.resourceType },
    ...{ source: 'hospital', sourceId: newId(), contentHash: String(index) },
    ...{ content: JSON.stringify(content), at: null, createdAt: READ_AT },
  }));
  await runWork(clinic.server.db, (tx) => insertImportedResources(tx, rows));
}

const code = (text: string) => ({ coding: [{ code: text }] });

async function summaryOf(id: string, query = ''): Promise<Bundle> {
  const { status, body } = await clinic.get(`Patient/${id}/$summary${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const wordsOf = (bundle: Bundle, loinc: string | undefined): string =>
  sectionOf(bundle, loinc ?? '')
    ?.text?.div.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() ?? '';

/** A patient with something in every section. */
async function aFullPatient(): Promise<string> {
  const id = await clinic.addPatient({ name: 'Meena <b>Iyer</b> & co' });
  await addSheetRow(clinic.server.db, ownerOf(id), 'DIAGNOSIS', {
    diagnoses: {
      diagnoses: [
        { term: 'Type 2 diabetes', code: 'E11.9', certainty: 'CONFIRMED', status: 'ACTIVE', since: '2019' },
        { term: 'Thyroid cancer', certainty: 'RULED_OUT' },
        { term: 'Dengue', certainty: 'CONFIRMED', status: 'RESOLVED' },
      ],
    },
  });
  await addSheetRow(clinic.server.db, ownerOf(id), 'ALLERGIES', {
    allergies: {
      allergies: [
        { substance: 'Penicillin <script>', reaction: ['RASH'], severity: 'SEVERE', certainty: 'CONFIRMED' },
      ],
    },
  });
  await addImported(id, [
    {
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: { text: 'Metformin' },
    },
    {
      resourceType: 'MedicationStatement',
      status: 'entered-in-error',
      medicationCodeableConcept: { text: 'Warfarin' },
    },
    {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: { text: 'Tetanus' },
      occurrenceDateTime: '2024-05-02',
    },
    { resourceType: 'Immunization', status: 'not-done', vaccineCode: { text: 'Rabies' } },
    {
      resourceType: 'AllergyIntolerance',
      code: { text: 'Egg' },
      verificationStatus: code('refuted'),
    },
    {
      resourceType: 'AllergyIntolerance',
      code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003' }], text: 'No known allergy' },
      clinicalStatus: code('active'),
    },
  ]);
  await clinic.addReading(id, {
    metric: 'hba1c',
    values: [{ key: 'value', text: '8.1', value: 8.1, unit: '%' }],
  });
  await clinic.addReading(id, { at: READ_AT - 86_400 });
  await clinic.addReading(id, { values: [{ key: 'value', text: '96', value: 96, unit: '/min' }] });
  await clinic.addReading(id, {
    ...{ at: READ_AT + 600, deleted: true },
    values: [{ key: 'value', text: '300', value: 300, unit: '/min' }],
  });
  await addGoalRow(clinic.server.db, ownerOf(id));
  await clinic.server.db
    .insertInto('enrolment')
    .values({
      ...{ id: newId(), person_id: id, organisation_id: clinic.server.organisationId },
      ...{ facility_id: clinic.server.facilityId, programme: 'careline', enrolled_at: READ_AT },
    })
    .execute();
  return id;
}

describe('$summary of a patient with much in the record', () => {
  let bundle: Bundle;
  beforeAll(async () => {
    bundle = await summaryOf(await aFullPatient());
  });

  it.each(IPS_RULES)('$rule', ({ holds }) => {
    expect(holds(bundle)).toBe(true);
  });

  it('is valid, with each of its resources', () => {
    const faults = resourcesOf(bundle).flatMap(faultsOf);
    expect([...faultsOf(bundle), ...faults]).toEqual([]);
  });

  it.each<[section: string, loinc: string | undefined, words: string]>([
    ['medicines', MEDICINES, 'Metformin, recorded by another system'],
    ['allergies', ALLERGIES, 'Penicillin &lt;script&gt;, rash, can be dangerous'],
    ['problems', PROBLEMS, 'Type 2 diabetes (E11.9), since 2019'],
    ['past problems', PAST_PROBLEMS, 'Dengue'],
    ['vaccinations', VACCINES, 'Tetanus, 2024-05-02'],
    ['results', RESULTS, 'HbA1c: 8.1 %, 2026-03-10'],
    ['the newest vital signs that count', VITAL_SIGNS, 'Pulse: 96 /min, 2026-03-10'],
    ['plan with goals', PLAN, 'Careline, since 2026-03-10 HbA1c < 7 %'],
  ])('has %s', (_, loinc, words) => {
    expect(wordsOf(bundle, loinc)).toBe(words.replace('c < 7', 'c &lt; 7'));
  });

  it('has nothing that was refuted, withdrawn or not done', () => {
    expect(JSON.stringify(bundle)).not.toMatch(/Thyroid|Warfarin|Egg|Rabies|"300|\b300\b/);
  });

  it('does not claim that there is no allergy next to one', () => {
    expect(JSON.stringify(bundle)).not.toContain('No known allergy');
  });
});

describe('$summary of a patient without a record', () => {
  it('says that nothing is recorded, and not that there is nothing', async () => {
    const bundle = await summaryOf(await clinic.addPatient({ name: 'Ravi Kumar' }));
    expect(IPS_RULES.filter(({ holds }) => !holds(bundle)).map(({ rule }) => rule)).toEqual([]);
    expect(compositionOf(bundle).section).toHaveLength(3);
    for (const loinc of [MEDICINES, ALLERGIES, PROBLEMS]) {
      expect(sectionOf(bundle, loinc ?? '')?.emptyReason?.coding?.[0]?.code).toBe('unavailable');
      expect(wordsOf(bundle, loinc)).toMatch(/^Nothing is recorded here\./);
    }
    const faults = resourcesOf(bundle).flatMap(faultsOf);
    expect(faults).toEqual([]);
  });

  it('names what was reported on a call as not confirmed', async () => {
    const id = await clinic.addPatient({ name: 'Ravi Kumar' });
    await addCallRow(clinic.server.db, ownerOf(id), {
      logs: [{ allergies: { kinds: ['DRUG'], substances: 'Sulfa' } }],
    });
    const bundle = await summaryOf(id);
    expect(wordsOf(bundle, ALLERGIES)).toMatch(/^Nothing is recorded.* Reported, but not confirmed: Sulfa$/);
    expect(sectionOf(bundle, ALLERGIES ?? '')?.entry).toBeUndefined();
  });

  it('says that none is known if that was recorded', async () => {
    const id = await clinic.addPatient({ name: 'Ravi Kumar' });
    await addSheetRow(clinic.server.db, ownerOf(id), 'ALLERGIES', { statement: { noneKnown: true } });
    const bundle = await summaryOf(id);
    expect(wordsOf(bundle, ALLERGIES)).toBe('No known allergy');
    expect(sectionOf(bundle, ALLERGIES ?? '')?.emptyReason).toBeUndefined();
  });
});

describe('$summary', () => {
  it('has the expected date of delivery of a current pregnancy', async () => {
    const id = await clinic.addPatient({ name: 'Asha Rao', gender: 'female' });
    const edd = '2999-01-01';
    await clinic.server.db
      .insertInto('pregnancy')
      .values({
        ...{ id: newId(), person_id: id, organisation_id: clinic.server.organisationId },
        ...{ facility_id: clinic.server.facilityId, edd, basis: 'scan' },
        ...{ author_id: clinic.staff.staffId, created_at: READ_AT },
      })
      .execute();
    const bundle = await summaryOf(id);
    expect(wordsOf(bundle, PREGNANCY)).toBe('Expected date of delivery: 2999-01-01');
    expect(IPS_RULES.filter(({ holds }) => !holds(bundle)).map(({ rule }) => rule)).toEqual([]);
  });

  it('is written in Hindi on request', async () => {
    const bundle = await summaryOf(await clinic.addPatient({ name: 'Ravi Kumar' }), '?_language=hi');
    expect([bundle.language, compositionOf(bundle).title]).toEqual(['hi', 'मरीज़ का सारांश']);
    expect(wordsOf(bundle, ALLERGIES)).toContain('मरीज़ से पूछें');
  });

  it.each(['?_language=tlh', '?depth=3'])('refuses %s', async (query) => {
    const id = await clinic.addPatient({ name: 'Ravi Kumar' });
    expect((await clinic.get(`Patient/${id}/$summary${query}`)).status).toBe(400);
  });

  it('is closed to users who may not read records, and to other facilities', async () => {
    const id = await clinic.addPatient({ name: 'Ravi Kumar' });
    const { token } = await clinic.server.addStaff({ scopes: ['prohealth', 'registration'] });
    expect((await clinic.get(`Patient/${id}/$summary`, { token })).status).toBe(403);
    const other = await clinic.addPatient({
      name: 'Ravi Kumar',
      facilityIds: [clinic.server.otherFacilityId],
    });
    expect((await clinic.get(`Patient/${other}/$summary`)).status).toBe(404);
  });

  it('is in the access log with the patient', async () => {
    const id = await clinic.addPatient({ name: 'Ravi Kumar' });
    await summaryOf(id);
    const row = await clinic.server.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'details'])
      .where(sql<boolean>`person_ids @> array[${id}::uuid]`)
      .executeTakeFirst();
    expect(row).toEqual({ action: 'fhir/summary', outcome: 'done', details: { type: 'Patient' } });
  });
});
