import { randomUUID } from 'node:crypto';
import { listPartners, updatePartner } from '@careline/core/internal/administration';
import type { HttpClient } from '@careline/core/internal/http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPartnerFor } from './host-pages/add-partner-for.ts';
import type { PartnerClient } from './host-pages/ask-for-token.ts';
import { type Portal, startPortal } from './host-pages/portal.ts';
import { accessTokenOf } from './support/access-token.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { ADMIN, COACH } from './support/people.ts';
import { serviceClient } from './support/service.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

const PAGE = { html: '<!doctype html><html lang="en"><title>Ward</title><h1>Ward</h1>' };

/** Returns the results of a portal page's requests. Runs in the page. */
async function askAsPage({ careline, token }: { careline: string; token?: string | undefined }) {
  const given = token
    ? { token }
    : await (await fetch('/portal/careline-token', { method: 'POST', body: '{}' })).json();
  try {
    const answer = await fetch(`${careline}/api/auth/user/list`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${given.token}`,
        'content-type': 'application/json',
        'x-request-id': crypto.randomUUID(),
      },
      body: JSON.stringify({ by: 'name', text: 'ra', limit: 5 }),
    });
    const { data = [], code } = await answer.json();
    const requestId = answer.headers.get('x-request-id');
    return { token: given.token, status: answer.status, found: data.length, code, requestId };
  } catch (error) {
    return { token: given.token, failed: String(error) };
  }
}

/** Its own server, because another journey uses the shared one's administrator. */
let server: RunningServer;
let browser: Browser;
let ward: Portal;
let stranger: Portal;
let visitor: Visitor;
let admin: HttpClient;
let partner: PartnerClient & { readonly partnerId: string };
let token: string;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  visitor = await visit(browser);
  const options = { careline: server.origin, pages: () => PAGE };
  ward = await startPortal(options);
  stranger = await startPortal(options);
  admin = serviceClient(server.origin, await accessTokenOf(server.origin, ADMIN));
  partner = await addPartnerFor(admin, { origins: [ward.origin], scopes: ['prohealth', 'search'] });
  ward.become(partner);
});
afterAll(async () => {
  await browser?.close();
  await ward?.close();
  await stranger?.close();
  await server?.stop();
});

describe('a partner’s page', () => {
  it('gets a token for the user signed in there, and reads the service’s answer', async () => {
    await ward.signIn(visitor.context, COACH);
    await visitor.page.goto(`${ward.origin}/`);
    const answer = await visitor.page.evaluate(askAsPage, { careline: server.origin });
    expect(answer).toMatchObject({ status: 200, found: 5, requestId: expect.stringMatching(/^[\w-]{36}$/) });
    token = answer.token;
  });

  it('loads the elements by a build with its integrity, and by the address that follows updates', async () => {
    const note = await (await fetch(`${server.origin}/elements/release.json`)).json();
    const address = `${note.address}careline.js`;
    const loaded = await visitor.page.evaluate(
      async ([named, integrity, latest]) => {
        const load = (src: string, hash: string) =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            Object.assign(script, { type: 'module', crossOrigin: 'anonymous', integrity: hash, src });
            script.onload = () => resolve('loaded');
            script.onerror = () => resolve('refused');
            document.head.append(script);
          });
        return [
          await load(named, integrity),
          await load(`${latest}?wrong`, 'sha384-AAAA'),
          await load(latest, ''),
        ];
      },
      [address, note.importMap.integrity[address], `${server.origin}/elements/careline.js`] as const,
    );
    expect(loaded).toEqual(['loaded', 'refused', 'loaded']);
    expect(
      await visitor.page.evaluate(() => customElements.get('careline-patient-search') !== undefined),
    ).toBe(true);
  });

  it('reads nothing from another origin, even with the token', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${stranger.origin}/`);
    const answer = await page.evaluate(askAsPage, { careline: server.origin, token });
    expect(answer).toEqual({ token, failed: 'TypeError: Failed to fetch' });
    await close();
  });

  it('is refused at its next request once the partner is switched off, and gets no new token', async () => {
    const { data } = await admin.call(listPartners);
    const record = data.find(({ partnerId }) => partnerId === partner.partnerId);
    if (!record) throw new Error('The partner is not in the list');
    const { partnerId, name, issuer, origins, scopes, updatedAt } = record;
    const facilityIds = record.facilities.map((facility) => facility.facilityId);
    const body = { partnerId, name, issuer, origins, scopes, facilityIds, updatedAt, active: false };
    await admin.call(updatePartner, { body, idempotencyKey: randomUUID() });
    const used = await visitor.page.evaluate(askAsPage, { careline: server.origin, token });
    expect(used.failed ?? used.code).toMatch(/^(token-invalid|TypeError: Failed to fetch)$/);
    const refused = await visitor.page.evaluate(async () => {
      const answer = await fetch('/portal/careline-token', { method: 'POST', body: '{}' });
      return { status: answer.status, error: (await answer.json()).error };
    });
    expect(refused).toEqual({ status: 401, error: 'invalid_client' });
  });

  it('keeps the portal’s key out of the browser and of the server’s log', async () => {
    expect(await visitor.page.content()).not.toContain(partner.clientSecret);
    expect(server.log()).not.toContain(partner.clientSecret);
    expect(server.log()).not.toContain(token);
    expect(server.log()).toContain('partner/token');
  });
});
