import type { Bundle, CapabilityStatement, Observation, Patient } from 'fhir/r4';
import { Client } from 'fhir-kit-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFhirClinic, type FhirClinic, idsOf, READ_AT } from '../../test/fhir/fhir-clinic.ts';

let clinic: FhirClinic;
let client: Client;
let ravi: string;
let readings: string[];

beforeAll(async () => {
  clinic = await aFhirClinic();
  ravi = await clinic.addPatient({ name: 'Ravi Kumar' });
  readings = [];
  for (let day = 0; day < 5; day += 1) {
    readings.push(await clinic.addReading(ravi, { at: READ_AT + day * 86_400 }));
  }
  client = new Client({ baseUrl: clinic.base, bearerToken: clinic.staff.token });
});
afterAll(() => clinic.server.stop());

describe('fhir-kit-client', () => {
  it('reads the CapabilityStatement', async () => {
    const statement = (await client.capabilityStatement()) as unknown as CapabilityStatement;
    expect(statement.rest?.[0]?.resource?.map(({ type }) => type)).toContain('Observation');
  });

  it('reads a patient, and resolves a reference to one', async () => {
    const patient = (await client.read({ resourceType: 'Patient', id: ravi })) as unknown as Patient;
    expect(patient.name).toEqual([{ text: 'Ravi Kumar' }]);
    const reading = (await client.read({
      resourceType: 'Observation',
      id: readings[0] ?? '',
    })) as unknown as Observation;
    const subject = await client.resolve({
      reference: reading.subject?.reference ?? '',
      context: reading as never,
    });
    expect(subject).toEqual(patient);
  });

  it.each([
    ['GET', undefined],
    ['POST', { postSearch: true }],
  ])('searches by %s and follows every page', async (_, options) => {
    const searchParams = { patient: ravi, _count: 2, _sort: 'date' };
    const seen: string[] = [];
    let page = (await client.search({
      resourceType: 'Observation',
      searchParams,
      options,
    } as never)) as unknown as Bundle | undefined;
    while (page) {
      seen.push(...idsOf(page));
      page = (await client.nextPage({ bundle: page as never })) as unknown as Bundle | undefined;
    }
    expect(seen).toEqual(readings);
  });

  it('gets a refusal as OperationOutcome', async () => {
    const refused = await client.read({ resourceType: 'Patient', id: 'ravi' }).catch((error) => error);
    expect(refused.response).toMatchObject({ status: 404, data: { resourceType: 'OperationOutcome' } });
  });
});
