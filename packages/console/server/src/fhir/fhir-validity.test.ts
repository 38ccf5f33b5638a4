import type { FhirResource } from 'fhir/r4';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOfRun, type TestDatabase } from '../../test/databases.ts';
import { addConsentRow, addFileRow, addGoalRow } from '../../test/fhir/add-rows.ts';
import { faultsOf } from '../../test/fhir/validate-resource.ts';
import { ensureDemoAccounts } from '../demo/demo-accounts.ts';
import { makeDemoEncounters } from '../demo/demo-encounters.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from '../demo/demo-organisation.ts';
import { makeDemo } from '../demo/make-demo.ts';
import { writeAudit } from '../platform/access/audit.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import type { Caller } from '../platform/http/route.ts';
import { insertImportedResources } from '../record/imported-resources.ts';
import type { FhirCall } from './fhir-call.ts';
import { FHIR_RESOURCES } from './fhir-registry.ts';
import { type ResourceRow, withRows } from './fhir-resource.ts';
import { FHIR_TYPES, type FhirType } from './fhir-type.ts';
import { selectResource } from './read-resource.ts';
import { writeResource } from './write-resource.ts';

const NOW = Date.parse('2027-01-09T08:30:00Z') / 1000;
/** More than this of one type adds minutes and finds nothing new. */
const MOST = 400;

const concept = (system: string, code: string, display: string) => ({ coding: [{ system, code, display }] });
const SNOMED = 'http://snomed.info/sct';

/** Resources of another system, with words that only it knows. */
const IMPORTED: readonly (readonly [kind: string, content: object])[] = [
  [
    'Condition',
    {
      resourceType: 'Condition',
      clinicalStatus: concept('x', 'active', ''),
      code: concept(SNOMED, '44054006', 'Diabetes'),
      onsetDateTime: '2019',
    },
  ],
  [
    'Condition',
    {
      resourceType: 'Condition',
      verificationStatus: concept('x', 'entered-in-error', ''),
      code: { text: 'Asthma' },
    },
  ],
  ['Condition', { resourceType: 'Condition', clinicalStatus: 'hmm', code: { coding: [{ code: 'J45' }] } }],
  [
    'AllergyIntolerance',
    { resourceType: 'AllergyIntolerance', code: concept(SNOMED, '91936005', 'Penicillin') },
  ],
  [
    'AllergyIntolerance',
    { resourceType: 'AllergyIntolerance', verificationStatus: 'refuted', substance: { text: 'Egg' } },
  ],
  [
    'MedicationStatement',
    {
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: { text: 'Metformin' },
      effectiveDateTime: '2020-01',
    },
  ],
  [
    'MedicationRequest',
    {
      resourceType: 'MedicationRequest',
      status: 'what',
      medicationReference: { reference: '#m' },
      dosageInstruction: [{ text: '1-0-1' }],
    },
  ],
  [
    'Immunization',
    {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: concept('http://hl7.org/fhir/sid/cvx', '207', 'COVID-19'),
      occurrenceDateTime: '2021-05-01T10:00:00+05:30',
    },
  ],
  ['Immunization', { resourceType: 'Immunization', notGiven: true, vaccineCode: { text: 'BCG' } }],
  ['conditions', { name: 'Old asthma', code: 'J45', time: 'long ago' }],
];

let database: TestDatabase;
const facilityId = DEMO_FACILITIES[0]?.id ?? '';

const caller = {
  organisationId: DEMO_ORGANISATION.id,
  facilityId,
  staffId: newId(),
  scopes: ['prohealth', 'search', 'hmCallInfo', 'all_encounters', 'registration', 'auditor', 'availability'],
  timeZone: 'Asia/Kolkata',
  grants: [],
} as unknown as Caller;

