import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { faultsIn } from './support/accessible.ts';
import { ADMINISTRATION_SCREENS } from './support/administration-screens.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { stopsOf, tabTo } from './support/keyboard.ts';
import { lookName, lookOf } from './support/look.ts';
import { ADMIN } from './support/people.ts';
import { quiet } from './support/quiet.ts';
import type { ScreenFacts } from './support/screens.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

/** Its own server: it adds a person, and another file changes the administrator's password. */
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let page: Page;
let facts: ScreenFacts;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  admin = await visit(browser);
  ({ page } = admin);
  const token = await enter(page, server.origin, ADMIN);
  const [patient] = await plainPatients(serviceClient(server.origin, token), 1);
  if (!patient) throw new Error('there is no patient');
  facts = { origin: server.origin, patient };
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Waits until the page has loaded: a record that arrives late would undo earlier keystrokes. */
async function opened(name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await quiet(page);
}

async function type(field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

describe('by keyboard alone', () => {
  it.each(ADMINISTRATION_SCREENS.map((screen) => [screen.name, screen] as const))(
    '%s shows the focus at every stop, with nothing covering it',
    async (_, screen) => {
      await screen.open(page, facts);
      const stops = await stopsOf(page);
      expect(stops.filter(({ ringed, inSight }) => !ringed || !inSight)).toEqual([]);
    },
  );

  it('a person is added, changed and found in the audit', async () => {
    await page.goto(`${server.origin}/settings/staff`);
    await opened('Staff');
    await press(page.getByRole('link', { name: 'Add a person' }));
    await page.getByLabel('E-mail address').waitFor();
    // A new address per attempt: the first one may have been saved.
    await type(page.getByLabel('E-mail address'), `by.keyboard.${Date.now()}@careline.example`);
    await type(page.getByLabel('Name'), 'By Keyboard');
    await press(page.getByRole('checkbox', { name: 'Dashboard' }), 'Space');
    await press(page.getByRole('checkbox', { name: 'Careline Clinic, Anna Nagar' }), 'Space');
    await press(page.getByRole('button', { name: 'Add and send the e-mail' }));
    await opened('By Keyboard');
    await press(page.getByRole('checkbox', { name: 'Search' }), 'Space');
    await press(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await press(page.getByRole('link', { name: 'Audit' }));
    await opened('Audit');
    await page.getByRole('row').filter({ hasText: 'Arjun Menon' }).first().waitFor();
    expect(admin.faults).toEqual([]);
  });
});

describe('has no accessibility violation', () => {
  const LOOKED_AT = ADMINISTRATION_SCREENS.map((screen, number) => {
    const look = lookOf(number);
    return [screen.name, lookName(look), screen, look] as const;
  });
  it.each(LOOKED_AT)('%s, %s', async (_name, _look, screen, look) => {
    await screen.open(page, facts);
    expect(await faultsIn(page, [look])).toEqual([]);
  });
});
