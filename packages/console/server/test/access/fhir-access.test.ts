import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FHIR_TYPES, type FhirType } from '../../src/fhir/fhir-type.ts';
import { aFhirClinic, type FhirClinic, idsOf } from '../fhir/fhir-clinic.ts';
import { addPartner, PORTAL, vouch } from '../partners/partner-pages.ts';

const DIRECTORY: readonly FhirType[] = ['Practitioner', 'PractitionerRole', 'Organization', 'Location'];
const TIMES: readonly FhirType[] = ['Schedule', 'Slot'];
const WITHOUT_PATIENT: readonly FhirType[] = [
  ...[...DIRECTORY, ...TIMES],
  ...(['CareTeam', 'Questionnaire', 'AuditEvent'] as const),
];
const RECORD = FHIR_TYPES.filter((type) => !WITHOUT_PATIENT.includes(type));
const OF_OTHER_SCREENS: readonly FhirType[] = ['Consent', 'AuditEvent'];
const CARE = FHIR_TYPES.filter((type) => !OF_OTHER_SCREENS.includes(type));
const WITHOUT_TEAMS = CARE.filter((type) => type !== 'CareTeam' && !TIMES.includes(type));

/** What each person may read, written out: the same as on the screens that show these rows. */
const PEOPLE: Readonly<
  Record<string, { readonly scopes: readonly string[]; readonly may: readonly FhirType[] }>
> = {
  'nobody with a scope': { scopes: [], may: [] },
  'who administers': { scopes: ['prohealth', 'settings'], may: [] },
  'who registers': {
    scopes: ['prohealth', 'registration'],
    may: ['Patient', 'Consent', 'Provenance', ...DIRECTORY],
  },
  'who searches': { scopes: ['prohealth', 'search'], may: WITHOUT_TEAMS },
  'who calls': { scopes: ['prohealth', 'hmCallInfo'], may: WITHOUT_TEAMS },
  'who sees patients': { scopes: ['my_encounters'], may: CARE },
  'who books health checks': {
    scopes: ['prohealth', 'health-check-registration'],
    may: ['Patient', 'Encounter', 'Appointment', 'Consent', ...DIRECTORY],
  },
  'who works in the laboratory': {
    scopes: ['investigations'],
    may: ['ServiceRequest', 'DiagnosticReport', 'Provenance'],
  },
  'who reviews calls': {
    scopes: ['prohealth', 'call-status-history'],
    may: [
      ...(['Task', 'Communication', 'DocumentReference'] as const),
      ...(['Questionnaire', 'QuestionnaireResponse', 'Provenance'] as const),
    ],
  },
  'who audits': { scopes: ['auditor'], may: ['AuditEvent'] },
  'who finds doctors': { scopes: ['doctors'], may: DIRECTORY },
};

let clinic: FhirClinic;
let own: string;
let foreign: string;
let foreignReading: string;
beforeAll(async () => {
  clinic = await aFhirClinic();
  own = await clinic.addPatient({ name: 'Meena Iyer' });
  await clinic.addReading(own, {});
  foreign = await clinic.addPatient({ name: 'Ravi Kumar', facilityIds: [clinic.server.otherFacilityId] });
  foreignReading = await clinic.addReading(foreign, {});
});
afterAll(() => clinic.server.stop());

const searchOf = (type: FhirType, vitaId: string): string => {
  if (type === 'Patient') return `Patient?_id=${vitaId}`;
  if (type === 'Slot') return `Slot?_id=${vitaId}`;
  return RECORD.includes(type) ? `${type}?patient=${vitaId}` : type;
};