beforeAll(async () => {
  database = await databaseOfRun.open();
  await runWork(database.db, ensureDemoAccounts);
  await makeDemo(database.db, { now: () => NOW * 1000 });
  await makeDemoEncounters(database.db, NOW);
  const person = await database.db
    .selectFrom('person_facility')
    .select('person_id')
    .where('facility_id', '=', facilityId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await runWork(database.db, (tx) =>
    insertImportedResources(
      tx,
      IMPORTED.map(([kind, content], index) => ({
        id: newId(),
        organisationId: caller.organisationId,
        facilityId,
        personId: person.person_id,
        kind,
        source: 'hospital',
        sourceId: String(index),
        contentHash: String(index),
        content: JSON.stringify(content),
        at: null,
        createdAt: NOW,
      })),
    ),
  );
  const author = await database.db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow();
  const owner = {
    ...{ organisationId: caller.organisationId, facilityId, personId: person.person_id },
    ...{ authorId: author.id, now: NOW },
  };
  await addGoalRow(database.db, owner);
  await addGoalRow(database.db, owner, true);
  await addConsentRow(database.db, owner);
  await addFileRow(database.db, owner, '%PDF-1.7');
  await runWork(database.db, (tx) =>
    writeAudit(tx, {
      ...{ organisationId: caller.organisationId, facilityId, staffId: author.id },
      ...{ requestId: newId(), action: 'fhir/read', outcome: 'done', personIds: [person.person_id] },
      details: { emergency: true },
    }),
  );
  const message = { id: newId(), person_id: person.person_id, author_id: author.id, facility_id: facilityId };
  const text = {
    template: 'VISIT_BOOKED',
    body: 'Your visit is booked.',
    subject: 'Your visit',
    locale: 'en',
  };
  await database.db
    .insertInto('patient_message')
    .values({
      ...{ ...message, ...text, organisation_id: caller.organisationId, channel: 'email', source: 'manual' },
      ...{ recipient: 'a@patient.example', state: 'sent', next_try_at: NOW, round_at: NOW, state_at: NOW },
      ...{ created_at: NOW, updated_at: NOW },
    })
    .execute();
});
afterAll(() => database?.remove());

const context = { caller, base: 'https://careline.example/api/fhir/R4' };

/** A search for rows that are computed. */
const CRITERIA = [
  ['service-type', 'GP_CONSULTATION'],
  ['start', 'ge2027-01-09'],
  ['start', 'lt2027-01-23'],
] as const;

async function resourcesOf(type: FhirType): Promise<FhirResource[]> {
  const call = { ...context, tx: database.db, now: NOW } as unknown as FhirCall;
  const definition = await withRows(FHIR_RESOURCES[type], CRITERIA, call);
  const { rows } = await sql<ResourceRow>`${selectResource(definition, context)}
    order by md5(r.id::text) limit ${sql.lit(MOST)}`.execute(database.db);
  return rows.map((row) => writeResource(definition, row, context));
}

describe('resources of the demo', () => {
  it.each(FHIR_TYPES)('are valid: %s', async (type) => {
    const resources = await resourcesOf(type);
    expect(resources.length).toBeGreaterThan(0);
    const faults = resources.flatMap((resource) =>
      faultsOf(resource).map((fault) => `${fault} · ${JSON.stringify(resource)}`),
    );
    expect(faults.slice(0, 5)).toEqual([]);
  });

  it('refer to resources that exist', async () => {
    const all = (await Promise.all(FHIR_TYPES.map(resourcesOf))).flat();
    const references = new Set(
      JSON.stringify(all).match(/(?<="reference":")[A-Z][A-Za-z]+\/[0-9a-f-]+/g) ?? [],
    );
    const missing: string[] = [];
    for (const reference of references) {
      const [type = '', id = ''] = reference.split('/');
      const definition = FHIR_RESOURCES[type as FhirType];
      const { rows } = await sql`select 1 from ${definition.from} where r.id::text = ${id}`.execute(
        database.db,
      );
      if (rows.length === 0) missing.push(reference);
    }
    expect(missing).toEqual([]);
  });
});
