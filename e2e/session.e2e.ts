import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { callAddress, fillReached, patientRegion, recordOwnCall, saveCall } from './pages/call-page.ts';
import { fillLogin, signIn, signOut } from './pages/sign-in.ts';
import { COACH, FACILITY } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();

const exchanges = (asked: readonly string[]) =>
  asked.filter((path) => path === '/api/identityExchange').length;

function recordPaths(): string[] {
  const asked: string[] = [];
  visitor().page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

async function patientsOf(token: string, count: number) {
  return plainPatients(serviceClient(origin, token), count);
}

describe('the session', () => {
  it('is renewed silently when the access token has ended', async () => {
    const { page } = visitor();
    await page.clock.install();
    await signIn(page, origin, COACH);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const asked = recordPaths();
    await page.clock.fastForward('20:00');
    await page.getByRole('navigation').getByRole('link', { name: 'Call Status History' }).click();
    await page.getByRole('row').nth(1).waitFor();
    expect(exchanges(asked)).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/prohealth/call-status-history');
    expect(visitor().faults).toEqual([]);
  });

  it('is renewed on every change of path and survives a reload', async () => {
    const { page } = visitor();
    await signIn(page, origin, COACH);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const asked = recordPaths();
    const renewed = page.waitForResponse((response) => response.url().endsWith('/api/identityExchange'));
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    expect((await renewed).status()).toBe(200);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    expect(exchanges(asked)).toBe(2);
  });

  it('locks without patient data while the provider is away, and opens again', async () => {
    const { page } = visitor();
    const token = await signIn(page, origin, COACH);
    const [patient] = await patientsOf(token, 1);
    const name = patient?.appUserInfo.name ?? '';
    await page.goto(`${origin}${callAddress(patient?.vitaId ?? '')}`);
    await patientRegion(page).getByText(name).waitFor();
    await page.route('**/oidc/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await page.getByText('The sign-in service cannot be reached').waitFor();
    expect(await page.content()).not.toContain(name);
    await page.unroute('**/oidc/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await patientRegion(page).getByText(name).waitFor();
  });

  it('ends in every tab', async () => {
    const { page, context } = visitor();
    const token = await signIn(page, origin, COACH);
    const [patient] = await patientsOf(token, 1);
    const other = await context.newPage();
    await other.goto(`${origin}${callAddress(patient?.vitaId ?? '')}`);
    await patientRegion(other)
      .getByText(patient?.appUserInfo.name ?? '')
      .waitFor();
    await signOut(page);
    await other.waitForURL(/\/auth$/);
    expect(await other.content()).not.toContain(patient?.appUserInfo.name);
  });
});

describe('an ended session with something unsaved', () => {
  async function typeThenEnd(page: Page) {
    const token = await signIn(page, origin, COACH);
    const [patient] = await patientsOf(token, 1);
    await page.goto(`${origin}${callAddress(patient?.vitaId ?? '')}`);
    await recordOwnCall(page);
    await fillReached(page, { weight: '66.2', note: 'kept over the expiry' });
    const second = await visitor().context.newPage();
    await second.goto(`${origin}/prohealth`);
    await second.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await signOut(second);
    await second.close();
    await page.getByRole('dialog', { name: 'Sign in again to go on' }).waitFor();
  }

  async function signInAgain(page: Page, email: string) {
    const opened = visitor().context.waitForEvent('page');
    await page.getByRole('button', { name: 'Sign in in a new window' }).click();
    const window = await opened;
    await window.waitForURL(/\/login\//);
    await fillLogin(window, email);
    await window.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await window.close();
  }

  it('keeps it unseen, and saves it after signing in again', async () => {
    const { page } = visitor();
    await typeThenEnd(page);
    expect(await page.getByRole('textbox', { name: 'Weight' }).count()).toBe(0);
    await signInAgain(page, COACH);
    await page.getByRole('textbox', { name: 'Weight' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Weight' }).inputValue()).toBe('66.2');
    expect(await saveCall(page)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives it to nobody else', async () => {
    const { page } = visitor();
    await typeThenEnd(page);
    await signInAgain(page, FACILITY);
    await page.getByText(/Another person has signed in/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Weight' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Discard what I entered' }).click();
    await page.waitForURL(/\/auth$/);
  });
});
