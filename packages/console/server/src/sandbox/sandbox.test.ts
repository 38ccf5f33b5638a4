import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readListedPage } from '@careline/core/internal/administration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { ensureDemoAccounts } from '../demo/demo-accounts.ts';
import { partnerKeyHash } from '../partners/partners.ts';
import { webhookHeaders } from '../partners/webhooks/sign-webhook.ts';
import { runWork } from '../platform/database/work.ts';
import {
  ensureSandboxPartner,
  readSandboxOrigins,
  SANDBOX_PARTNER,
  sandboxOrigins,
} from './sandbox-partner.ts';
import { startSandbox } from './sandbox-server.ts';

const NOW = 1_780_000_000;
const { clientId, key } = SANDBOX_PARTNER;

describe.each(databasesOfRun)('the sandbox partner on the $kind database', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
    await runWork(database.db, ensureDemoAccounts);
  });
  afterAll(() => database.remove());

  it('is the same in every sandbox, whatever happened to it in the last one', async () => {
    const origins = sandboxOrigins(4401);
    const ensure = () =>
      runWork(database.db, (tx) =>
        ensureSandboxPartner(tx, { origins, webhooks: 'http://localhost:4401/webhooks', now: NOW }),
      );
    const read = () =>
      database.db.selectFrom('partner').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow();
    await ensure();
    const first = await read();
    expect(first).toMatchObject({ key_hash: partnerKeyHash(key), active: true, origins });
    expect(await readSandboxOrigins(database.db)).toEqual(origins);
    await database.db.updateTable('partner').set({ active: false, origins: [] }).execute();
    await ensure();
    expect(await read()).toEqual(first);
    const facilities = await database.db.selectFrom('partner_facility').selectAll().execute();
    expect(facilities).toHaveLength(2);
    const webhooks = await database.db.selectFrom('webhook').select(['url', 'partner_id']).execute();
    expect(webhooks).toEqual([{ url: 'http://localhost:4401/webhooks', partner_id: clientId }]);
  });
});

it('only has pages that the settings accept, so that others can be added', () => {
  const origins = sandboxOrigins(4401);
  expect(origins.map(readListedPage)).toEqual(origins);
});

describe('the sandbox page', () => {
  const asked: { readonly authorization: string | undefined; readonly form: URLSearchParams }[] = [];
  let status = 200;
  const careline = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, form: new URLSearchParams(text) });
      response
        .writeHead(status)
        .end(JSON.stringify({ access_token: 'a-token', expires_in: 900, error: 'no' }));
    });
  });
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => careline.listen(0, '127.0.0.1', resolve));
    const { port } = careline.address() as AddressInfo;
    // Find a free port first, because the sandbox must be told its port.
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const own = (probe.address() as AddressInfo).port;
    await new Promise((resolve) => probe.close(resolve));
    sandbox = await startSandbox({
      careline: `http://127.0.0.1:${port}`,
      port: own,
      readOrigins: () => Promise.resolve([...sandboxOrigins(own), 'https://added.example']),
    });
  });
  afterAll(async () => {
    await sandbox.close();
    await new Promise((resolve) => careline.close(resolve));
  });

  const token = (origin?: string) =>
    fetch(`${sandbox.origin}/careline-token?as=doctor@careline.example`, {
      method: 'POST',
      headers: origin ? { origin } : {},
    });

  it('shows elements, and the script that a partner would write', async () => {
    expect(await (await fetch(sandbox.origin)).text()).toContain('<careline-patient-search name="uhid">');
    const script = await (await fetch(`${sandbox.origin}/page.js`)).text();
    expect(script).toContain('createSession');
    expect(script).not.toContain(key);
  });

  it.each([
    ['its own page', undefined],
    ['the page of a development server', 'http://localhost:5173'],
    ['a page that an administrator added', 'https://added.example'],
  ])('exchanges a demo person for a token with its key, for %s', async (_, origin) => {
    const reply = await token(origin);
    expect(await reply.json()).toEqual({ token: 'a-token', expiresAt: expect.any(Number) });
    const { authorization, form } = asked.at(-1) ?? {};
    expect(authorization).toBe(`Basic ${Buffer.from(`${clientId}:${key}`).toString('base64')}`);
    expect(form?.get('subject_token')).toBe('doctor@careline.example');
    expect(form?.get('origin')).toBe(origin ?? sandbox.origin);
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin ?? sandbox.origin);
  });

  it('gives nothing to an unknown page, and says which it knows', async () => {
    const before = asked.length;
    const reply = await token('https://elsewhere.example');
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(await reply.text()).toContain('http://localhost:5173');
    expect(asked).toHaveLength(before);
  });

  it('passes on why there is no token', async () => {
    status = 400;
    const reply = await token();
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ error: 'no' });
  });

  it('accepts signed webhooks, each once', async () => {
    const body = JSON.stringify({ type: 'call.saved' });
    const post = (headers: Readonly<Record<string, string>>) =>
      fetch(`${sandbox.origin}/webhooks`, { method: 'POST', headers, body });
    const timestamp = Math.floor(Date.now() / 1000);
    const signed = webhookHeaders({ id: 'a', timestamp, body }, [SANDBOX_PARTNER.webhookSecret]);
    const old = webhookHeaders({ id: 'b', timestamp: timestamp - 301, body }, [
      SANDBOX_PARTNER.webhookSecret,
    ]);
    const replies = [
      await post(signed),
      await post(signed),
      await post(old),
      await post({ 'webhook-id': 'c' }),
    ];
    expect(replies.map(({ status: code }) => code)).toEqual([204, 204, 401, 401]);
    const received = await (await fetch(`${sandbox.origin}/webhooks?after=0`)).json();
    expect(received).toEqual([{ number: 1, id: 'a', body: { type: 'call.saved' } }]);
  });
});
