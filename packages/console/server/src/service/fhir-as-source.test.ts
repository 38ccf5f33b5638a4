import { fhirSource } from '@careline/core/fhir';
import { listPatientEncounters } from '@careline/core/internal/encounters';
import { type HttpClient, HttpError } from '@careline/core/internal/http';
import { readMetricEndpoints } from '@careline/core/internal/metrics';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFhirClinic, type FhirClinic } from '../../test/fhir/fhir-clinic.ts';

const WHOLE = { from: '-62135596800', to: '253402300799' };
const UHID = 'CL0000000018';

let clinic: FhirClinic;
let http: HttpClient;
let meena: string;

beforeAll(async () => {
  clinic = await aFhirClinic();
  meena = await clinic.addPatient({
    name: 'Meena Iyer',
    birthDate: '1970-03-05',
    identifiers: [{ system: 'uhid', value: UHID }],
    phones: [{ value: '+91 98480 22338' }],
  });
  await clinic.addReading(meena, {});
  const { token } = clinic.staff;
  const getToken = async () => ({ token, expiresIn: 300 });
  http = fhirSource({ base: clinic.base, timeZone: 'Asia/Kolkata', getToken }).open({
    fetch,
    accessToken: async () => token,
    fail: (facts) => new HttpError(facts),
  });
});
afterAll(() => clinic.server.stop());

describe('Careline’s own FHIR API as the source of widgets', () => {
  it.each([
    ['uhid', UHID],
    ['name', 'meena'],
    ['phone', '9848022338'],
    ['birthDate', '1970-03-05'],
  ] as const)('finds a patient by %s', async (by, text) => {
    const { data } = await http.call(listPatients, { body: { by, text } });
    expect(data).toMatchObject([
      { vitaId: meena, appUserInfo: { name: 'Meena Iyer' }, uhid: UHID, birthDate: '1970-03-05' },
    ]);
  });

  it('opens the patient and shows the reading with its value and time', async () => {
    const patient = await http.call(getPatient, { query: { vitaId: meena } });
    expect(patient).toMatchObject({ vitaId: meena });
    const { data } = await http.call(readMetricEndpoints.heartrate, { query: WHOLE, openToken: meena });
    expect(data).toMatchObject([{ values: [{ text: '72', value: 72 }] }]);
  });

  it('has no encounters where there are none', async () => {
    const { data } = await http.call(listPatientEncounters, { query: { vitaId: meena } });
    expect(data).toEqual([]);
  });
});
