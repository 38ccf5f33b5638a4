// spec: 36, 180, 232

import type { Patient } from '@careline/core/internal/patients';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { callAddress, patientRegion } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { WITH_SERVICE_WORKER } from './support/browser.ts';
import { describeInProve, itInProve } from './support/in-prove.ts';
import { COACH } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest(WITH_SERVICE_WORKER);
const NOTICE = 'No Internet. Please Check your Connection';

const setOffline = (offline: boolean) => visitor().context.setOffline(offline);

/** Signs in and waits until the worker, which registers once the app is stable, has all its files. */
async function signInWithWorker(page: Page): Promise<string> {
  const token = await enter(page, origin, COACH);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return token;
}

async function somePatient(token: string): Promise<Patient> {
  const [patient] = await plainPatients(serviceClient(origin, token), 1);
  if (!patient) throw new Error('there is no patient');
  return patient;
}

interface CachedAnswer {
  readonly path: string;
  readonly text: string;
}

const readCaches = (page: Page): Promise<readonly CachedAnswer[]> =>
  page.evaluate(async () => {
    const cached: CachedAnswer[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        cached.push({ path: new URL(request.url).pathname, text: text ?? '' });
      }
    }
    return cached;
  });

describeInProve('the offline notice', () => {
  it('is shown at the top end of the screen, and disappears at once when the connection returns', async () => {
    const { page } = visitor();
    await enter(page, origin, COACH);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const notice = page.getByText(NOTICE);
    expect(await notice.count()).toBe(0);
    await setOffline(true);
    await notice.waitFor();
    const box = await notice.boundingBox();
    // Below the bar of 48 px; its buttons stay usable.
    expect(box?.y).toBe(56);
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1440 - 16);
    await setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  it('disappears after 30000 ms', async () => {
    const { page } = visitor();
    await page.clock.install();
    await enter(page, origin, COACH);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await setOffline(true);
    await page.getByText(NOTICE).waitFor();
    await page.clock.runFor(29_000);
    expect(await page.getByText(NOTICE).count()).toBe(1);
    await page.clock.runFor(1_000);
    await page.getByText(NOTICE).waitFor({ state: 'detached' });
  });
});

describe('the console without a network', () => {
  it('opens locked, with the notice and no patient data, and continues when the connection returns', async () => {
    const { page } = visitor();
    const token = await signInWithWorker(page);
    const { vitaId, appUserInfo } = await somePatient(token);
    await page.goto(`${origin}${callAddress(vitaId)}`);
    await patientRegion(page).getByText(appUserInfo.name).waitFor();
    await setOffline(true);
    await page.reload();
    await page.getByText('The sign-in service cannot be reached').waitFor();
    expect(await page.getByText(NOTICE).count()).toBe(1);
    expect(await page.content()).not.toContain(appUserInfo.name);
    await setOffline(false);
    await patientRegion(page).getByText(appUserInfo.name).waitFor();
    expect(visitor().faults).toEqual([]);
  });

  itInProve('opens at any address of it', async () => {
    const { page } = visitor();
    await signInWithWorker(page);
    await setOffline(true);
    await page.goto(`${origin}/prohealth/call-status-history`);
    await page.getByText('The sign-in service cannot be reached').waitFor();
  });

  itInProve('opens an area that was never opened before', async () => {
    const { page } = visitor();
    await signInWithWorker(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Call Status History' }).click();
    await page.getByRole('heading', { level: 1, name: 'Call Status History' }).waitFor();
    expect(await page.getByText('This part of the console stopped working').count()).toBe(0);
  });
});

describe('the worker’s cache', () => {
  it('contains static files of this origin and the configuration, whatever was opened', async () => {
    const { page } = visitor();
    const token = await signInWithWorker(page);
    const { vitaId, appUserInfo } = await somePatient(token);
    await page.goto(`${origin}${callAddress(vitaId)}`);
    await patientRegion(page).getByText(appUserInfo.name).waitFor();
    const cached = await readCaches(page);
    const NAMED = ['/appearance.js', '/config.json', '/icon.svg', '/index.html'];
    const others = cached.filter(({ path }) => !/^\/assets\/[\w.-]+\.(js|css)$/.test(path));
    expect(others.map(({ path }) => path).sort()).toEqual(NAMED);
    const everything = cached.map(({ text }) => text).join('\n');
    for (const secret of [token, appUserInfo.name, vitaId, COACH]) expect(everything).not.toContain(secret);
  });

  it('leaves services, the provider and its callback to the browser', async () => {
    const { page, context } = visitor();
    await signInWithWorker(page);
    const fromWorker: string[] = [];
    context.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
    });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(fromWorker).toContain('/config.json');
    expect(fromWorker.filter((path) => /^\/(api|oidc|login|auth)\b/.test(path))).toEqual([]);
  });
});

describeInProve('the installed console', () => {
  it('has a manifest that the browser accepts', async () => {
    const { page, context } = visitor();
    await page.goto(`${origin}/auth`);
    const devtools = await context.newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'en',
    });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Test browsers are always private, and those can't install apps.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  it.each([
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-192', 192],
    ['maskable-512', 512],
    ['apple-touch-icon', 180],
  ])('%s is an image of its declared size', async (name, size) => {
    const { page } = visitor();
    await page.goto(`${origin}/auth`);
    const width = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    }, `/icons/${name}.png`);
    expect(width).toBe(size);
  });
});
