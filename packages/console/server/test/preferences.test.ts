// spec: 81, 82

import { randomUUID } from 'node:crypto';
import { PREFERENCE_IDENTIFIERS } from '@careline/core/internal/preferences';
import { MAX_LOGO_BYTES, PREFERENCE_KINDS } from '@careline/core/internal/preferences/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPagePolicy, type ReadPagePolicy } from '../src/service/page-policy.ts';
import { startTestServer, type TestServer, type TestStaff } from './test-server.ts';

let server: TestServer;
let admin: TestStaff;
let coach: TestStaff;

beforeAll(async () => {
  server = await startTestServer({ routes: [] });
  admin = await server.addStaff({ scopes: ['prohealth', 'settings'] });
  coach = await server.addStaff();
});
afterAll(() => server.stop());

const get = async (type: string, { token } = coach) => {
  const response = await server.fetch(`/api/preference/get?type=${type}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // biome-ignore lint/suspicious/noExplicitAny: preferences of every shape
  return ((await response.json()) as any).preference;
};

async function answerOf(response: Response) {
  // biome-ignore lint/suspicious/noExplicitAny: answers and problems
  return { status: response.status, body: (await response.json()) as any };
}

const update = async (body: object, { token } = admin) =>
  answerOf(
    await server.fetch('/api/preference/update', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const WEBP = Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1');

async function upload(bytes: Uint8Array, name: string, type: string, updatedAt: number, { token } = admin) {
  const body = new FormData();
  body.set('data', JSON.stringify({ logo: { name, updatedAt } }));
  body.set('file', new Blob([new Uint8Array(bytes)], { type }));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return answerOf(await server.fetch('/api/preference/logo', { method: 'POST', headers, body }));
}

const auditOf = (staffId: string) =>
  server.db
    .selectFrom('audit')
    .select(['action', 'outcome', 'details'])
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

const version = async (type: string, who = admin): Promise<number> => (await get(type, who)).updatedAt;

describe.each(PREFERENCE_IDENTIFIERS)('%s', (type) => {
  const { owner, example } = PREFERENCE_KINDS[type];
  const isVersioned = type !== 'ACCOUNT_INFO';
  const bodyOf = (preferenceInfo: unknown, updatedAt = 0) => ({
    type,
    preferenceInfo,
    ...(isVersioned && { updatedAt }),
  });

  it(`is stored, returned and refused as a preference of the ${owner}`, async () => {
    const wrong = await update(bodyOf({ ...example, other: 1 }));
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, 'body.preferenceInfo.other']);
    const stored = await update(bodyOf(example));
    expect([stored.status, stored.body.code]).toEqual([200, 1]);
    expect(stored.body.preference.preferenceInfo).toMatchObject(example);
    expect(await get(type, admin)).toEqual(stored.body.preference);
    const ofOthers = await get(type, coach);
    if (owner === 'organisation') expect(ofOthers).toEqual(stored.body.preference);
    else expect(ofOthers.preferenceInfo).toBeNull();
  });

  it.runIf(owner === 'organisation')(
    'is changed only with the right, and the audit names the author',
    async () => {
      const refused = await update(bodyOf(example), coach);
      expect([refused.status, refused.body.code]).toEqual([403, 'scope-missing']);
      expect(await auditOf(coach.staffId)).toMatchObject({ action: 'preference/update', outcome: 'refused' });
      expect(await auditOf(admin.staffId)).toMatchObject({
        action: 'preference/update',
        outcome: 'done',
        details: { preference: type },
      });
    },
  );

  it.runIf(isVersioned)('refuses the second of two simultaneous changes', async () => {
    const before = await version(type);
    const info = { ...example };
    // Repeating the save changes nothing, so it can be retried if the response is lost.
    expect((await update(bodyOf(info, 0))).status).toBe(200);
    expect(await version(type)).toBe(before);
    await server.db
      .updateTable(owner === 'organisation' ? 'preference' : 'staff_preference')
      .set({ info: JSON.stringify({}) })
      .where('type', '=', type)
      .execute();
    const late = await update(bodyOf(info, before - 1));
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await update(bodyOf(info, before))).status).toBe(200);
    expect(await version(type)).toBeGreaterThan(before);
  });
});

describe('the header logo', () => {
  let seconds = 0;
  let readPolicy: ReadPagePolicy;
  beforeAll(() => {
    readPolicy = createPagePolicy(server.db, server.settings, () => seconds * 1000);
  });
  /** Reads the policy on a page two seconds later. */
  async function policyLater() {
    seconds += 2;
    return readPolicy();
  }

  it('that is uploaded is served to everybody, with the type of its bytes, and cannot run anything', async () => {
    const { status, body } = await upload(WEBP, 'logo.webp', 'image/webp', await version('APPS'));
    expect([status, body.code]).toEqual([200, 1]);
    const { headerlogo1 } = (await get('APPS')).preferenceInfo;
    expect(headerlogo1).toMatch(/^\/logo\/[0-9a-f]{64}$/);
    const picture = await server.fetch(headerlogo1);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(WEBP);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
    expect(await auditOf(admin.staffId)).toMatchObject({ action: 'preference/logo', outcome: 'done' });
  });

  it.each([
    [
      'a drawing that could hold scripts',
      Buffer.from('<svg '),
      'logo.svg',
      'image/svg+xml',
      415,
      'file-type-refused',
    ],
    ['a document', Buffer.from('%PDF-1.7'), 'logo.pdf', 'application/pdf', 415, 'file-type-refused'],
    [
      'too many bytes',
      Buffer.concat([PNG, Buffer.alloc(MAX_LOGO_BYTES)]),
      'a.png',
      'image/png',
      413,
      'file-too-large',
    ],
    ['nothing in it', Buffer.alloc(0), 'a.png', 'image/png', 415, 'file-type-refused'],
    ['no name', PNG, '', 'image/png', 422, 'input-invalid'],
  ])('is refused: %s', async (_, bytes, name, type, status, code) => {
    const answer = await upload(bytes, name, type, await version('APPS'));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('cannot be uploaded without the right, nor with an outdated version', async () => {
    expect((await upload(PNG, 'a.png', 'image/png', 0, coach)).body.code).toBe('scope-missing');
    expect((await upload(PNG, 'a.png', 'image/png', 1)).body.code).toBe('conflict');
  });

  it('at an external address permits its origin alone in the policy, and removes the upload', async () => {
    const before = (await get('APPS')).preferenceInfo.headerlogo1;
    const headerlogo1 = 'https://cdn.hospital.example/brand/logo.svg';
    await update({ type: 'APPS', preferenceInfo: { headerlogo1 }, updatedAt: await version('APPS') });
    const open = await policyLater();
    expect(open.policy).toContain("img-src 'self' data: https://cdn.hospital.example;");
    expect(open.variant).not.toBe('');
    expect((await server.fetch(before)).status).toBe(404);
    await update({ type: 'APPS', preferenceInfo: { headerlogo1: null }, updatedAt: await version('APPS') });
    expect(await policyLater()).toMatchObject({
      policy: expect.stringContaining("img-src 'self' data:;"),
      variant: '',
    });
  });

  it('that was stored by other means writes nothing else into the policy', async () => {
    const info = JSON.stringify({ headerlogo1: "https://*;script-src 'unsafe-inline'" });
    await server.db.updateTable('preference').set({ info }).where('type', '=', 'APPS').execute();
    expect((await policyLater()).variant).toBe('');
  });

  it.each(['short', '0'.repeat(64), '%27'])('is not found: /logo/%s', async (name) => {
    expect((await server.fetch(`/logo/${name}`)).status).toBe(404);
  });
});

it('caused no server error in all of this', () => {
  expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
