import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeProtectedHeader } from 'jose';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { readSettings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { createLog } from '../platform/http/log.ts';
import { cookieKeys } from './provider/cookie-keys.ts';
import { createIdentityProvider } from './provider/provider.ts';
import { keepKeysYoung, rotateKeys } from './rotate-keys.ts';
import { signToken, verifyToken } from './tokens/jwt.ts';
import { openKeyRing } from './tokens/key-ring.ts';
import { KEY_PURPOSES, loadSigningKeys } from './tokens/signing-keys.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAYS = 90;

describe.each(databases)('signing keys on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let db: Kysely<Schema>;

  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    await db.deleteFrom('signing_key').execute();
    await db.deleteFrom('secret').execute();
    await keysNow();
  });

  /** Returns the signing key and all verifying keys, creating the first ones. */
  async function keysNow() {
    const kids: string[][] = [];
    for (const purpose of KEY_PURPOSES) kids.push((await loadSigningKeys(db, purpose)).map(({ kid }) => kid));
    return [...kids, await cookieKeys(db)];
  }
  const counts = async () => (await keysNow()).map((keys) => keys.length);
  const signers = async () => (await keysNow()).map(([first]) => first);

  /** Makes the keys older, as if the time had passed. */
  async function pass(interval: string): Promise<void> {
    const created_at = sql<Date>`created_at - ${interval}::interval`;
    await db.updateTable('signing_key').set({ created_at }).execute();
    await db.updateTable('secret').set({ created_at }).execute();
  }

  it('are published before they sign', async () => {
    const before = await signers();
    await rotateKeys(db);
    await pass('9 minutes');
    expect(await signers()).toEqual(before);
    expect(await counts()).toEqual([2, 2, 2, 2]);
    await pass('1 minute');
    const after = await signers();
    expect(after.filter((signer, index) => signer === before[index])).toEqual([]);
    expect(await counts()).toEqual([2, 2, 2, 2]);
  });

  it('are replaced at their age, once, and deleted when all their tokens have expired', async () => {
    await pass('89 days');
    await keepKeysYoung(db, DAYS);
    expect(await counts()).toEqual([1, 1, 1, 1]);
    await pass('2 days');
    await keepKeysYoung(db, DAYS);
    await keepKeysYoung(db, DAYS);
    expect(await counts()).toEqual([2, 2, 2, 2]);
    await pass('24 hours');
    await keepKeysYoung(db, DAYS);
    expect(await counts()).toEqual([2, 2, 2, 2]);
    const signing = await signers();
    await pass('11 minutes');
    await keepKeysYoung(db, DAYS);
    expect(await keysNow()).toEqual(signing.map((signer) => [signer]));
  });

  it('are never deleted when they are the only ones, however old', async () => {
    await pass('1 year');
    await keepKeysYoung(db, 9_999);
    expect(await counts()).toEqual([1, 1, 1, 1]);
  });

  it('reach every process without a restart, and old signatures stay valid', async () => {
    const kindOf = async () => ({
      keys: await openKeyRing(db, 'access'),
      typ: 'at+jwt',
      life: 900,
      issuer: 'https://c.example',
      audience: 'https://c.example/api',
    });
    const [one, other] = [await kindOf(), await kindOf()];
    const kidOf = (token: string) => decodeProtectedHeader(token).kid;
    const old = await signToken(one, { sub: 'asha' }, NOW);
    await rotateKeys(db);
    await pass('11 minutes');
    expect(kidOf(await signToken(one, { sub: 'asha' }, NOW))).toBe(kidOf(old));
    await one.keys.readKeys();
    await other.keys.readKeys();
    const fresh = await signToken(one, { sub: 'asha' }, NOW);
    expect(kidOf(fresh)).not.toBe(kidOf(old));
    for (const token of [old, fresh]) {
      expect(await verifyToken(other, token, NOW)).toMatchObject({ sub: 'asha' });
    }
  });

  it('of the provider are published by every process, old and new', async () => {
    const settings = readSettings({ CARELINE_DEMO: 'off', CARELINE_ORIGIN: 'https://c.example' });
    const provider = await createIdentityProvider(
      db,
      settings,
      createLog('off', () => undefined),
    );
    const server: Server = createServer((request, response) => provider.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const published = async () => {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/oidc/jwks`);
      return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
    };
    try {
      const before = await published();
      await rotateKeys(db);
      const { provider: sameBefore } = provider;
      await provider.readKeys();
      expect(provider.provider).not.toBe(sameBefore);
      expect(await published()).toEqual([...before, expect.any(String)]);
      const { provider: same } = provider;
      await provider.readKeys();
      expect(provider.provider).toBe(same);
    } finally {
      server.close();
    }
  });
});
