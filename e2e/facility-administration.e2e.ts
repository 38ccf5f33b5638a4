// spec: 81, facilities-changed

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listStaff, updateStaff } from '@careline/core/internal/administration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter, fillLogin, openLogin } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { ADMIN, FACILITY } from './support/people.ts';
import { quiet } from './support/quiet.ts';
import { serviceClient } from './support/service.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

/** Its own server, because a facility is closed here. */
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let second: Visitor;
let clerk: Visitor;
let token: string;

const NAME = 'Lake Clinic';

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  [admin, second, clerk] = [await visit(browser), await visit(browser), await visit(browser)];
  token = await enter(admin.page, server.origin, ADMIN, '/settings/facilities');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const facilityId = () => admin.page.url().split('/').at(-1) ?? '';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Assigns the clerk to the new facility only. */
async function assignClerk(): Promise<void> {
  const http = serviceClient(server.origin, token);
  const [person] = (await http.call(listStaff, { query: { text: FACILITY } })).data;
  if (!person) throw new Error('there is no clerk');
  const { staffId, name, roles, scopes, updatedAt } = person;
  const body = { staffId, name, roles, scopes, active: true, updatedAt, facilityIds: [facilityId()] };
  await http.call(updateStaff, { body, idempotencyKey: randomUUID() });
}

describe('a facility administrator', () => {
  it('adds a facility', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'Add a facility' }).click();
    await page.getByLabel('Name').fill(NAME);
    await page.getByLabel('Code').fill('blr-02');
    await page.getByLabel('Type').selectOption('Clinic');
    await save(page);
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await page.getByText('Open', { exact: true }).waitFor();
  });

  it('is warned about a colleague’s concurrent change and decides which version to use', async () => {
    const { page } = second;
    await enter(page, server.origin, ADMIN, `/settings/facilities/${facilityId()}`);
    await page.getByLabel('Address').fill('12 Lake Road');
    await admin.page.getByLabel('Address').fill('Another road');
    await save(admin.page);
    await admin.page.getByText('Saved.').waitFor();
    await save(page);
    await page.getByText('Arjun Menon changed this while you were working on it.').waitFor();
    await page.getByText('Address: “none” became “Another road”').waitFor();
    await page.getByRole('button', { name: 'Keep mine and save' }).click();
    await page.getByText('Saved.').waitFor();
  });

  it('closes it after reading who would lose access', async () => {
    await assignClerk();
    await openLogin(clerk.page, server.origin);
    await fillLogin(clerk.page, FACILITY);
    await clerk.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    const { page } = second;
    await page.getByRole('button', { name: 'Close this facility …' }).click();
    const dialog = page.getByRole('dialog', { name: `Close ${NAME}?` });
    await dialog.getByText('1 of them has no other facility').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('The lease ended');
    await dialog.getByRole('checkbox', { name: '1 person will not be able to sign in' }).check();
    await dialog.getByRole('button', { name: 'Close the facility' }).click();
    await page.getByText(/^Closed since .*: The lease ended$/).waitFor();
  });

  it('and the next request of its staff is refused, with the reason at sign-in', async () => {
    const { page } = clerk;
    const refused = page.waitForResponse((answer) => answer.url().includes('/api/') && !answer.ok());
    await page.reload();
    expect((await (await refused).json()).code).toBe('facility-closed');
    await page.waitForURL(/\/auth$/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(/the facility you work at is closed/).waitFor();
  });

  it.each(['/settings/facilities', '/settings/facilities/new', '/settings/organisation', ''])(
    'sees pages without violations, also on a narrow screen: %s',
    async (path) => {
      const { page } = second;
      if (path) await page.goto(`${server.origin}${path}`);
      else await page.goto(admin.page.url());
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await quiet(page);
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
});

describe('the administrator who sets the header logo', () => {
  const ORGANISATION = '/settings/organisation';
  const ELSEWHERE = 'https://cdn.hospital.example';
  const form = (page: Page) => page.getByRole('form', { name: 'Header logo' });
  const choose = (page: Page, kind: string) => form(page).getByText(kind, { exact: true }).click();
  const store = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();
  const saved = (page: Page) => form(page).getByText('Saved.').waitFor();
  /** Returns the picture's address in the top bar, once drawn. */
  const inBar = async ({ page }: Visitor): Promise<string> => {
    const bar = page.getByRole('banner').getByRole('img', { name: 'Careline' });
    await expect.poll(() => bar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(48);
    return (await bar.getAttribute('src')) ?? '';
  };
  const picture = () => readFile(new URL('host-pages/logo.png', import.meta.url));

  it('uploads it and sees it in the bar at once and after a reload', async () => {
    for (const { page } of [admin, second]) await page.goto(`${server.origin}${ORGANISATION}`);
    await form(second.page).waitFor();
    const { page } = admin;
    await choose(page, 'Our own picture');
    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await picture(),
    });
    await store(page);
    await saved(page);
    const address = await inBar(admin);
    expect(new URL(address, server.origin).pathname).toMatch(/^\/logo\/[0-9a-f]{64}$/);
    await page.reload();
    expect(await inBar(admin)).toBe(address);
  });

  it('is warned about a concurrent change, and may set an external address, which the policy then allows', async () => {
    const { page, context } = second;
    await context.route(`${ELSEWHERE}/**`, async (route) =>
      route.fulfill({ contentType: 'image/png', body: await picture() }),
    );
    await choose(page, 'A picture on the web');
    await page.getByLabel('Address of the picture').fill(`${ELSEWHERE}/logo.png`);
    await store(page);
    await page.getByText('Arjun Menon changed this while you were working on it.').waitFor();
    await page.getByText('“The default logo” became “An uploaded picture”').waitFor();
    await page.getByRole('button', { name: 'Keep mine and save' }).click();
    await saved(page);
    const start = page.waitForResponse((answer) => answer.request().isNavigationRequest());
    await page.getByRole('button', { name: 'Reload the page' }).click();
    expect((await start).headers()['content-security-policy']).toContain(`data: ${ELSEWHERE};`);
    expect(await inBar(second)).toBe(`${ELSEWHERE}/logo.png`);
  });

  it('removes it and gets the default back', async () => {
    const { page } = second;
    await choose(page, 'The default logo');
    await store(page);
    await saved(page);
    await page.getByRole('banner').getByText('Careline', { exact: true }).waitFor();
    expect(await page.getByRole('banner').getByRole('img', { name: 'Careline' }).count()).toBe(0);
  });
});
