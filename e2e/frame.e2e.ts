// spec: 34, 178, 235

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { enter, fillLogin, openLogin, signIn, signOut } from './pages/sign-in.ts';
import { COACH, FACILITY } from './support/people.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();
afterEach(() => expect(visitor().faults).toEqual([]));

const heading = (name: string) => visitor().page.getByRole('heading', { level: 1, name });
const flag = () => visitor().page.evaluate(() => localStorage.getItem('careline.loggedIn'));

/** Rows of specification 2.2, 4 (session) and 8, each with the file and the test that prove it. */
const ROWS = [
  ['2.2 every guarded navigation renews', 'session', 'is renewed on every change of path and survives'],
  ['2.2 without the flag to /auth', 'frame', 'lets nobody in who is not signed in'],
  ['2.2 the programme scope leads to /prohealth', 'frame', 'lands on the empty path, which leads'],
  ['2.2, 8 another scope is logged out', 'frame', 'are logged out, with the reason, when no scope of theirs'],
  ['2.2, 8 no scope is logged out', 'sign-in', 'are logged out, with the reason, without any scope'],
  ['2.2 the login parameter', 'sign-in', 'starts from any guarded address with the login parameter'],
  ['2.2 after login to the empty path', 'frame', 'lands on the empty path, which leads'],
  ['2.2 the worker, once stable', 'offline', 'is static files of this origin and the configuration'],
  ['4 the flag after a login and a renewal', 'frame', 'is true after a login and after a renewal'],
  ['4 the flag after a logout', 'frame', 'is false after a logout'],
  ['4, 8 a failed renewal', 'frame', 'is removed when a renewal is refused'],
  ['4 offline and back', 'offline', 'stands at the top end of the screen, and goes at once'],
  ['4 the account panel', 'shell-keyboard', 'is a drawer of the bottom bar on a small screen'],
  ['4 the index of the menu', 'frame', 'begins with the first item of the menu'],
  ['4 the first role', 'frame', 'begins with the first item of the menu'],
  ['8 offline', 'offline', 'goes after 30000 ms'],
  ['8 a failed callback', 'sign-in', 'is written down and ends at the sign-in area'],
  ['8 a logout', 'session', 'ends in every tab'],
] as const;

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, `${file}.e2e.ts`), 'utf8');

it('every row of the specification has a test', () => {
  expect(ROWS.filter(([, file, test]) => !textOf(file).includes(`('${test}`))).toEqual([]);
});

describe('the main guard', () => {
  it('rejects users who are not signed in, and sends no request to a service', async () => {
    const { page } = visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/prohealth', '/prohealth/searchByUhid', '/doctor/pwa_alerts', '/nowhere']) {
      await page.goto(`${origin}${path}`);
      await page.waitForURL(/\/auth$/);
    }
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await flag()).toBeNull();
  });
});

describe('a user who signs in', () => {
  it('lands on the empty path, which leads to the programme area', async () => {
    const { page } = visitor();
    const places: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) places.push(new URL(frame.url()).pathname);
    });
    await signIn(page, origin, COACH, '/prohealth');
    await heading('Dashboard').waitFor();
    expect(places.slice(places.lastIndexOf('/auth/callback') + 1)).toEqual(['/', '/prohealth']);
  });

  it('starts at the first menu item and shows the first role', async () => {
    const { page } = visitor();
    await signIn(page, origin, FACILITY);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link').first().waitFor();
    await menu.getByText('Coordinator').waitFor();
    const current = menu.getByRole('link').first();
    expect(await current.getAttribute('aria-current')).toMatch(/^(page|true)$/);
    expect(await menu.locator('[aria-current]').count()).toBe(1);
  });

  it('is logged out with the reason when no scope opens an area', async () => {
    const { page } = visitor();
    await page.route('**/api/auth/profile', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data?: object };
      const scopes = ['my_patients'];
      const json = answer.data ? { ...answer, data: { ...answer.data, scopes } } : { ...answer, scopes };
      await route.fulfill({ response, json });
    });
    await openLogin(page, origin);
    await fillLogin(page, COACH);
    await page.getByText(/none of your scopes opens an area/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(await flag()).not.toBe('true');
  });
});

describe('the logged-in flag', () => {
  it('is true after a login and after a renewal, whatever it was before', async () => {
    const { page } = visitor();
    await signIn(page, origin, COACH);
    await heading('Dashboard').waitFor();
    expect(await flag()).toBe('true');
    await page.reload();
    await heading('Dashboard').waitFor();
    expect(await flag()).toBe('true');
  });

  it('is false after a logout', async () => {
    const { page, context } = visitor();
    await enter(page, origin, COACH);
    await heading('Dashboard').waitFor();
    // A plain file of the origin only records the flag. Returning from the provider later is a guarded
    // navigation: its renewal is refused, which removes the flag.
    const listening = await context.newPage();
    await listening.goto(`${origin}/icon.svg`);
    const heard = listening.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('storage', ({ key, newValue }) => {
            if (key === 'careline.loggedIn') resolve(newValue);
          });
        }),
    );
    await signOut(page);
    expect(await heard).toBe('false');
  });

  it('is removed when a renewal is refused, and the user is sent to /auth', async () => {
    const { page, context } = visitor();
    await enter(page, origin, COACH);
    await heading('Dashboard').waitFor();
    await context.clearCookies();
    await page.reload();
    await page.waitForURL(/\/auth$/);
    expect(await flag()).toBeNull();
  });
});
