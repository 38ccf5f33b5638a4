import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetricsClient } from '@careline/core/internal/metrics';
import { patientPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPartnerFor } from './host-pages/add-partner-for.ts';
import { HOSPITAL_STYLE, hospitalPage, hospitalStyle } from './host-pages/hospital-page.ts';
import { type Portal, startPortal } from './host-pages/portal.ts';
import { ELEMENTS_FOLDER } from './host-pages/search-pages.ts';
import { callAddress, fillReached, recordOwnCall, saveCall } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { launch, visit } from './support/browser.ts';
import type { Locale, Theme } from './support/look.ts';
import { ADMIN, COACH } from './support/people.ts';
import { type Moment, openStudio, type PressedKey, type Studio } from './support/picture-studio.ts';
import { quiet } from './support/quiet.ts';
import { dataClient, plainPatients, serviceClient } from './support/service.ts';
import { shiftClock } from './support/shifted-clock.mjs';
import { type RunningServer, startServer } from './support/start-server.ts';

const folder = process.env.CARELINE_PICTURES ?? '';
/** The limit is low because a page shows all of them at once. */
const MAX_BYTES = 200_000;
const MAX_BYTES_ANIMATED = 1_500_000;
const DAY_MS = 86_400_000;
/** In Indian time: within the demo facilities' calling hours. */
const HALF_PAST_TEN_MS = 5 * 3_600_000;

/**
 * Returns the shift to 10:30 on the next Thursday, so that all pictures show the same morning. Always ahead of now,
 * because browsers drop cookies that have expired by their own clock.
 */
function shiftToThursday(): number {
  const now = Date.now();
  const isThursday = (at: number) => new Date(at).getUTCDay() === 4;
  let morning = Math.ceil(now / DAY_MS) * DAY_MS + HALF_PAST_TEN_MS;
  while (!isThursday(morning)) morning += DAY_MS;
  return morning - now;
}

const shift = shiftToThursday();
// This process calls the portal and the services, so it needs the same clock.
shiftClock(shift);
let server: RunningServer;
let browser: Browser;
let studio: Studio;
let portal: Portal;
let data: MetricsClient;
let patients: readonly Patient[];
let patient: Patient;

beforeAll(async () => {
  const clock = new URL('support/shifted-clock.mjs', import.meta.url).href;
  server = await startServer({
    NODE_OPTIONS: `--import ${clock}`,
    CARELINE_CLOCK_SHIFT_MS: String(shift),
  });
  const coach = serviceClient(server.origin, await accessTokenOf(server.origin, COACH));
  data = dataClient(coach);
  patients = await byReadings(await plainPatients(coach, 8));
  const [found] = patients;
  if (!found) throw new Error('there is no patient');
  patient = found;
  browser = await launch();
  studio = await openStudio(browser, 1.25);
}, 300_000);
afterAll(async () => {
  await portal?.close();
  await browser?.close();
  await server?.stop();
});

/** Sorts patients with most readings first: a chart of three points says little. */
async function byReadings(found: readonly Patient[]): Promise<readonly Patient[]> {
  const to = Math.floor(Date.now() / 1000);
  const counted = await Promise.all(
    found.map(async (one) => {
      const pressures = await data.read({ vitaId: one.vitaId, metric: 'bloodpressure', from: 0, to });
      return { one, count: pressures.length };
    }),
  );
  return counted.sort((one, other) => other.count - one.count).map(({ one }) => one);
}

interface Look {
  readonly theme?: Theme;
  readonly locale?: Locale;
  readonly browser?: BrowserContextOptions;
}

const WINDOW: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 };
const LOW: BrowserContextOptions = { ...WINDOW, viewport: { width: 1280, height: 640 } };
const TALL: BrowserContextOptions = { viewport: { width: 1280, height: 940 } };
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** Opens the console as the coach, with this look. */
async function coachAt(path: string, { theme = 'light', locale = 'en', ...own }: Look = {}): Promise<Page> {
  const { page, context } = await visit(browser, {
    ...WINDOW,
    ...own.browser,
    colorScheme: theme === 'dark' ? 'dark' : 'light',
  });
  await context.addInitScript(shiftClock, shift);
  await context.addInitScript((look) => localStorage.setItem('careline.ui', JSON.stringify(look)), {
    theme,
    density: 'comfortable',
    locale,
  });
  // Stored account settings would override the browser's, and the tour would open.
  await context.route('**/api/**/preference**', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { code: 1, preference: { preferenceInfo: storedFor(route.request().url()) } } })
      : route.continue(),
  );
  await enter(page, server.origin, COACH, path);
  await settled(page);
  return page;
}

/** Returns the stored preference for a request's address. */
const storedFor = (url: string) => (url.includes('ACCOUNT_INFO') ? { tour: 'shown' } : null);

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await quiet(page);
  await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
}

function keep(name: string, file: Buffer, most = MAX_BYTES): void {
  writeFileSync(join(folder, `${name}.webp`), file);
  expect(file.length, `${name}.webp is too large`).toBeLessThanOrEqual(most);
}

interface Outcome {
  readonly key: string;
  readonly words: string;
}

