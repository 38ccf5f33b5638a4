import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ADMINISTRATION_SCREENS } from './support/administration-screens.ts';
import { launch } from './support/browser.ts';
import { ENCOUNTER_SCREENS } from './support/encounter-screens.ts';
import { type ScreenVisitors, visitScreens } from './support/screen-visitors.ts';
import { RUNNING_CALL, SCREENS, type Screen } from './support/screens.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
const folder = process.env.CARELINE_SCREENSHOTS ?? '';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
const LOOKS = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'hi' },
] as const;
const PICTURED: readonly Screen[] = [
  ...SCREENS,
  ...ENCOUNTER_SCREENS,
  ...ADMINISTRATION_SCREENS.map((screen): Screen => ({ ...screen, by: 'admin' })),
  RUNNING_CALL,
];

/** Opened by the English labels of buttons. */
const IN_ENGLISH: readonly string[] = [
  'call-choice',
  'patient-add',
  'patient-registration',
  'give-a-patient',
];

let browser: Browser;
let visitors: ScreenVisitors;
let patient: Patient;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await launch();
  visitors = await visitScreens(browser, origin);
  const [found] = (await plainPatients(serviceClient(origin, visitors.token), 2)).slice(-1);
  if (!found) throw new Error('there is no patient');
  patient = found;
});
afterAll(() => browser?.close());

describe.each(LOOKS)('$theme $locale', ({ theme, locale }) => {
  it.each(PICTURED.map((screen) => [screen.name, screen] as const))('%s', async (name, screen) => {
    if (locale === 'hi' && (screen === RUNNING_CALL || name === 'login' || IN_ENGLISH.includes(name))) return;
    const page = await (await visitors.pageOf(screen)).context().newPage();
    await page.addInitScript((look) => localStorage.setItem('careline.ui', JSON.stringify(look)), {
      theme,
      density: 'comfortable',
      locale,
    });
    await page.emulateMedia({ colorScheme: theme });
    await screen.open(page, { origin, patient });
    for (const size of SIZES) {
      const { width } = size;
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}-${locale}.png`) });
      expect(overflow, `${name} scrolls sideways at ${width} px`).toBe(false);
    }
    await page.close();
  });
});
