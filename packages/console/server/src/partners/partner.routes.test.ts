import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { partnerKeyHash } from './partners.ts';

describe.each(databasesOfRun)('partners on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let home: Organisation;
  let admin: Person;

  beforeAll(async () => {
    database = await open();
    care = await administration(database);
  });
  afterAll(async () => {
    await care?.close();
    await database?.remove();
  });
  beforeEach(async () => {
    home = await care.addOrganisation();
    admin = await care.addPerson(home, { scopes: ADMINISTRATOR, name: 'Meera Admin' });
  });

  const fields = (more: object = {}) => ({
    name: 'North Hospital',
    issuer: null,
    origins: ['https://intranet.example'],
    facilityIds: [home.facilityId],
    scopes: ['prohealth', 'search'],
    ...more,
  });
  const add = async (more: object = {}, key?: string) =>
    care.ask('partner/add', admin.token, fields(more), key);
  const list = async () => (await care.ask('partner/list', admin.token)).body.data;
  const change = (partnerId: string, updatedAt: number, more: object = {}) =>
    care.ask('partner/update', admin.token, { ...fields(), partnerId, active: true, updatedAt, ...more });

  it.each([
    ['partner/list', undefined],
    ['partner/add', {}],
    ['partner/update', {}],
  ])('%s needs the scope', async (path, body) => {
    const coach = await care.addPerson(home);
    expect((await care.ask(path, coach.token, body)).status).toBe(403);
  });

  it('gets a key that is shown once and stored as a hash', async () => {
    const key = randomUUID();
    const { body } = await add({}, key);
    expect(body.key).toMatch(/^careline_[\w-]{43}$/);
    expect(body.data).toMatchObject({ name: 'North Hospital', issuer: null, keyEnd: body.key.slice(-4) });
    const row = await care.db
      .selectFrom('partner')
      .selectAll()
      .where('id', '=', body.data.partnerId)
      .executeTakeFirstOrThrow();
    expect(row.key_hash).toBe(partnerKeyHash(body.key));
    const repeat = await add({}, key);
    expect(repeat.body).toEqual({ ...body, key: null });
    const rows = await care.db.selectFrom('idempotency_key').select('answer').execute();
    const audited = await care.audited('partner/add');
    expect(JSON.stringify([row, rows, audited, await list()])).not.toContain(body.key);
  });

  it('has an issuer instead of a key', async () => {
    const { body } = await add({ issuer: 'https://id.partner.example/' });
    expect(body).toMatchObject({ key: null, data: { issuer: 'https://id.partner.example', keyEnd: null } });
  });

  it('has the audience of its issuer’s tokens, which a key does not use', async () => {
    const { body } = await add({ issuer: 'https://id.partner.example', audience: 'portal' });
    expect(body.data.audience).toBe('portal');
    const { partnerId, updatedAt } = body.data;
    const other = await change(partnerId, updatedAt, {
      issuer: 'https://id.partner.example',
      audience: 'other',
    });
    expect(other.body.data.audience).toBe('other');
    const { details } = (await care.audited('partner/update')) ?? {};
    expect(details).toMatchObject({ changes: { audience: { before: 'portal', after: 'other' } } });
    const key = await change(partnerId, other.body.data.updatedAt, { audience: 'portal' });
    expect(key.body.data).toMatchObject({ issuer: null, audience: null });
  });

  it.each([
    ['a plain-text origin', { origins: ['http://intranet.example'] }, 'origins'],
    ['a way to the settings', { scopes: ['prohealth', 'settings'] }, 'scopes.1'],
    ['a way to the audit', { scopes: ['auditor'] }, 'scopes.0'],
    ['no origin', { origins: [] }, 'origins'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an issuer without a certificate', { issuer: 'http://id.partner.example' }, 'issuer'],
    ['an issuer on this machine without a certificate', { issuer: 'http://localhost:8080' }, 'issuer'],
    ['an issuer on this machine', { issuer: 'https://127.0.0.1' }, 'issuer'],
    ['an issuer where a cloud hands out credentials', { issuer: 'https://169.254.169.254' }, 'issuer'],
    ['an issuer in a private network', { issuer: 'https://10.0.0.5/id' }, 'issuer'],
  ])('is refused with %s', async (_, more, path) => {
    const { status, body } = await add(more);
    expect(status).toBe(422);
    expect(body.errors[0].path).toContain(path);
  });

  it.each([
    ['name', {}, {}],
    ['issuer', { issuer: 'https://id.example', name: 'A' }, { issuer: 'https://id.example', name: 'B' }],
  ])('is refused with another partner’s %s', async (field, first, second) => {
    await add(first);
    const { status, body } = await add(second);
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'conflict', field]);
  });

  it('gets a new key that ends the old one, and changes that are in the audit', async () => {
    const first = (await add()).body;
    const { partnerId, updatedAt } = first.data;
    const { body } = await change(partnerId, updatedAt, { newKey: true, active: false });
    expect(body.key).not.toBe(first.key);
    expect(body.data).toMatchObject({ active: false, updatedBy: { name: 'Meera Admin' } });
    const { details } = (await care.audited('partner/update')) ?? {};
    expect(details).toEqual({
      partner: partnerId,
      newKey: true,
      changes: { active: { before: true, after: false } },
    });
    const again = await change(partnerId, updatedAt);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  it('keeps the old key for a week on request, and ends it earlier', async () => {
    const first = (await add()).body;
    const { partnerId, updatedAt, keyEnd } = first.data;
    const withBoth = (await change(partnerId, updatedAt, { newKey: true, formerKey: 'keep' })).body;
    const { key_made_at: madeAt, ...row } = await care.db
      .selectFrom('partner')
      .selectAll()
      .where('id', '=', partnerId)
      .executeTakeFirstOrThrow();
    expect(withBoth.data.formerKey).toEqual({ end: keyEnd, until: (madeAt ?? 0) + 604_800 });
    expect([row.key_hash, row.former_key_hash]).toEqual([withBoth.key, first.key].map(partnerKeyHash));
    const ended = (await change(partnerId, withBoth.data.updatedAt, { formerKey: 'end' })).body;
    expect(ended).toMatchObject({ key: null, data: { formerKey: null, keyEnd: withBoth.data.keyEnd } });
  });

  it('changes from a key to an issuer and back', async () => {
    const { data } = (await add()).body;
    const toIssuer = (await change(data.partnerId, data.updatedAt, { issuer: 'https://id.example' })).body;
    expect(toIssuer).toMatchObject({ key: null, data: { keyEnd: null, issuer: 'https://id.example' } });
    const back = (await change(data.partnerId, toIssuer.data.updatedAt)).body;
    expect(back.key).toMatch(/^careline_/);
  });

  it('of another organisation is not found', async () => {
    const elsewhere = await care.addOrganisation('Elsewhere');
    const theirs = await care.addPerson(elsewhere, { scopes: ADMINISTRATOR });
    const { body } = await care.ask(
      'partner/add',
      theirs.token,
      fields({ facilityIds: [elsewhere.facilityId] }),
    );
    const answers = [];
    for (const partnerId of [body.data.partnerId, randomUUID()]) {
      const answer = await change(partnerId, body.data.updatedAt);
      answers.push({ status: answer.status, ...answer.body, requestId: '' });
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
    expect(answers[1]).toEqual(answers[0]);
    expect(await list()).toEqual([]);
  });

  describe('a system of a partner', () => {
    const KEYS = JSON.stringify({ keys: [{ kty: 'EC', crv: 'P-384', kid: 'one', x: 'x', y: 'y' }] });
    const backend = (more: object = {}) => ({
      account: admin.email,
      keys: 'https://feed.example/jwks.json',
      systemScopes: ['system/*.rs'],
      ...more,
    });

    it('is registered, changed, left as it is and removed', async () => {
      const { body } = await add({ backend: backend() });
      expect(body.data.backend).toEqual(backend());
      const { partnerId, updatedAt } = body.data;
      const changed = await change(partnerId, updatedAt, { backend: backend({ keys: KEYS }) });
      expect(changed.body.data.backend).toEqual(backend({ keys: KEYS }));
      const left = await change(partnerId, changed.body.data.updatedAt);
      expect(left.body.data.backend).toEqual(backend({ keys: KEYS }));
      const removed = await change(partnerId, left.body.data.updatedAt, { backend: null });
      expect(removed.body.data.backend).toBeNull();
    });

    it.each([
      ['an unknown account', { account: 'nobody@elsewhere.example' }, 'backend.account'],
      ['a private key', { keys: KEYS.replace('"x"', '"x","d":"secret"') }, 'backend.keys'],
      ['a key without an id', { keys: KEYS.replace('"kid":"one",', '') }, 'backend.keys'],
      ['no key', { keys: '{"keys":[]}' }, 'backend.keys'],
      ['any text', { keys: 'my key' }, 'backend.keys'],
      ['an address in the house', { keys: 'https://10.0.0.7/jwks' }, 'backend.keys'],
      ['an address without a certificate', { keys: 'http://feed.example/jwks' }, 'backend.keys'],
      ['a scope for writing', { systemScopes: ['system/Observation.cud'] }, 'backend.systemScopes'],
    ])('is refused with %s', async (_, wrong, path) => {
      const { status, body } = await add({ backend: backend(wrong) });
      expect([status, body.errors.map((fault: { path: string }) => fault.path)]).toEqual([422, [path]]);
    });
  });
});
