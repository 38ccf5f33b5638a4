// spec: 11

import {
  createEncounter,
  type EncounterSlot,
  listEncounters,
  listSlots,
  type NewEncounter,
} from '@careline/core/internal/encounters';
import { slotDay } from '@careline/core/internal/encounters/health-check';
import { formatTime, isoDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { PATHS } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { confirmPerson, searchFor } from './pages/search-page.ts';
import { enter } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { chooseLook } from './support/look.ts';
import { ADMIN, FACILITY } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
const ZONE = 'Asia/Kolkata';
const WIDTHS = [1440, 768, 360];

let browser: Browser;
let first: Visitor;
let second: Visitor;
let http: HttpClient;
let patients: readonly Patient[];

beforeAll(async () => {
  browser = await launch();
  first = await visit(browser);
  second = await visit(browser);
  const token = await enter(first.page, origin, FACILITY, PATHS.healthCheckRegistration);
  await enter(second.page, origin, ADMIN, PATHS.healthCheckRegistration);
  http = serviceClient(origin, token);
  patients = await plainPatients(http, 8);
});
afterAll(() => browser?.close());

const patient = (index: number): Patient => {
  const found = patients[index];
  if (!found) throw new Error(`there is no patient ${index}`);
  return found;
};
/** Returns a free slot about two weeks from now. */
async function freeSlot(): Promise<EncounterSlot> {
  const day = (ahead: number) => isoDay(Math.floor(Date.now() / 1000) + ahead * 86_400, ZONE) ?? '';
  const { data } = await http.call(listSlots, { query: { from: day(14), to: day(20) } });
  const found = data.find(({ left, places }) => left === places);
  if (!found) throw new Error('there is no time without a booking');
  return found;
}

const timeOf = ({ period }: EncounterSlot) => formatTime(period.start, { timeZone: ZONE });
const radio = (page: Page, wanted: EncounterSlot) => page.getByRole('radio', { name: timeOf(wanted) });
const reopen = async (page: Page): Promise<void> => {
  await page.goto(`${origin}${PATHS.healthCheckRegistration}`);
  await page.getByRole('radio').first().waitFor();
};
const book = (page: Page) => page.getByRole('button', { name: 'Book the health check' }).click();

/** Finds the patient as staff do, and chooses package, day and time. */
async function fill(
  page: Page,
  { vitaId, uhid, appUserInfo }: Patient,
  wanted: EncounterSlot,
): Promise<void> {
  const options = await searchFor(page, uhid ?? vitaId);
  await options.first().click();
  await confirmPerson(page);
  await page.getByRole('heading', { name: appUserInfo.name }).waitFor();
  await page.getByLabel('Package').selectOption({ label: 'Heart check' });
  await page.getByRole('textbox', { name: 'Day' }).fill(slotDay(wanted, ZONE));
  await radio(page, wanted).check();
}

/** Only health checks: any demo patient may also have a consultation. */
const encountersOf = async ({ vitaId }: Patient) =>
  (await http.call(listEncounters, { query: { vitaId, kind: 'health-check' } })).data;

/** Returns a patient without a booking from an earlier attempt. */
async function withoutBooking(): Promise<Patient> {
  for (const one of [patient(6), patient(7)]) if ((await encountersOf(one)).length === 0) return one;
  throw new Error('everybody is booked');
}

/** Books a slot, or a time without one, as a colleague, bypassing the screen. */
async function bookBeside(
  { vitaId }: Patient,
  { id, period }: Pick<NewEncounter, 'period'> & { readonly id?: string },
): Promise<void> {
  const { facilityId } = await freeSlot();
  const metaInfo = { updatedAt: Math.floor(Date.now() / 1000) };
  const what = { encounterType: 'AHC', serviceType: 'PROHEALTH_CHECK', package: 'basic' } as const;
  const how = { consultationMode: 'PHYSICAL', encounterClass: 'AMB' } as const;
  const encounter = {
    id: crypto.randomUUID(),
    vitaId,
    facilityId,
    ...(id && { slotId: id }),
    period,
    ...what,
    ...how,
    metaInfo,
  };
  await http.call(createEncounter, { body: { encounter }, idempotencyKey: crypto.randomUUID() });
}

describe('a health check', () => {
  it('is booked once for the patient found, however often the button is pressed', async () => {
    const { page } = first;
    const wanted = await freeSlot();
    await reopen(page);
    await fill(page, patient(0), wanted);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Book the health check' }).dblclick();
    const booked = page.getByRole('region', { name: 'The health check is booked' });
    await booked.waitFor();
    expect(await booked.textContent()).toContain(patient(0).appUserInfo.name);
    const made = (await encountersOf(patient(0))).filter(({ slotId }) => slotId === wanted.id);
    expect(made).toMatchObject([{ encounterType: 'AHC', package: 'heart', status: 'CREATED' }]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Book another health check' }).click();
    await page.getByRole('combobox', { name: 'Find a patient' }).waitFor();
  });

  it('is found again on its day, moved, cancelled from the patient’s page, and completed on the day', async () => {
    const { page } = second;
    const [wanted, today] = [await freeSlot(), isoDay(Math.floor(Date.now() / 1000), ZONE) ?? ''];
    const booked = await withoutBooking();
    const { name } = booked.appUserInfo;
    await reopen(page);
    await fill(page, booked, wanted);
    await book(page);
    await page.getByRole('link', { name: 'Health checks on that day' }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: new RegExp(`^Move: ${name}`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption({ label: 'The patient asked for it' });
    await dialog.getByRole('textbox', { name: 'Day' }).fill(slotDay(wanted, ZONE));
    const free = dialog.locator('input[type=radio]:enabled').first();
    await free.check();
    const slotId = await free.inputValue();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText(`${name}: moved to `).waitFor();
    expect(await encountersOf(booked)).toMatchObject([{ slotId, status: 'CREATED', version: 2 }]);
    expect(await violations(page)).toEqual([]);

    await row.getByRole('link', { name }).click();
    const checks = page.getByRole('region', { name: 'Health checks', exact: true });
    const upcoming = checks.getByRole('list', { name: 'Upcoming' });
    await upcoming.getByRole('button', { name: /^Cancel check/ }).click();
    await dialog.getByLabel('Reason').selectOption({ label: 'The booking was a mistake' });
    await dialog.getByRole('button', { name: 'Cancel the check' }).click();
    await checks.getByRole('list', { name: 'Past' }).getByText('Cancelled').waitFor();
    expect(await violations(page)).toEqual([]);

    await bookBeside(booked, { period: { start: Date.parse(`${today}T04:00:00Z`) / 1000 } });
    await page.goto(`${origin}${PATHS.healthChecks}`);
    await row.getByRole('button', { name: /^Done/ }).click();
    await dialog.getByRole('button', { name: 'Record as done' }).click();
    await row.getByText('Completed').waitFor();
    await row.getByRole('button', { name: /^History/ }).click();
    await dialog.getByText('Assigned to staff').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(4);
    await page.keyboard.press('Escape');
    const { data } = await http.call(listEncounters, {
      query: { from: today, to: today, status: 'COMPLETED' },
    });
    expect(data.map(({ vitaId }) => vitaId)).toContain(booked.vitaId);
  });

  it('gives the last place to one person; the second sees that and takes the next', async () => {
    const wanted = await freeSlot();
    for (const index of [2, 3, 4].slice(0, wanted.left - 1)) await bookBeside(patient(index), wanted);
    for (const [index, { page }] of [first, second].entries()) {
      await reopen(page);
      await fill(page, patient(index), wanted);
    }
    await Promise.all([book(first.page), book(second.page)]);
    const booked = (page: Page) => page.getByRole('heading', { name: 'The health check is booked' });
    const placeTaken = (page: Page) => page.getByText('Someone else has just taken the last place');
    const ends = async ({ page }: Visitor) => {
      await booked(page).or(placeTaken(page)).waitFor();
      return booked(page).isVisible();
    };
    const won = [await ends(first), await ends(second)];
    expect(won.toSorted()).toEqual([false, true]);
    const loser = won[0] ? second.page : first.page;
    await loser.getByRole('button', { name: /^Choose \d/ }).click();
    expect(await violations(loser)).toEqual([]);
    await book(loser);
    await booked(loser).waitFor();
  });

  it('lists missing entries in every theme and width', async () => {
    const { page } = first;
    await page.goto(`${origin}${PATHS.healthCheckRegistration}?patient=${patient(5).vitaId}`);
    await page.getByRole('heading', { name: patient(5).appUserInfo.name }).waitFor();
    await page.getByRole('radio').first().waitFor();
    await book(page);
    await page.getByRole('link', { name: 'Choose a package.' }).click();
    const looks = [
      ['light', 'en'],
      ['dark', 'en'],
      ['light', 'hi'],
    ] as const;
    for (const [theme, locale] of looks) {
      await chooseLook(page, theme, locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(overflow, `scrolls sideways at ${width} px, ${theme} ${locale}`).toBe(false);
      }
      expect(await violations(page), `${theme} ${locale}`).toEqual([]);
    }
  });
});