describe('the FHIR API', () => {
  it.each(Object.entries(PEOPLE))('is open to %s as the screens are', async (_, { scopes, may }) => {
    const { token } = await clinic.server.addStaff({ scopes });
    for (const type of FHIR_TYPES) {
      const wanted = may.includes(type) ? 200 : 403;
      const answers = [
        await clinic.get(searchOf(type, own), { token }),
        await clinic.get(`${type}?_id=${randomUUID()}`, { token }),
        await clinic.get(`${type}/_search`, {
          token,
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `_id=${own}`,
        }),
      ];
      expect(
        answers.map(({ status }) => status),
        type,
      ).toEqual([wanted, wanted, wanted]);
      const { status, body } = await clinic.get(`${type}/${randomUUID()}`, { token });
      expect(status, type).toBe(may.includes(type) ? 404 : 403);
      expect(body.issue[0].code).toBe(may.includes(type) ? 'not-found' : 'forbidden');
    }
  });

  it.each(RECORD)('shows nothing of a patient of another facility: %s', async (type) => {
    const { status, body } = await clinic.get(searchOf(type, foreign));
    expect([status, idsOf(body)]).toEqual([200, []]);
  });

  it('does not tell a foreign id from an unknown one', async () => {
    const answers = [
      await clinic.get(`Observation/${foreignReading}`),
      await clinic.get(`Observation/${randomUUID()}`),
    ];
    const [foreignAnswer, unknown] = answers.map(({ status, body }) => [status, body]);
    expect(foreignAnswer).toEqual(unknown);
    expect((await clinic.get(`Patient/${foreign}`)).status).toBe(404);
  });

  it('includes nothing that the caller may not read', async () => {
    const { token } = await clinic.server.addStaff({ scopes: ['prohealth', 'registration'] });
    const { status } = await clinic.get(`Patient?_id=${own}&_revinclude=Observation:patient`, { token });
    expect(status).toBe(403);
  });

  it('lists the facility to those who may see its list', async () => {
    expect((await clinic.get('Patient')).status).toBe(200);
    const { token } = await clinic.server.addStaff({ scopes: ['prohealth', 'search'] });
    expect((await clinic.get('Patient', { token })).status).toBe(400);
  });

  it('ends with the account', async () => {
    const { token, staffId } = await clinic.server.addStaff();
    expect((await clinic.get(`Patient/${own}`, { token })).status).toBe(200);
    await clinic.server.db.updateTable('staff').set({ active: false }).where('id', '=', staffId).execute();
    expect((await clinic.get(`Patient/${own}`, { token })).status).toBeGreaterThanOrEqual(401);
  });

  it('refuses a token of one patient, which is for the data service', async () => {
    const token = await clinic.server.openToken(clinic.staff, own);
    expect((await clinic.get(`Patient/${own}`, { token })).status).toBe(401);
  });
});

describe('the audit of the FHIR API', () => {
  const rowsOf = (staffId: string) =>
    clinic.server.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'person_ids', 'details'])
      .where('staff_id', '=', staffId)
      .orderBy('id')
      .execute();

  it('has every look at a patient, and every refusal', async () => {
    const { token, staffId } = await clinic.server.addStaff({ scopes: ['prohealth', 'search'] });
    await clinic.get(`Patient/${own}`, { token });
    await clinic.get(`Observation?patient=${own}`, { token });
    await clinic.get('Patient?name=meena', { token });
    await clinic.get(`Patient/${foreign}`, { token });
    await clinic.get('Patient?shoe-size=44', { token });
    expect(await rowsOf(staffId)).toEqual([
      { action: 'fhir/read', outcome: 'done', person_ids: [own], details: { type: 'Patient' } },
      { action: 'fhir/search', outcome: 'done', person_ids: [own], details: { type: 'Observation' } },
      { action: 'fhir/search', outcome: 'done', person_ids: [own], details: { type: 'Patient' } },
      {
        action: 'fhir/read',
        outcome: 'refused',
        person_ids: [foreign],
        details: { type: 'Patient', code: 'not-found' },
      },
      {
        action: 'fhir/search',
        outcome: 'refused',
        person_ids: [],
        details: { type: 'Patient', code: 'not-supported' },
      },
    ]);
  });

  it('does not log names or parameters', () => {
    expect(clinic.server.logLines.join('\n')).not.toMatch(/meena|shoe|patient=/i);
  });
});

describe('a partner', () => {
  it.each([
    ['with the scope fhir', ['prohealth', 'search', 'fhir'], 200],
    ['without it', ['prohealth', 'search'], 403],
  ])('%s', async (_, scopes, wanted) => {
    const user = await clinic.server.addStaff({ scopes: ['prohealth', 'search'] });
    const partner = await addPartner(clinic.server, { scopes });
    const { body } = await vouch(clinic.server, partner, user.email);
    const { status, headers } = await clinic.get(`Patient/${own}`, {
      token: body.access_token,
      headers: { origin: PORTAL },
    });
    expect(status).toBe(wanted);
    expect(headers.get('access-control-allow-origin')).toBe(PORTAL);
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
  });

  it('may ask before from its page, and no other page may', async () => {
    const ask = (origin: string) =>
      clinic.get(`Patient/${own}`, {
        token: null,
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const { status, headers } = await ask(PORTAL);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, PORTAL]);
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an installation without the FHIR API', () => {
  it('has no address of it', async () => {
    const off = await aFhirClinic({ environment: { CARELINE_FHIR: 'off' } });
    try {
      const answers = [
        await off.get('metadata'),
        await off.get('Patient?name=x'),
        await off.get(`Patient/${own}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(answers[0]?.body.issue[0].diagnostics).toBe('The FHIR API is switched off here.');
    } finally {
      await off.server.stop();
    }
  });
});
