import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { addPartnerFor } from './host-pages/add-partner-for.ts';
import { consolePage } from './host-pages/console-page.ts';
import { footprint, NO_FOOTPRINT, readGlobal } from './host-pages/page-footprint.ts';
import { type Portal, startPortal } from './host-pages/portal.ts';
import { ELEMENTS_FOLDER, pagePolicy } from './host-pages/search-pages.ts';
import { accessTokenOf } from './support/access-token.ts';
import { ADMIN, COACH } from './support/people.ts';
import { serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();
const SCOPES = ['prohealth', 'search', 'registration', 'hmCallInfo'];
let portal: Portal;

beforeAll(async () => {
  portal = await startPortal({
    careline: origin,
    pages: (path) =>
      ({
        '/': consolePage(origin),
        '/search': consolePage(origin, 'start-path="/prohealth/searchByUhid" hide-nav hide-topbar lang="hi"'),
        '/wrong': consolePage(origin, 'start-path="/nowhere"'),
        '/no-frames': consolePage(origin, '', pagePolicy(origin).replace(`frame-src ${origin}`, '')),
      })[path],
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
  const admin = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes: SCOPES }));
});
afterAll(() => portal?.close());
beforeEach(() => portal.signIn(visitor().context, COACH));

const inside = (page: Page) => page.frameLocator('careline-console iframe');
const heading = (page: Page, name: string) => inside(page).getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => inside(page).getByRole('navigation').getByRole('link', { name });

interface Heard {
  readonly type: string;
  readonly detail: { readonly path?: string } | null;
}

/** Returns the names of the element's events, with their path if they have one. */
const heard = async (page: Page): Promise<string[]> =>
  (await readGlobal<string[]>(page, 'heard'))
    .map((text) => JSON.parse(text) as Heard)
    .map(({ type, detail }) => `${type.replace('careline-', '')}${detail?.path ? ` ${detail.path}` : ''}`);

const RECORD = /^(route-changed?) \/prohealth\/patient\/[0-9a-f-]{36}$/;

it('runs the whole console and leaves the address, history and title of the page alone', async () => {
  const { page } = visitor();
  const place = () =>
    page.evaluate(() => ({ href: location.href, length: history.length, title: document.title }));
  await page.goto(`${portal.origin}/`);
  const before = await place();
  await heading(page, 'Dashboard').waitFor();
  await link(page, 'Search').click();
  await inside(page).getByRole('combobox', { name: 'Find a patient' }).fill('an');
  await inside(page).getByRole('option').first().click();
  await inside(page).getByRole('button', { name: 'Yes, this is the person' }).click();
  await inside(page).getByRole('link', { name: 'Readings and scores' }).waitFor();
  await expect.poll(async () => (await heard(page)).length).toBe(6);
  expect((await heard(page)).map((event) => event.replace(RECORD, '$1 patient'))).toEqual([
    'ready',
    'route-changed /prohealth',
    'route-change /prohealth/searchByUhid',
    'route-changed /prohealth/searchByUhid',
    'route-change patient',
    'route-changed patient',
  ]);
  const user = await page.evaluate(() => {
    const { user, path } = document.querySelector('careline-console') as unknown as {
      readonly user: { readonly scopes: readonly string[]; getName(): string };
      readonly path: string;
    };
    return { written: JSON.stringify(user), name: user.getName(), isPatient: path.includes('/patient/') };
  });
  expect(user.name).toMatch(/\w/);
  expect(user.written).not.toContain(user.name);
  expect(user.isPatient).toBe(true);

  // A page can prevent the navigation.
  await page.evaluate(() =>
    document.addEventListener('careline-route-change', (event) => event.preventDefault()),
  );
  await link(page, 'Registration').click();
  await expect.poll(async () => (await heard(page)).at(-1)).toBe('route-change /prohealth/onboarding/users');
  await page.evaluate((path) => {
    const element = document.querySelector('careline-console') as unknown as { navigate(path: string): void };
    element.navigate(path);
  }, '/prohealth/hmCallInfo');
  await heading(page, 'Call Info').waitFor();
  expect(await heard(page)).not.toContain('route-changed /prohealth/onboarding/users');
  expect(await place()).toEqual(before);
  expect(await footprint(page)).toEqual(NO_FOOTPRINT);
  expect(await readGlobal(page, 'violations')).toEqual([]);
  expect(visitor().faults).toEqual([]);
});

