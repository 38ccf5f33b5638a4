import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aFhirClinic, type FhirClinic } from '../../test/fhir/fhir-clinic.ts';
import {
  addBackend,
  aSystemKey,
  askSystemToken,
  type SystemKey,
  signAssertion,
} from '../../test/fhir/smart-system.ts';
import { addPartner, PORTAL, type TestPartner } from '../../test/partners/partner-pages.ts';
import type { TestStaff } from '../../test/test-server.ts';

const SCOPES = ['prohealth', 'search', 'patients', 'fhir'];
const seconds = () => Math.floor(Date.now() / 1000);

let clinic: FhirClinic;
let key: SystemKey;
let rsa: SystemKey;
let account: TestStaff;
let partner: TestPartner;
let patient: string;

beforeAll(async () => {
  clinic = await aFhirClinic({ environment: { CARELINE_WEBHOOKS: 'private' } });
  [key, rsa] = [await aSystemKey(), await aSystemKey('RS384')];
  patient = await clinic.addPatient({ name: 'Meena Iyer' });
  await clinic.addReading(patient, {});
});
afterAll(() => clinic.server.stop());
beforeEach(async () => {
  account = await clinic.server.addStaff({ scopes: ['prohealth', 'search', 'patients', 'settings'] });
  partner = await addPartner(clinic.server, { scopes: SCOPES });
  const keys = JSON.stringify({ keys: [...key.keySet.keys, ...rsa.keySet.keys] });
  await addBackend(clinic.server, partner, { staffId: account.staffId, keys });
});

const sign = (claims: JWTPayload = {}, by = key) =>
  signAssertion(clinic.server, partner.partnerId, by, claims);
const ask = async (more: Readonly<Record<string, string>> = {}, by = key) =>
  askSystemToken(clinic.server, await sign({}, by), more);

describe('the token of a system', () => {
  it.each([
    ['ES384', () => key],
    ['RS384', () => rsa],
  ])('is issued for an assertion signed with %s', async (_, by) => {
    const { status, headers, body } = await ask({}, by());
    expect([status, headers.get('cache-control'), headers.get('pragma')]).toEqual([
      200,
      'no-store',
      'no-cache',
    ]);
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 300,
      scope: 'system/*.rs',
      facility_id: clinic.server.facilityId,
    });
    const { status: read } = await clinic.get(`Patient/${patient}`, { token: body.access_token });
    expect(read).toBe(200);
  });

  it.each<[asked: string, granted: string, open: string, closed: string]>([
    ['system/Observation.rs', 'system/Observation.rs', 'Observation?patient=', 'Patient?_id='],
    ['system/*.read', 'system/*.read', 'Observation?patient=', 'Patient/_history?'],
    ['system/Patient.cruds', 'system/Patient.rs', 'Patient?_id=', 'Observation?patient='],
    ['system/Patient.s user/*.rs openid', 'system/Patient.s', 'Patient?_id=', 'Observation?patient='],
  ])('for %s has %s', async (scope, granted, open, closed) => {
    const { body } = await ask({ scope });
    expect(body.scope).toBe(granted);
    const token = body.access_token;
    expect((await clinic.get(`${open}${patient}`, { token })).status).toBe(200);
    expect((await clinic.get(`${closed}${patient}`, { token })).status).toBeGreaterThanOrEqual(403);
  });

  it('reads one resource only with the scope for it', async () => {
    const { body } = await ask({ scope: 'system/Patient.s' });
    const { status, body: outcome } = await clinic.get(`Patient/${patient}`, { token: body.access_token });
    expect([status, outcome.issue[0].code]).toEqual([403, 'forbidden']);
    const included = `Patient?_id=${patient}&_revinclude=Observation:patient`;
    expect((await clinic.get(included, { token: body.access_token })).status).toBe(403);
  });

  it('has the registered scopes at most, and no more rights than its account', async () => {
    const narrow = await addPartner(clinic.server, { scopes: SCOPES });
    const searcher = await clinic.server.addStaff({ scopes: ['prohealth', 'registration'] });
    await addBackend(clinic.server, narrow, {
      staffId: searcher.staffId,
      keys: JSON.stringify(key.keySet),
      systemScopes: ['system/Observation.rs', 'system/Patient.r'],
    });
    const assertion = await signAssertion(clinic.server, narrow.partnerId, key);
    const { body } = await askSystemToken(clinic.server, assertion);
    expect(body.scope).toBe('system/Observation.rs system/Patient.r');
    const { status } = await clinic.get(`Observation?patient=${patient}`, { token: body.access_token });
    expect(status).toBe(403);
  });

  it('opens nothing but the FHIR API', async () => {
    const { body } = await ask();
    const { status } = await clinic.server.fetch('/api/auth/profile', {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(status).toBe(401);
  });

  it.each<[string, (by: TestStaff) => Promise<unknown>]>([
    [
      'its registration is changed',
      () =>
        clinic.server.db
          .updateTable('partner_backend')
          .set({ changed_at: seconds() + 60 })
          .where('partner_id', '=', partner.partnerId)
          .execute(),
    ],
    [
      'its registration is removed',
      () =>
        clinic.server.db.deleteFrom('partner_backend').where('partner_id', '=', partner.partnerId).execute(),
    ],
    [
      'its account is switched off',
      ({ staffId }) =>
        clinic.server.db.updateTable('staff').set({ active: false }).where('id', '=', staffId).execute(),
    ],
  ])('ends when %s', async (_, change) => {
    const { body } = await ask();
    await change(account);
    const { status } = await clinic.get(`Patient/${patient}`, { token: body.access_token });
    expect([401, 403]).toContain(status);
  });

  it('names the partner and its account in the audit', async () => {
    const { body } = await ask();
    await clinic.get(`Patient/${patient}`, { token: body.access_token });
    const rows = await clinic.server.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'person_ids', 'details'])
      .where('staff_id', '=', account.staffId)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'partner/token', outcome: 'done', details: { through: partner.partnerId } },
      {
        action: 'fhir/read',
        outcome: 'done',
        person_ids: [patient],
        details: { through: partner.partnerId },
      },
    ]);
  });
});