/** Outcomes of simulated calls by the number's last digit; other numbers are answered. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  7: { key: '4', words: 'No answer' },
  8: { key: '5', words: 'Busy' },
  9: { key: '6', words: 'Switched off or unreachable' },
};

const dialButton = (page: Page) => page.locator('button:focus', { hasText: /^Call [+\d]/ });
const outcomes = (page: Page) => page.getByRole('group', { name: 'Call outcome' });
const saved = (page: Page) => page.getByRole('region', { name: 'The call is saved' });

async function outcomeAhead(page: Page): Promise<Outcome> {
  const digit = /\d(?=\D*$)/.exec((await dialButton(page).textContent()) ?? '')?.[0] ?? '';
  const outcome = OUTCOMES[digit];
  if (!outcome)
    throw new Error('The first patient of the demo answers now: five keys do not log a call with readings.');
  return outcome;
}

/** Returns a patient's latest values, so that a call's values can be close to them. */
async function lastValues({ vitaId }: Patient): Promise<Readonly<Record<string, number>>> {
  const to = Math.floor(Date.now() / 1000);
  const metrics = ['bloodpressure', 'body'] as const;
  const newest = await Promise.all(
    metrics.map(async (metric) => (await data.read({ vitaId, metric, from: 0, to })).at(-1)),
  );
  const values = newest.flatMap((record) => record?.values ?? []);
  return Object.fromEntries(values.map(({ key, text }) => [key, Number(text)]));
}

async function fillCall(page: Page, called: Patient): Promise<void> {
  const { systolic = 128, diastolic = 82, weight = 64 } = await lastValues(called);
  await fillReached(page, {
    systolic: String(systolic + 4),
    diastolic: String(diastolic + 2),
    weight: (weight + 0.4).toFixed(1),
  });
}

it('a morning of calls, so that the numbers of the day are not all zero', async () => {
  const page = await coachAt('/prohealth');
  for (const called of patients.slice(1)) {
    await page.goto(`${server.origin}${callAddress(called.vitaId)}`);
    await recordOwnCall(page);
    await fillCall(page, called);
    await saveCall(page);
  }
});

it('the call in five keys', async () => {
  const page = await coachAt('/prohealth');
  const moments: Moment[] = [];
  const take = async (pressed: number, milliseconds: number) =>
    void moments.push({ png: await page.screenshot(), pressed, milliseconds });

  await page.getByRole('listitem').first().waitFor();
  await take(0, 2200);
  await page.keyboard.press('n');
  await dialButton(page).waitFor();
  await settled(page);
  const { key, words } = await outcomeAhead(page);
  await take(1, 2200);
  await page.keyboard.press('Enter');
  await outcomes(page).waitFor();
  await take(2, 1200);
  await page.getByRole('group', { name: 'Line' }).getByText(words).waitFor({ timeout: 40_000 });
  await take(2, 1500);
  await page.keyboard.press(key);
  await page.getByRole('button', { name: `Change: ${words}` }).waitFor();
  await take(3, 1800);
  await page.keyboard.press('Enter');
  await saved(page).waitFor();
  await take(4, 1800);
  await page.keyboard.press('n');
  await dialButton(page).waitFor();
  await settled(page);
  await take(5, 2600);
  const keys: readonly PressedKey[] = [
    { key: 'N', does: 'next patient' },
    { key: 'Enter', does: 'dial' },
    { key, does: words.toLowerCase() },
    { key: 'Enter', does: 'save' },
    { key: 'N', does: 'next patient' },
  ];
  keep('call-in-five-keys', await studio.animation(moments, keys), MAX_BYTES_ANIMATED);
}, 300_000);

/** Returns the window's area down to the last fully visible list row. */
async function wholeRows(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const rows = await page.getByRole('main').getByRole('listitem').all();
  const boxes = await Promise.all(rows.slice(0, 12).map((row) => row.boundingBox()));
  const ends = boxes.map((box) => (box ? box.y + box.height : 0)).filter((end) => end <= height);
  return { x: 0, y: 0, width, height: Math.round(Math.max(...ends)) };
}

it('the dashboard of a morning', async () => {
  const page = await coachAt('/prohealth', { browser: TALL });
  await page.getByRole('listitem').first().waitFor();
  keep('dashboard', await studio.still(await page.screenshot({ clip: await wholeRows(page) })));
});

it('a call at night', async () => {
  const page = await coachAt(callAddress(patient.vitaId), { theme: 'dark' });
  await recordOwnCall(page);
  await fillCall(page, patient);
  await page.getByText(/^Saved on this device/).waitFor();
  await page.getByRole('heading', { name: 'Call form' }).evaluate((heading) => {
    (document.activeElement as HTMLElement | null)?.blur();
    heading.parentElement?.scrollIntoView({ block: 'start' });
  });
  keep('call-dark', await studio.still(await page.screenshot()));
});

it('readings in Hindi', async () => {
  const page = await coachAt(`${patientPath(patient.vitaId, 'readings')}?trend=bloodPressure`, {
    locale: 'hi',
    browser: TALL,
  });
  await page.getByText('3 महीने').click();
  await page.getByRole('table').waitFor();
  await settled(page);
  keep('readings-hindi', await studio.still(await page.screenshot()));
});

it('a phone', async () => {
  const page = await coachAt(patientPath(patient.vitaId, 'readings'), { browser: PHONE });
  keep('phone', await studio.phone(await page.screenshot()));
});

it('a page of a hospital', async () => {
  portal = await startPortal({
    careline: server.origin,
    pages: (path) => ({ '/': hospitalPage(server.origin), [HOSPITAL_STYLE]: hospitalStyle() })[path],
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
  const admin = serviceClient(server.origin, await accessTokenOf(server.origin, ADMIN));
  const scopes = ['prohealth', 'search', 'hmCallInfo', 'call-status-history', 'charts'];
  portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes }));
  const { page, context } = await visit(browser, LOW);
  await context.addInitScript(shiftClock, shift);
  await portal.signIn(context, COACH);
  await page.goto(portal.origin);
  await page.getByRole('combobox', { name: 'Find a patient' }).fill('ramesh');
  await page.getByRole('option').first().waitFor();
  await settled(page);
  keep('hospital-page', await studio.still(await page.screenshot()));
});
