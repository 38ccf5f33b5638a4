import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFhirClinic, type FhirAnswer, type FhirClinic } from '../../test/fhir/fhir-clinic.ts';
import { addBackend, aSystemKey, askSystemToken, signAssertion } from '../../test/fhir/smart-system.ts';
import { addPartner } from '../../test/partners/partner-pages.ts';

const SCOPES = ['prohealth', 'search', 'patients'];

let clinic: FhirClinic;
let patient: string;
let reading: string;
beforeAll(async () => {
  clinic = await aFhirClinic();
  patient = await clinic.addPatient({ name: 'Meena Iyer' });
  reading = await clinic.addReading(patient, {});
});
afterAll(() => clinic.server.stop());

/** Returns the token of a system. Its partner has these scopes. */
async function aSystem(scopes: readonly string[], scope = 'system/*.rs'): Promise<string> {
  const account = await clinic.server.addStaff({ scopes: SCOPES });
  const partner = await addPartner(clinic.server, { scopes });
  const key = await aSystemKey();
  await addBackend(clinic.server, partner, {
    staffId: account.staffId,
    keys: JSON.stringify(key.keySet),
  });
  const assertion = await signAssertion(clinic.server, partner.partnerId, key);
  return (await askSystemToken(clinic.server, assertion, { scope })).body.access_token;
}

const ALLOWED = [...SCOPES, 'fhir', 'fhir-export'];

const start = (token: string, path = '$export') =>
  clinic.get(path, { token, headers: { prefer: 'respond-async', accept: 'application/fhir+json' } });

/** Asks until the export has finished. */
async function finished(token: string, address: string): Promise<FhirAnswer> {
  for (;;) {
    const answer = await clinic.get(address, { token });
    if (answer.status !== 202 && answer.status !== 429) return answer;
    await pause(500);
  }
}

async function exported(token: string, path?: string): Promise<{ address: string; manifest: FhirAnswer }> {
  const { status, headers, body } = await start(token, path);
  expect(status, JSON.stringify(body)).toBe(202);
  const address = headers.get('content-location') ?? '';
  expect(address).toMatch(new RegExp(`^${clinic.base}/`));
  return { address, manifest: await finished(token, address) };
}

it('the scope of one type opens no summary, no files and no other type', async () => {
  const token = await aSystem(ALLOWED, 'system/Observation.rs');
  for (const path of [`Patient/${patient}/$summary`, `Binary/${patient}`, `Patient/${patient}`]) {
    expect([path, (await clinic.get(path, { token })).status]).toEqual([path, 403]);
  }
  expect((await clinic.get(`Observation/${reading}`, { token })).status).toBe(200);
});

