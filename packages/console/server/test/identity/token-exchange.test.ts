import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/database/new-id.ts';
import {
  addPartner,
  askToken,
  basic,
  type Form,
  PORTAL,
  type TestPartner,
  vouch,
} from '../partners/partner-pages.ts';
import { type PipelineCalls, patientPath, pipelineCalls } from '../requests/pipeline-calls.ts';
import { pipelineRoutes } from '../requests/pipeline-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

let server: TestServer;
let calls: PipelineCalls;
let partner: TestPartner;
let nurse: TestStaff;
let patient: string;

beforeAll(async () => {
  server = await startTestServer({ routes: pipelineRoutes });
  calls = pipelineCalls(server);
  patient = await server.addPatient('Meena Iyer');
});
afterAll(() => server.stop());
beforeEach(async () => {
  partner = await addPartner(server);
  nurse = await server.addStaff();
});

const tokenOf = async (subject = nurse.email, more: Form = {}): Promise<string> =>
  (await vouch(server, partner, subject, more)).body.access_token;

const use = (token: string, page?: string) =>
  server.fetch(patientPath(patient), {
    headers: { authorization: `Bearer ${token}`, ...(page ? { origin: page } : {}) },
  });

const codeOf = async (response: Promise<Response>): Promise<string> => {
  const { code = 'answered' } = (await (await response).json()) as { code?: string };
  return code;
};

/** Rows about this partner, newest last. */
const audited = async (action: string) =>
  (await calls.audited(action)).filter((row) => row.details.through === partner.partnerId);