it('waits for the page when its token is refused, keeps entered data, and ends its session on sign-out', async () => {
  const { page, context } = visitor();
  await page.goto(`${portal.origin}/`);
  await link(page, 'Registration').click();
  const name = inside(page).getByRole('textbox', { name: /^Given name/ });
  await name.fill('Meena Kumari');
  await expect.poll(() => heard(page)).toContain('dirty-change');

  await context.clearCookies();
  const refusal = { status: 401, json: { title: 'Not signed in', status: 401, code: 'token-invalid' } };
  await page.route('**/api/**', (route) => route.fulfill(refusal));
  await inside(page)
    .getByRole('textbox', { name: /^Family name/ })
    .fill('Iyer');
  await inside(page)
    .getByRole('combobox', { name: /^Gender/ })
    .selectOption('FEMALE');
  await inside(page)
    .getByLabel(/^Date of birth/)
    .fill('1996-05-01');
  await inside(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await inside(page).getByText('You are not signed in').waitFor();
  expect(await name.isVisible()).toBe(false);
  expect((await heard(page)).slice(-2)).toEqual(['error', 'auth-required']);

  await page.unroute('**/api/**');
  await portal.signIn(context, COACH);
  await inside(page).getByRole('button', { name: 'Try again' }).click();
  await inside(page)
    .getByRole('button', { name: /Identity/ })
    .click();
  expect(await name.inputValue()).toBe('Meena Kumari');

  await inside(page)
    .getByRole('button', { name: /^Account menu of/ })
    .click();
  await inside(page).getByRole('button', { name: 'Logout' }).click();
  await inside(page).getByRole('button', { name: 'Sign out and delete it' }).click();
  await page.getByText('You are signed out.').waitFor();
  expect((await heard(page)).slice(-2)).toEqual(['sign-out', 'signed-out']);
  expect(await page.locator('careline-console iframe').count()).toBe(0);
});

it('starts at the address and with the look that the page sets, and reports invalid settings', async () => {
  const { page } = visitor();
  await page.goto(`${portal.origin}/search`);
  await heading(page, 'खोज').waitFor();
  expect(await inside(page).getByRole('navigation').count()).toBe(0);
  expect(await inside(page).getByRole('banner').count()).toBe(0);

  await page.goto(`${portal.origin}/wrong`);
  await heading(page, 'Dashboard').waitFor();
  expect(await readGlobal<string[]>(page, 'heard')).toContainEqual(
    JSON.stringify({ type: 'careline-error', detail: { code: 'config.unknown-path', retryable: false } }),
  );

  await page.goto(`${portal.origin}/no-frames`);
  await page.getByRole('alert').getByText('This part could not be shown.').waitFor();
  expect(await readGlobal<string[]>(page, 'heard')).toEqual([
    JSON.stringify({ type: 'careline-error', detail: { code: 'load.frame-blocked', retryable: true } }),
  ]);
});

it('says at once why it does not load on an unregistered origin, like doctor()', async () => {
  const { page } = visitor();
  await page.goto(`${portal.origin.replace('localhost', '127.0.0.1')}/`);
  await page.getByRole('alert').getByText('This part could not be shown.').waitFor();
  expect(await readGlobal<string[]>(page, 'heard')).toEqual([
    JSON.stringify({ type: 'careline-error', detail: { code: 'origin.unknown', retryable: true } }),
  ]);

  const codes = await page.evaluate(`(async () => {
    const { createSession, doctor } = await import('/elements/session.js');
    const expiresAt = Math.floor(Date.now() / 1000) + 60;
    const getToken = async () => ({ token: 'of-another-page', expiresAt });
    document.querySelector('careline-console').session = createSession({ services: '${origin}/api', getToken });
    return (await doctor()).findings.map(({ code }) => code);
  })()`);
  expect(codes).toContain('origin.unknown');
  expect(codes).not.toContain('services.unreachable');
});