describe('a bulk export', () => {
  it('is requested, followed, read and deleted', async () => {
    const token = await aSystem(ALLOWED);
    const { address, manifest } = await exported(token, '$export?_type=Patient,Observation,Task');
    expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(Date.parse(manifest.headers.get('expires') ?? '')).toBeGreaterThan(Date.now());
    expect(manifest.body).toEqual({
      transactionTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      request: `${clinic.base}/$export?_type=Patient%2CObservation%2CTask`,
      requiresAccessToken: true,
      output: [
        { type: 'Patient', url: `${address}/Patient.ndjson`, count: 1 },
        { type: 'Observation', url: `${address}/Observation.ndjson`, count: 1 },
      ],
      error: [],
    });
    const file = await clinic.get(`${address}/Observation.ndjson`, {
      token,
      headers: { accept: 'application/fhir+ndjson' },
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/fhir+ndjson']);
    expect(file.body).toMatchObject({ resourceType: 'Observation', id: reading });
    expect((await clinic.get(address, { token, method: 'DELETE' })).status).toBe(202);
    expect((await clinic.get(address, { token })).status).toBe(404);
    expect((await clinic.get(`${address}/Observation.ndjson`, { token })).status).toBe(404);
  });

  it('says how far it is, and asks a client that is too fast to wait', async () => {
    const token = await aSystem(ALLOWED);
    const { headers } = await start(token);
    const address = headers.get('content-location') ?? '';
    await clinic.server.db
      .updateTable('bulk_export')
      .set({ claimed_until: Math.floor(Date.now() / 1000) + 600, state: 'running' })
      .execute();
    const answers = [await clinic.get(address, { token }), await clinic.get(address, { token })];
    expect(answers.map(({ status }) => status)).toEqual([202, 429]);
    expect(answers.map((answer) => answer.headers.get('retry-after'))).toEqual(['10', '10']);
    expect(answers[0]?.headers.get('x-progress')).toMatch(/^\d+ rows, \d+ of \d+ types$/);
    expect(answers[1]?.body.issue[0].code).toBe('throttled');
    await clinic.get(address, { token, method: 'DELETE' });
  });

  it('of patients has their records, and neither staff nor places', async () => {
    const token = await aSystem(ALLOWED);
    const { address, manifest } = await exported(token, 'Patient/$export');
    const types = manifest.body.output.map(({ type }: { type: string }) => type);
    expect(types).toEqual(['Patient', 'Observation', 'Provenance']);
    await clinic.get(address, { token, method: 'DELETE' });
  });

  it('has the types of the scopes', async () => {
    const token = await aSystem(ALLOWED, 'system/Observation.rs');
    const { address, manifest } = await exported(token);
    expect(manifest.body.output).toMatchObject([{ type: 'Observation', count: 1 }]);
    expect((await start(token, '$export?_type=Patient')).status).toBe(403);
    await clinic.get(address, { token, method: 'DELETE' });
  });

  it('has every type that is stored', async () => {
    const token = await aSystem(ALLOWED);
    const { address, manifest } = await exported(token);
    expect([manifest.status, manifest.body.error]).toEqual([200, []]);
    await clinic.get(address, { token, method: 'DELETE' });
  });

  it('with a time has what has changed since', async () => {
    const token = await aSystem(ALLOWED);
    const { address, manifest } = await exported(token, 'Patient/$export?_since=2100-01-01T00:00:00Z');
    expect(manifest.body.output).toEqual([]);
    await clinic.get(address, { token, method: 'DELETE' });
  });

  it.each([
    ['an unknown type', '$export?_type=Spaceship'],
    ['another format', '$export?_outputFormat=text/csv'],
    ['a day as the beginning', '$export?_since=2026-01-01'],
    ['an unknown parameter', '$export?_typeFilter=Observation'],
  ])('with %s is refused', async (_, path) => {
    const { status, body } = await start(await aSystem(ALLOWED), path);
    expect([status, body.resourceType]).toEqual([400, 'OperationOutcome']);
  });

  it.each<[string, () => Promise<string>, number]>([
    ['a system without the scope', () => aSystem([...SCOPES, 'fhir']), 403],
    ['a coach', async () => clinic.staff.token, 403],
    [
      'an administrator who may not read records',
      async () => (await clinic.server.addStaff({ scopes: ['prohealth', 'settings'] })).token,
      403,
    ],
  ])('is refused to %s', async (_, tokenOf, wanted) => {
    const token = await tokenOf();
    const answers = [await start(token), await start(token, 'Patient/$export')];
    expect(answers.map(({ status }) => status)).toEqual([wanted, wanted]);
  });

  it('is open to an administrator who may read records, and closed to others who know its address', async () => {
    const { token } = await clinic.server.addStaff({ scopes: [...SCOPES, 'settings'] });
    const { address } = await exported(token, '$export?_type=Observation');
    const others = [
      await aSystem(ALLOWED),
      (await clinic.server.addStaff({ scopes: [...SCOPES, 'settings'] })).token,
      clinic.staff.token,
    ];
    for (const other of others) {
      const answers = [
        await clinic.get(address, { token: other }),
        await clinic.get(`${address}/Observation.ndjson`, { token: other }),
        await clinic.get(address, { token: other, method: 'DELETE' }),
      ];
      for (const { status } of answers) expect([403, 404]).toContain(status);
    }
    expect((await clinic.get(address, { token: null })).status).toBe(401);
    expect((await clinic.get(`${address}/..%2Fx.ndjson`, { token })).status).toBe(404);
    expect((await clinic.get(`${address}/Patient.ndjson`, { token })).status).toBe(404);
    await clinic.get(address, { token, method: 'DELETE' });
  });

  it('is in the audit: who took out what, and how much', async () => {
    const { token, staffId } = await clinic.server.addStaff({ scopes: [...SCOPES, 'settings'] });
    const { address } = await exported(token, '$export?_type=Observation');
    await clinic.get(`${address}/Observation.ndjson`, { token });
    await clinic.get(address, { token, method: 'DELETE' });
    const rows = await clinic.server.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'details'])
      .where('staff_id', '=', staffId)
      .orderBy('id')
      .execute();
    const id = address.split('/').at(-1);
    expect(rows).toMatchObject([
      { action: 'fhir/export', outcome: 'done', details: { export: id, types: ['Observation'] } },
      { action: 'fhir/export/file', outcome: 'done', details: { export: id, type: 'Observation', rows: 1 } },
      { action: 'fhir/export/delete', outcome: 'done', details: { export: id } },
    ]);
    expect(rows).toHaveLength(3);
  });
});
