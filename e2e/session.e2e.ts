// spec: 26, 211

import { listUserTouchpoints } from '@careline/core/internal/calls';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { callAddress, fillReached, patientRegion, saveCall } from './pages/call-page.ts';
import { enter, signIn, signOut } from './pages/sign-in.ts';
import { askedAgain, noteOf, openCall, signInBeside } from './pages/sign-in-beside.ts';
import { itInProve } from './support/in-prove.ts';
import { COACH } from './support/people.ts';
import { quiet } from './support/quiet.ts';
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
  itInProve('is renewed silently when the access token has ended', async () => {
    const { page } = visitor();
    await page.clock.install();
    await signIn(page, origin, COACH);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const asked = recordPaths();
    // Longer than a token's life minus its last minute, shorter than the idle lock's delay.
    await page.clock.fastForward('14:30');
    await page.getByRole('navigation').getByRole('link', { name: 'Call Status History' }).click();
    await page.getByRole('row').nth(1).waitFor();
    expect(exchanges(asked)).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/prohealth/call-status-history');
    expect(visitor().faults).toEqual([]);
  });

  itInProve('is renewed on every change of path and survives a reload', async () => {
    const { page } = visitor();
    await enter(page, origin, COACH);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    // A path change joins a renewal in progress, so the initial one must be over.
    await quiet(page);
    const asked = recordPaths();
    const renewed = page.waitForResponse((response) => response.url().endsWith('/api/identityExchange'));
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    expect((await renewed).status()).toBe(200);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    expect(exchanges(asked)).toBe(2);
  });

  itInProve('locks without patient data while the provider is away, and opens again', async () => {
    const { page } = visitor();
    const token = await enter(page, origin, COACH);
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
    const token = await enter(page, origin, COACH);
    const [patient] = await patientsOf(token, 1);
    const other = await context.newPage();
    await other.goto(`${origin}${callAddress(patient?.vitaId ?? '')}`);
    await patientRegion(other)
      .getByText(patient?.appUserInfo.name ?? '')
      .waitFor();
    // The notice only shows briefly.
    const loggedOut = other.getByText('Logging out now ', { exact: false }).waitFor();
    await signOut(page);
    await loggedOut;
    expect(await other.content()).not.toContain(patient?.appUserInfo.name);
    await other.waitForURL(/\/auth$/);
    await other.getByText('You are logged out.').waitFor();
    expect(await other.content()).not.toContain(patient?.appUserInfo.name);
  });
});

/** Ends the provider's session, as after a long absence; a renewal then finds out. */
async function expire(page: Page): Promise<void> {
  await visitor().context.clearCookies();
  const second = await visitor().context.newPage();
  await second.goto(`${origin}/prohealth`);
  await second.waitForURL(/\/auth$/);
  await second.close();
  await askedAgain(page).waitFor();
}

describe('a session that ends while a form is filled in', () => {
  it('keeps values, focus and caret visible but out of reach, and restores them', async () => {
    const { page } = visitor();
    await openCall(page, origin, await enter(page, origin, COACH));
    await fillReached(page, { weight: '66.2', note: 'dizzy since Monday' });
    await noteOf(page).focus();
    await noteOf(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 11));
    await expire(page);
    expect(await noteOf(page).isVisible()).toBe(true);
    await page.keyboard.press('x');
    expect(await noteOf(page).inputValue()).toBe('dizzy since Monday');
    await signInBeside(page, COACH);
    await askedAgain(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
    const caret = await noteOf(page).evaluate((field: HTMLTextAreaElement) => [
      field === document.activeElement,
      field.value,
      field.selectionStart,
      field.selectionEnd,
    ]);
    expect(caret).toEqual([true, 'dizzy since Monday', 6, 11]);
    await page.keyboard.type('until');
    expect(await noteOf(page).inputValue()).toBe('dizzy until Monday');
    expect(await page.getByRole('textbox', { name: 'Weight' }).inputValue()).toBe('66.2');
    await saveCall(page);
  });

  it('resends the refused save with its key, and stores it once', async () => {
    const { page, context } = visitor();
    const token = await enter(page, origin, COACH);
    const { vitaId } = await openCall(page, origin, token);
    await fillReached(page, { weight: '66.2', note: 'saved over the expiry' });
    const saves: { key: string | undefined; contactId: string }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/calllog/add')) return;
      const { contactId } = request.postDataJSON() as { contactId: string };
      saves.push({ key: request.headers()['idempotency-key'], contactId });
    });
    const refusal = { type: 'about:blank', title: 'No', status: 401, code: 'token-expired' };
    await page.route('**/calllog/add', (route) => route.fulfill({ status: 401, json: refusal }), {
      times: 1,
    });
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save call' }).click();
    await askedAgain(page).waitFor();
    await signInBeside(page, COACH);
    await page.getByRole('region', { name: 'The call is saved' }).waitFor();
    expect(saves).toHaveLength(2);
    expect(saves[0]).toEqual(saves[1]);
    const { data } = await serviceClient(origin, token).call(listUserTouchpoints, { query: { vitaId } });
    expect(data.filter(({ id }) => id === saves[0]?.contactId)).toHaveLength(1);
  });

  itInProve('loses it only by a second word of the person', async () => {
    const { page } = visitor();
    await openCall(page, origin, await enter(page, origin, COACH));
    await fillReached(page, { note: 'given up' });
    await expire(page);
    await page.getByRole('button', { name: 'Do not sign in' }).click();
    await page.getByText(/is lost\.$/).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await noteOf(page).inputValue()).toBe('given up');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard what I entered' }).click();
    await page.waitForURL(/\/auth$/);
    await page.getByText('Your sign-in has ended. Please sign in again.').waitFor();
  });
});
