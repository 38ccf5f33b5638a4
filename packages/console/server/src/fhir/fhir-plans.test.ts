import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithAlerts } from '../../test/many/many-alerts.ts';
import { fillWithCalls } from '../../test/many/many-calls.ts';
import { fillWithEncounters } from '../../test/many/many-encounters.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { planOf } from '../../test/plans.ts';
import type { Caller } from '../platform/http/route.ts';
import { FHIR_RESOURCES } from './fhir-registry.ts';
import { type FhirType, isFhirType } from './fhir-type.ts';
import { readSearch } from './search/read-search.ts';
import { searchStatement } from './search/run-search.ts';

const PATIENTS = 10_000;
const READINGS = 20_000;
const ENCOUNTERS = 10_000;
const CALLS = 10_000;
const NOW = 1_760_000_000;
const GROWING = [
  ...['reading', 'reading_alert', 'person', 'person_facility', 'identifier', 'person_phone', 'encounter'],
  ...['imported_resource', 'case_sheet_version', 'prescription', 'prescription_line'],
  ...['contact', 'contact_status'],
];

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('FHIR searches among very many rows on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;
  let vitaId: string;

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithAlerts(database.db, clinic, { count: READINGS, until: NOW });
    await fillWithEncounters(database.db, clinic, { count: ENCOUNTERS, patients: PATIENTS, now: NOW });
    await fillWithCalls(database.db, clinic, CALLS);
    ({ id: vitaId } = await database.db.selectFrom('person').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => database?.remove());

  it.each([
    'Patient?identifier=CL0000000011',
    'Patient?name=ravi%20kumar',
    'Patient?family=kumar',
    'Patient?phone=9876543210',
    'Patient?birthdate=1960-05-01',
    'Patient?_id={id}',
    'Observation?patient={id}',
    'Observation?patient={id}&code=http://loinc.org|85354-9&date=ge2025-01-01&_sort=date',
    'Observation?patient={id}&category=vital-signs&_sort=-date',
    'Observation?_id={id}',
    'Encounter?patient={id}&date=ge2025-01-01',
    'Appointment?patient={id}&status=booked',
    'Condition?patient={id}',
    'Condition?_id={id}-1',
    'AllergyIntolerance?patient={id}',
    'MedicationRequest?patient={id}&status=active',
    'MedicationStatement?patient={id}',
    'Immunization?patient={id}',
    'Communication?patient={id}&category=call',
    'QuestionnaireResponse?patient={id}',
    'QuestionnaireResponse?_id={id}',
    'Provenance?patient={id}',
    'Provenance?target=Observation/{id}',
    'Provenance?target=Communication/{id}',
    'Provenance?target=MedicationRequest/{id}',
    'Goal?patient={id}',
    'CarePlan?patient={id}',
    'Consent?patient={id}',
    'DocumentReference?patient={id}&contenttype=application/pdf',
    'AuditEvent?patient={id}',
  ])('are read from an index: %s', async (path) => {
    const [type = '', query = ''] = path.replaceAll('{id}', vitaId).split('?');
    const caller = {
      ...clinic,
      scopes: ['prohealth', 'search', 'hmCallInfo', 'registration', 'auditor'],
      timeZone: 'Asia/Kolkata',
      grants: [],
    } as unknown as Caller;
    const definition = FHIR_RESOURCES[(isFhirType(type) ? type : 'Patient') as FhirType];
    const context = {
      handling: 'strict',
      caller,
      base: 'https://careline.example',
      timeZone: caller.timeZone,
    } as const;
    const search = readSearch(definition, [...new URLSearchParams(query)], context);
    const plan = await planOf(database.db, searchStatement(definition, search, { caller }));
    expect(plan.readWhole(GROWING)).toEqual([]);
  });
});
