import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogin, openLogin } from './pages/sign-in.ts';
import { SIZE, sidewaysFaults } from './support/accessible.ts';
import { appCode } from './support/authenticator.ts';
import { COLOUR_RULES, violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { type ClinicServer, clinicServer } from './support/clinic-server.ts';
import { freePort } from './support/free-port.ts';
import { tabTo } from './support/keyboard.ts';

const EMAIL = 'asha@clinic.example';
const REAL = { CARELINE_DEMO: 'off' };

let server: ClinicServer;
let browser: Browser;
let visitor: Visitor;
let password: string;

beforeAll(async () => {
  server = clinicServer(await freePort());
  const add = ['staff', 'add', '--email', EMAIL, '--name', 'Asha Verma', '--facility', 'North Clinic'];
  password = /Password.*: (\S+)/.exec(await server.command(add, REAL))?.[1] ?? '';
  await server.start(REAL);
  browser = await launch();
  visitor = await visit(browser);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

async function expectAccessible(): Promise<void> {
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  expect(await violations(page, COLOUR_RULES)).toEqual([]);
  expect(await sidewaysFaults(page)).toEqual([]);
  await page.setViewportSize(SIZE);
}

const field = (name: string) => visitor.page.getByLabel(name, { exact: true });
const heading = (name: string) => visitor.page.getByRole('heading', { level: 1, name });

/** Types by keyboard only: the field has the focus when the page opens, and Enter submits. */
async function type(text: string): Promise<void> {
  await visitor.page.keyboard.type(text);
  await visitor.page.keyboard.press('Enter');
}

describe('a second step at sign-in', () => {
  let secret: string;

  it('is turned on by keyboard from the sign-in page', async () => {
    const { page } = visitor;
    await openLogin(page, server.origin);
    const link = page.getByRole('link', { name: /Second step/ });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await heading('Second step at sign-in').waitFor();
    await expectAccessible();
    await tabTo(page, field('E-mail address'));
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Tab');
    await type(password);
    await heading('Turn the second step on').waitFor();
    await page.getByRole('img', { name: /Picture with the key/ }).waitFor();
    await expectAccessible();
    secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await tabTo(page, field('Code from the app'));
    await type('000 000');
    await page.getByRole('alert').waitFor();
    await expectAccessible();
    await field('Code from the app').fill(appCode(secret, -1));
    await page.keyboard.press('Enter');
    await heading('The second step is on').waitFor();
    expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
    await expectAccessible();
  });

  it('is asked for after the password', async () => {
    const { page } = visitor;
    await openLogin(page, server.origin);
    await fillLogin(page, EMAIL, password);
    await heading('Enter your code').waitFor();
    await expectAccessible();
    await tabTo(page, field('Code'));
    await type(appCode(secret));
    await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
    expect(visitor.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  });

  it('is listed with the password, which a signed-in user changes by keyboard from the account menu', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /^Account menu of/ }).focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: /^Password and sign-in security/ });
    await tabTo(page, link);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await opened.getByRole('heading', { level: 1, name: 'Password and sign-in security' }).waitFor();
    await opened.getByText(/It is on\. Recovery codes left: 10/).waitFor();
    expect(await violations(opened)).toEqual([]);
    const own = (name: string) => opened.getByLabel(name, { exact: true });
    await tabTo(opened, own('Current password'));
    await opened.keyboard.type(password);
    await opened.keyboard.press('Tab');
    await opened.keyboard.type('short');
    await opened.keyboard.press('Enter');
    await opened.getByText(/at least 12 characters\.$/).waitFor();
    expect(await own('New password').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violations(opened)).toEqual([]);
    const next = `${password} and more`;
    await own('Current password').fill(password);
    await own('New password').fill(next);
    await own('New password again').fill(next);
    await opened.keyboard.press('Enter');
    await opened.getByRole('heading', { level: 1, name: 'The new password is saved' }).waitFor();
    await opened.close();
    await page.reload();
    await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
  });

  it('is accessible in Hindi', async () => {
    const { page } = visitor;
    await page.goto(`${server.origin}/login/second-factor?ui_locales=hi`);
    await heading('साइन इन का दूसरा चरण').waitFor();
    await expectAccessible();
  });
});
