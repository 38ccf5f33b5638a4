import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsIn, SIZE, sidewaysFaults, ZOOMED } from '../e2e/support/accessible.ts';
import { ADMINISTRATION_SCREENS } from '../e2e/support/administration-screens.ts';
import { violations } from '../e2e/support/axe.ts';
import { launch, visit } from '../e2e/support/browser.ts';
import { EVERY_SCREEN } from '../e2e/support/every-screen.ts';
import { layoutShift } from '../e2e/support/layout-shift.ts';
import { EVERY_LOOK, LOCALES } from '../e2e/support/look.ts';
import { quiet } from '../e2e/support/quiet.ts';
import { routeScreens } from '../e2e/support/route-screens.ts';
import { type ScreenVisitors, visitScreens } from '../e2e/support/screen-visitors.ts';
import { RUNNING_CALL, type Screen } from '../e2e/support/screens.ts';
import { plainPatients, serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import { beginWalk, type Walk, walkFaults } from '../e2e/support/walk-screens.ts';

let server: RunningServer;
let browser: Browser;
let visitors: ScreenVisitors;
let patient: Patient;
let lookedAt = 0;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  visitors = await visitScreens(browser, server.origin);
  const [found] = (await plainPatients(serviceClient(server.origin, visitors.token), 4)).slice(-1);
  if (!found) throw new Error('there is no patient');
  patient = found;
}, 200_000);
afterAll(async () => {
  console.log(
    `accessibility: ${lookedAt} looks of ${EVERY_SCREEN.length + ADMINISTRATION_SCREENS.length} screens and the provider's pages`,
  );
  await browser?.close();
  await server?.stop();
});

async function lookAt(screen: Screen): Promise<void> {
  const page = await visitors.pageOf(screen);
  await screen.open(page, { origin: server.origin, patient });
  try {
    expect(await faultsIn(page, EVERY_LOOK)).toEqual([]);
    lookedAt += EVERY_LOOK.length;
  } finally {
    await screen.close?.(page);
  }
}

describe(`has no accessibility violation and no sideways scroll, in all ${EVERY_LOOK.length} looks`, () => {
  it.each(EVERY_SCREEN.map((screen) => [screen.name, screen] as const))('%s', (_, screen) => lookAt(screen));
  it.each(ADMINISTRATION_SCREENS.map((screen) => [screen.name, screen] as const))('%s', (_, screen) =>
    lookAt({ ...screen, by: 'admin' }),
  );
});

describe('in small windows, and while the browser translates the page', async () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await beginWalk(browser, server.origin);
  }, 200_000);

  const walked: readonly Screen[] = [
    ...(await routeScreens(() => walk.records)),
    ...EVERY_SCREEN.filter(({ isOverTheOneBefore }) => !isOverTheOneBefore),
    ...ADMINISTRATION_SCREENS.map((screen): Screen => ({ ...screen, by: 'admin' })),
  ];
  it.each(walked.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    expect(await walkFaults(walk, server.origin, screen)).toEqual([]);
    lookedAt += 4;
  });
});

/** Google calls 0.1 good; here nothing a person aims at may move. */
const MAX_SHIFT = 0.02;
const WINDOWS = [SIZE, { width: 360, height: 740 }];
/** Screens opened by their address alone; on others, a click or key moves things on purpose. */
const OPENED: readonly Screen[] = [
  ...EVERY_SCREEN.filter(
    ({ name, isOverTheOneBefore, close }) =>
      !['encounter', RUNNING_CALL.name].includes(name) && !isOverTheOneBefore && !close,
  ),
  ...ADMINISTRATION_SCREENS.filter(({ name }) => name !== 'give-a-patient').map(
    (screen): Screen => ({ ...screen, by: 'admin' }),
  ),
];

describe.each(WINDOWS)('nothing moves once it is rendered, in a window of $width px', (size) => {
  it.each(OPENED.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    const page = await visitors.pageOf(screen);
    await page.setViewportSize(size);
    try {
      await screen.open(page, { origin: server.origin, patient });
      await quiet(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
    } finally {
      await page.setViewportSize(SIZE);
      await screen.close?.(page);
    }
  });
});

/** The provider's pages follow the browser's settings, not the console's. */
const MEDIA = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  'dark contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;

describe.each(LOCALES)('the pages of the identity provider in %s', (language) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(browser, { locale: language }));
  });

  async function faultsOfPage(): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const [name, media] of Object.entries(MEDIA)) {
      await page.emulateMedia(media);
      for (const size of [SIZE, ZOOMED]) {
        await page.setViewportSize(size);
        const found = [...(await violations(page)), ...(await sidewaysFaults(page))];
        faults.push(...found.map((fault) => `${name} ${language} ${size.width} px: ${fault}`));
        lookedAt += 1;
      }
    }
    await page.setViewportSize(SIZE);
    return faults;
  }

  it('the login page, also after a wrong password', async () => {
    await page.goto(`${server.origin}/prohealth?login`);
    await page.waitForURL(/\/login\//);
    expect(await faultsOfPage()).toEqual([]);
    await page.locator('input[type=email]').fill('nobody@careline.example');
    await page.locator('input[type=password]').fill('not the password');
    await page.getByRole('button').first().click();
    await page.getByRole('alert').waitFor();
    expect(await faultsOfPage()).toEqual([]);
  });

  it('an expired link to set a new password', async () => {
    await page.goto(`${server.origin}/login/reset/${'A'.repeat(43)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faultsOfPage()).toEqual([]);
  });
});
