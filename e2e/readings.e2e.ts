// spec: 5, 64, 185, 222-224, alerts-acknowledged, alerts-worklist, readings-added, readings-agree

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BodyOf } from '@careline/core/internal/http';
import type { NewReading } from '@careline/core/internal/metrics';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addReading } from './pages/patient-page.ts';
import { enter, signIn } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH, DOCTOR } from './support/people.ts';
import { dataClient, serviceClient } from './support/service.ts';

const origin = inject('origin');
const UNKNOWN = '/prohealth/patient/01890000-0000-7000-8000-0000000000a1';
/** Overdue for longer than anyone else in this programme, so that this file's patient comes first. */
const CRITICAL = '/prohealth?kind=overdue&risk=critical&programme=ahc';
const LONG_AGO = '2014-01-01';
const ALERTS = '/doctor/pwa_alerts';
let browser: Browser;
let coach: Visitor;
let doctor: Visitor;
let vitaId: string;
const at = Math.floor(Date.now() / 1000) - 86_400;

/** Registers this journey's patient with two glucose values. */
async function aPatient(token: string): Promise<string> {
  const http = serviceClient(origin, token);
  const { id, version } = REGISTRATION_CONSENT;
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ given: 'Sarojini', family: 'Wellington' }],
    gender: 'FEMALE',
    birthDate: '1968-04-21',
    phones: [{ value: '+919848055571', use: 'mobile' }],
    enrolments: [{ programme: 'ahc', enrolledOn: LONG_AGO }],
    consent: { textId: id, version, locale: 'en', givenAt: at, how: 'spoken', by: 'patient' },
  };
  const { data } = await http.call(registerPatient, { body, idempotencyKey: randomUUID() });
  const metrics = dataClient(http);
  for (const [days, text] of [
    [3, '112'],
    [1, '163'],
  ] as const) {
    const reading: NewReading = {
      id: randomUUID(),
      metric: 'bloodglucose',
      timestamp: at - days * 86_400,
      values: [{ key: 'value', text, unit: 'mg/dL' }],
      mealSituation: 'MEAL_SITUATION_FASTING',
      metaInfo: { updatedAt: at },
    };
    await metrics.add(data.vitaId, 'bloodglucose', reading, randomUUID());
  }
  return data.vitaId;
}