describe('a partner with a key', () => {
  it('gets a short-lived token of the person it names, with its own scopes and facility', async () => {
    const { status, headers, body } = await vouch(server, partner, nurse.email);
    expect([status, headers.get('cache-control'), headers.get('pragma')]).toEqual([
      200,
      'no-store',
      'no-cache',
    ]);
    expect(body).toEqual({
      access_token: expect.any(String),
      issued_token_type: TOKEN_EXCHANGE.accessToken,
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'prohealth search',
      facility_id: server.facilityId,
    });
    expect(decodeJwt(body.access_token)).toMatchObject({
      sub: nurse.staffId,
      azp: partner.partnerId,
      act: { sub: partner.partnerId },
      scopes: ['prohealth', 'search'],
      aud: `${server.origin}/api`,
    });
    const profile = await (await calls.get('/api/auth/profile', body.access_token)).json();
    expect(profile).toMatchObject({
      data: { sub: nurse.staffId, scopes: ['prohealth', 'search'], azp: partner.partnerId },
    });
  });

  it.each<[string, () => string]>([
    ['the e-mail address, in any case', () => nurse.email.toUpperCase()],
    ['the id', () => nurse.staffId],
  ])('identifies the person by %s', async (_, subject) => {
    expect(decodeJwt(await tokenOf(subject())).sub).toBe(nurse.staffId);
  });

  it('may authenticate in the form as well', async () => {
    const form = {
      client_id: partner.partnerId,
      client_secret: partner.key,
      subject_token_type: TOKEN_EXCHANGE.staffSubject,
      subject_token: nurse.email,
    };
    expect((await askToken(server, form)).status).toBe(200);
  });

  it('gets the person’s share of it, and no more than it asks for', async () => {
    const wide = await addPartner(server, { scopes: ['prohealth', 'search', 'hmCallInfo'] });
    const searcher = await server.addStaff({ scopes: ['prohealth', 'search', 'settings'] });
    expect((await vouch(server, wide, searcher.email)).body.scope).toBe('prohealth search');
    const asked = await vouch(server, wide, nurse.email, { scope: 'prohealth hmCallInfo' });
    expect(asked.body.scope).toBe('prohealth hmCallInfo');
    expect(await codeOf(calls.get(patientPath(patient), asked.body.access_token))).toBe('answered');
    const narrow = await vouch(server, wide, nurse.email, { scope: 'prohealth' });
    expect(await codeOf(calls.get(patientPath(patient), narrow.body.access_token))).toBe('scope-missing');
  });

  it('chooses among its facilities, by default the person’s first one', async () => {
    const both = [server.facilityId, server.otherFacilityId];
    const wide = await addPartner(server, { facilityIds: both });
    const moving = await server.addStaff({ facilityIds: [...both].reverse() });
    expect((await vouch(server, wide, moving.email)).body.facility_id).toBe(server.otherFacilityId);
    const request = { facility_id: server.facilityId };
    expect((await vouch(server, wide, moving.email, request)).body.facility_id).toBe(server.facilityId);
    expect((await vouch(server, partner, moving.email)).body.facility_id).toBe(server.facilityId);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['nobody', () => 'nobody@staff.example'],
    ['an id of nobody', () => newId()],
    [
      'somebody of another facility',
      async () => (await server.addStaff({ facilityIds: [server.otherFacilityId] })).email,
    ],
    ['somebody of no facility', async () => (await server.addStaff({ facilityIds: [] })).email],
  ])('learns nothing about %s', async (_, subject) => {
    const { status, body } = await vouch(server, partner, await subject());
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
    expect(body.error_description).toMatch(
      /^No member of staff at the partner's facilities has this subject/,
    );
  });

  it('gets no token for a user of another organisation', async () => {
    const organisationId = newId();
    await server.db.insertInto('organisation').values({ id: organisationId, name: 'Elsewhere' }).execute();
    const theirs = await addPartner(server, { organisationId });
    expect((await vouch(server, theirs, nurse.email)).body.error).toBe('invalid_grant');
  });

  it.each<[string, Form, number, string]>([
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['an ID token', { subject_token_type: TOKEN_EXCHANGE.idToken }, 400, 'invalid_request'],
    ['no subject', { subject_token: '' }, 400, 'invalid_request'],
    ['NUL in the subject', { subject_token: 'a\0b' }, 400, 'invalid_request'],
    ['a scope it has not', { scope: 'prohealth settings' }, 400, 'invalid_scope'],
    ['a facility that is none', { facility_id: 'x' }, 400, 'invalid_target'],
    ['another audience', { audience: 'https://evil.example' }, 400, 'invalid_target'],
    ['another resource', { resource: 'https://evil.example' }, 400, 'invalid_target'],
    ['an ID token in return', { requested_token_type: TOKEN_EXCHANGE.idToken }, 400, 'invalid_request'],
    ['another actor', { actor_token: 'x' }, 400, 'invalid_request'],
    ['a sign-in that is to come', { auth_time: '99999999999' }, 400, 'invalid_request'],
    ['a time in words', { auth_time: 'now' }, 400, 'invalid_request'],
    ['a page that is none of its own', { origin: 'https://evil.example' }, 400, 'invalid_request'],
    ['another client in the form', { client_id: newId() }, 400, 'invalid_request'],
    ['a secret in the form as well', { client_secret: 'x' }, 400, 'invalid_request'],
  ])('is refused %s', async (_, more, status, error) => {
    const answer = await vouch(server, partner, nurse.email, more);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.body.error_description).toMatch(/^[\x20-\x7e]{10,}$/);
  });

  it.each<[string, () => Form]>([
    ['another key', () => basic(partner.partnerId, 'careline_other')],
    ['no key', () => basic(partner.partnerId, '')],
    ['no such partner', () => basic(newId(), partner.key)],
    ['no id', () => basic('north-hospital', partner.key)],
    ['a header that is no Basic', () => ({ authorization: 'Bearer x' })],
    ['a header that cannot be read', () => ({ authorization: 'Basic %%%' })],
    ['nobody at all', () => ({})],
  ])('is not recognised by %s', async (_, headers) => {
    const form = { subject_token_type: TOKEN_EXCHANGE.staffSubject, subject_token: nurse.email };
    const { status, body } = await askToken(server, form, headers());
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it.each<[string, RequestInit, number]>([
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    [
      'a form that is too large',
      { body: new URLSearchParams({ subject_token: 'x'.repeat(1_100_000) }) },
      413,
    ],
    ['a parameter twice', { body: new URLSearchParams('grant_type=a&grant_type=b') }, 400],
    [
      'bytes that are no text',
      { body: 'a=%FF\xff', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
    ],
    ['an empty form', { body: new URLSearchParams() }, 400],
  ])('is told what to send instead of %s', async (_, init, status) => {
    const response = await server.fetch('/api/tokenExchange', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('never puts its parameters into the address', async () => {
    const response = await server.fetch(`/api/tokenExchange?client_secret=${partner.key}`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: TOKEN_EXCHANGE.grantType }),
    });
    expect(response.status).toBe(400);
  });

  it('must not keep its key in a page: a browser request is refused', async () => {
    const form = { subject_token_type: TOKEN_EXCHANGE.staffSubject, subject_token: nurse.email };
    const { body } = await askToken(server, form, {
      ...basic(partner.partnerId, partner.key),
      origin: PORTAL,
    });
    expect(body).toMatchObject({ error: 'unauthorized_client' });
  });

  it('is named in the audit for grants, refusals and every request', async () => {
    const token = await tokenOf(nurse.email, { origin: PORTAL });
    await vouch(server, partner, 'nobody@staff.example');
    await vouch(server, { ...partner, key: 'careline_other' }, nurse.email);
    await use(token);
    expect(await audited('partner/token')).toMatchObject([
      {
        outcome: 'done',
        staff_id: nurse.staffId,
        facility_id: server.facilityId,
        organisation_id: server.organisationId,
        details: { scopes: ['prohealth', 'search'], origin: PORTAL },
      },
      { outcome: 'refused', staff_id: null, details: { code: 'invalid_grant' } },
      { outcome: 'refused', staff_id: null, details: { code: 'invalid_client' } },
    ]);
    expect(await audited('user/get')).toMatchObject([{ outcome: 'done', person_ids: [patient] }]);
    expect(JSON.stringify(server.logLines)).not.toContain(partner.key);
  });

  it('gets at most a few audit rows a minute for unproven claims to be it', async () => {
    const tries = Array.from({ length: 30 }, () =>
      vouch(server, { ...partner, key: 'careline_other' }, nurse.email),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await audited('partner/token')).length).toBeLessThan(30);
    expect((await vouch(server, partner, nurse.email)).status).toBe(200);
  });
});