describe('a token request of a system', () => {
  it.each<[string, JWTPayload]>([
    ['for another audience', { aud: 'https://other.example/token' }],
    ['of another issuer', { iss: randomUUID(), sub: randomUUID() }],
    ['with another subject', { sub: randomUUID() }],
    ['that has expired', { exp: seconds() - 120 }],
    ['that is valid for an hour', { exp: seconds() + 3600 }],
    ['without an end', { exp: undefined }],
    ['without a jti', { jti: undefined }],
    ['with an empty jti', { jti: '' }],
  ])('with an assertion %s is refused', async (_, claims) => {
    const { status, headers, body } = await askSystemToken(clinic.server, await sign(claims));
    expect([status, body.error, headers.get('cache-control')]).toEqual([401, 'invalid_client', 'no-store']);
  });

  it.each<[string, (good: string) => Promise<string> | string]>([
    ['no JWT', () => 'x.y.z'],
    ['another key', async () => sign({}, { ...(await aSystemKey()), kid: key.kid })],
    ['an unknown key', async () => sign({}, await aSystemKey())],
    [
      'a shared secret',
      () =>
        new SignJWT({ iss: partner.partnerId, sub: partner.partnerId, jti: 'x', exp: seconds() + 60 })
          .setProtectedHeader({ alg: 'HS384', kid: key.kid })
          .sign(new TextEncoder().encode(partner.key.padEnd(64, 'x'))),
    ],
    ['a changed signature', (good) => `${good.slice(0, -8)}AAAAAAAA`],
  ])('with %s is refused', async (_, change) => {
    const { status, body } = await askSystemToken(clinic.server, await change(await sign()));
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it('uses each assertion once', async () => {
    const assertion = await sign();
    const answers = await Promise.all([1, 2, 3].map(() => askSystemToken(clinic.server, assertion)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no scope', { scope: '' }, 'invalid_request'],
    ['scopes of a user', { scope: 'user/*.rs patient/*.rs' }, 'invalid_scope'],
    ['scopes for writing', { scope: 'system/Observation.cud' }, 'invalid_scope'],
    ['a part of a resource', { scope: 'system/Observation.rs?category=laboratory' }, 'invalid_scope'],
    ['an unknown resource', { scope: 'system/Spaceship.rs' }, 'invalid_scope'],
    ['another client', { client_id: randomUUID() }, 'invalid_client'],
    ['another kind of assertion', { client_assertion_type: 'urn:x' }, 'invalid_client'],
    ['a secret as well', { client_secret: 'x' }, 'invalid_request'],
    ['a foreign facility', { facility_id: randomUUID() }, 'invalid_target'],
  ])('with %s is refused', async (_, more, error) => {
    expect((await ask(more)).body.error).toBe(error);
  });

  it('comes from a server, not from a page', async () => {
    const response = await clinic.server.fetch('/api/tokenExchange', {
      method: 'POST',
      headers: { origin: PORTAL },
      body: new URLSearchParams({ grant_type: 'client_credentials', client_assertion: await sign() }),
    });
    expect(await response.json()).toMatchObject({ error: 'unauthorized_client' });
  });

  it('needs a partner that is on, has keys and the scope fhir', async () => {
    const withoutKeys = await addPartner(clinic.server, { scopes: SCOPES });
    const withoutFhir = await addPartner(clinic.server, { scopes: ['prohealth', 'search'] });
    await addBackend(clinic.server, withoutFhir, {
      staffId: account.staffId,
      keys: JSON.stringify(key.keySet),
    });
    const errorOf = async ({ partnerId }: TestPartner) =>
      (await askSystemToken(clinic.server, await signAssertion(clinic.server, partnerId, key))).body.error;
    expect(await errorOf(withoutKeys)).toBe('invalid_client');
    expect(await errorOf(withoutFhir)).toBe('unauthorized_client');
    await clinic.server.db
      .updateTable('partner')
      .set({ active: false })
      .where('id', '=', partner.partnerId)
      .execute();
    expect(await errorOf(partner)).toBe('invalid_client');
  });
});

describe('keys at an address', () => {
  let keyServer: Server;
  let address: string;
  let answer: { status: number; body: string };
  beforeAll(async () => {
    keyServer = createServer((_, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
    await new Promise<void>((done) => keyServer.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => keyServer.close(done)));

  /** Each test has its own address, because key sets are cached. */
  const register = (path: string) =>
    clinic.server.db
      .updateTable('partner_backend')
      .set({ keys: `${address}/${path}` })
      .where('partner_id', '=', partner.partnerId)
      .execute();

  it('are fetched', async () => {
    answer = { status: 200, body: JSON.stringify(key.keySet) };
    await register('jwks');
    expect((await ask()).status).toBe(200);
  });

  it.each<[string, { status: number; body: string }]>([
    ['are away', { status: 503, body: '' }],
    ['are no keys', { status: 200, body: '<html>' }],
    ['are of another format', { status: 200, body: '{"keys":7}' }],
  ])('that %s are no proof, and no failure of the server', async (name, given) => {
    answer = given;
    await register(encodeURIComponent(name));
    const { status, body } = await ask();
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it('in a private network are never called unless the installation allows it', async () => {
    const guarded = await aFhirClinic();
    try {
      answer = { status: 200, body: JSON.stringify(key.keySet) };
      const staff = await guarded.server.addStaff();
      const client = await addPartner(guarded.server, { scopes: SCOPES });
      await addBackend(guarded.server, client, { staffId: staff.staffId, keys: `${address}/guarded` });
      const assertion = await signAssertion(guarded.server, client.partnerId, key);
      expect((await askSystemToken(guarded.server, assertion)).status).toBe(401);
    } finally {
      await guarded.server.stop();
    }
  });
});

describe('the configuration for SMART clients', () => {
  it('needs no token, and every page may read it', async () => {
    const { status, headers, body } = await clinic.get('.well-known/smart-configuration', {
      token: null,
      headers: { origin: 'https://app.example' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({
      token_endpoint: `${clinic.server.origin}/api/tokenExchange`,
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
      grant_types_supported: ['client_credentials'],
      capabilities: expect.arrayContaining(['client-confidential-asymmetric', 'permission-v2']),
    });
    expect(body.scopes_supported).toEqual(expect.arrayContaining(['system/*.rs', 'system/Observation.rs']));
  });

  it('is named by the CapabilityStatement', async () => {
    const { body } = await clinic.get('metadata', { token: null });
    const { security } = body.rest[0];
    expect(security.service[0].coding[0].code).toBe('SMART-on-FHIR');
    expect(security.extension[0].extension).toEqual([
      { url: 'token', valueUri: `${clinic.server.origin}/api/tokenExchange` },
    ]);
  });
});