beforeAll(async () => {
  browser = await launch();
  [coach, doctor] = await Promise.all([visit(browser), visit(browser)]);
  vitaId = await aPatient(await signIn(coach.page, origin, COACH));
});
afterAll(() => browser?.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a reading' });
const acknowledge = (page: Page) => page.getByRole('button', { name: 'Acknowledge: Sarojini Wellington' });
const answer = (page: Page) => page.getByRole('dialog', { name: 'Acknowledge: Sarojini Wellington' });
const glucose = (page: Page) => page.getByRole('main').getByText('Blood Glucose').first();

describe('all readings of a patient', () => {
  it('open from the search, and can be read on the chart by keyboard, in both units, as a table and a file', async () => {
    const { page } = coach;
    await page.goto(`${origin}/prohealth/searchByUhid`);
    await page.getByRole('combobox').first().fill('Sarojini Wellington');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: /^Yes/ }).click();
    await page.waitForURL(`**/prohealth/patient/${vitaId}`);
    await page.getByRole('link', { name: 'Readings and scores' }).click();
    await page.getByRole('heading', { name: 'Sarojini Wellington' }).waitFor();
    await glucose(page).click();
    const chart = page.getByRole('slider').first();
    await chart.focus();
    await page.keyboard.press('End');
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/163 mg\/dL/);
    await page.keyboard.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/112 mg\/dL/);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/112 mg\/dL.*1 of 2/);
    const table = page.getByRole('table');
    const flags = () => table.getByText('Diabetes range').count();
    const before = await flags();
    expect(before).toBeGreaterThan(0);
    await page.getByLabel('Unit', { exact: true }).selectOption('mmol/L');
    await page.waitForURL(/unit=mmol/);
    await table.getByText('9.0').first().waitFor();
    expect(await flags()).toBe(before);
    const rows = (await table.getByRole('row').count()) - 1;
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(rows + 1);
    expect(csv).toContain('163');
  });

  it('include an added one: a typo is corrected, a lost connection loses nothing, a critical value is shown at once', async () => {
    const { page } = coach;
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${origin}/prohealth/patient/${vitaId}/readings`);
    await glucose(otherTab).waitFor();
    await page.goto(`${origin}/prohealth/patient/${vitaId}/readings`);
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await addReading(page);
    await dialog(page).getByLabel('Kind of reading').selectOption('body');
    await dialog(page)
      .getByLabel(/^Weight/)
      .fill('7.2');
    await page.keyboard.press('Tab');
    await dialog(page).getByRole('button', { name: 'Change it to 72 kg' }).click();
    await page.context().setOffline(true);
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await dialog(page).getByText('Everything you entered is still here').waitFor();
    await page.context().setOffline(false);
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    for (const tab of [page, otherTab])
      await tab.getByRole('main').getByText('72 kg', { exact: true }).first().waitFor();
    await otherTab.close();
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);

    await addReading(page);
    await dialog(page)
      .getByLabel(/^Systolic/)
      .fill('192');
    await dialog(page)
      .getByLabel(/^Diastolic/)
      .fill('124');
    await page.keyboard.press('Tab');
    const card = dialog(page).getByRole('region', { name: 'Urgent: tell the doctor today' });
    await card.getByText(/: 192\/124 mmHg$/).waitFor();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await dialog(page).getByText('The reading is saved.').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('main').getByText('192/124 mmHg').waitFor();
  });

  it('come first in the worklist until a user records what was done', async () => {
    const { page } = coach;
    await page.goto(`${origin}${CRITICAL}`);
    const worklist = page.getByRole('region', { name: 'Worklist', exact: true });
    const first = worklist.getByRole('listitem').first();
    await first.getByRole('link', { name: 'Call: Sarojini Wellington' }).waitFor();
    await first.getByText(/192\/124 mmHg: /).waitFor();

    await Promise.all([
      page.goto(`${origin}${ALERTS}`).then(() => acknowledge(page).click()),
      enter(doctor.page, origin, DOCTOR, ALERTS).then(() => acknowledge(doctor.page).click()),
    ]);
    await answer(page).getByText('192/124 mmHg').waitFor();
    const confirm = (one: Page) => answer(one).getByRole('button', { name: 'Acknowledge', exact: true });
    await answer(page).getByLabel('Action taken, or explanation').selectOption({ label: 'Something else' });
    await confirm(page).click();
    await answer(page).getByText('Enter what it was.').waitFor();
    await answer(page).getByLabel(/^Note/).fill('Her son brings her in today');
    await confirm(page).click();
    await answer(page).waitFor({ state: 'detached' });
    expect(await acknowledge(page).count()).toBe(0);

    await answer(doctor.page).getByLabel('Action taken, or explanation').selectOption('clinician-informed');
    await confirm(doctor.page).click();
    await answer(doctor.page)
      .getByText(/^Meenakshi Raghavan has already acknowledged this: today at/)
      .waitFor();
    await answer(doctor.page).getByRole('button', { name: 'Close and reload' }).click();
    await acknowledge(doctor.page).waitFor({ state: 'detached' });

    await doctor.page.getByRole('button', { name: 'Acknowledged', exact: true }).click();
    const entry = doctor.page.getByRole('row').filter({ hasText: 'Sarojini Wellington' });
    await entry.getByText('Her son brings her in today').waitFor();
    await entry.getByText(/^Acknowledged by Meenakshi Raghavan · Today at/).waitFor();
    await page.goto(`${origin}${CRITICAL}`);
    await page.getByText(/, as of /).waitFor();
    expect(await worklist.getByText('Sarojini Wellington').count()).toBe(0);
    expect(coach.faults).toEqual([]);
  });

  it('are none for an unknown patient', async () => {
    const { page } = coach;
    await page.goto(`${origin}${UNKNOWN}`);
    await page.getByText('There is no such patient at your facility').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Search' }).waitFor();
  });
});
