import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BodyOf } from '@careline/core/http';
import type { NewReading } from '@careline/core/metrics';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { dataClient, serviceClient } from './support/service.ts';

const origin = inject('origin');
const UNKNOWN = '/prohealth/patient/01890000-0000-7000-8000-0000000000a1';
let browser: Browser;
let coach: Visitor;
let vitaId: string;
const at = Math.floor(Date.now() / 1000) - 86_400;

/** A patient of this journey's own, with two glucose values. */
async function aPatient(token: string): Promise<string> {
  const http = serviceClient(origin, token);
  const { id, version } = REGISTRATION_CONSENT;
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ given: 'Sarojini', family: 'Wellington' }],
    gender: 'FEMALE',
    birthDate: '1968-04-21',
    phones: [{ value: '+919848055571', use: 'mobile' }],
    enrolments: [{ programme: 'ahc', enrolledOn: '2024-01-01' }],
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
  coach = await visit(browser);
  vitaId = await aPatient(await signIn(coach.page, origin, COACH));
});
afterAll(() => browser?.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a reading' });
const glucose = (page: Page) => page.getByRole('main').getByText('Blood glucose').first();

describe('all readings of a patient', () => {
  it('are opened from the search, and read on the chart by keys alone, in both units, as a table and a file', async () => {
    const { page } = coach;
    await page.goto(`${origin}/prohealth/searchByUhid`);
    await page.getByRole('combobox').first().fill('Sarojini Wellington');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: /^Yes/ }).click();
    await page.getByRole('button', { name: /Monthly Call$/ }).click();
    await page.getByRole('link', { name: 'All readings' }).click();
    await page.waitForURL(new RegExp(`/prohealth/patient/${vitaId}`));
    await page.getByRole('heading', { name: 'Sarojini Wellington' }).waitFor();
    await glucose(page).click();
    const chart = page.getByRole('slider').first();
    await chart.focus();
    await page.keyboard.press('End');
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/163 mg\/dL/);
    await page.keyboard.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/112 mg\/dL/);
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

  it('grow by one that is added: a slip is corrected, what cannot wait is told at once', async () => {
    const { page } = coach;
    await page.goto(`${origin}/prohealth/patient/${vitaId}`);
    const add = page.getByRole('button', { name: 'Add a reading' });
    await add.click();
    await dialog(page).getByLabel('What is added').selectOption('body');
    await dialog(page)
      .getByLabel(/^Weight/)
      .fill('7.2');
    await page.keyboard.press('Tab');
    await dialog(page).getByRole('button', { name: 'Change it to 72 kg' }).click();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('main').getByText('72 kg', { exact: true }).waitFor();
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);

    await add.click();
    await dialog(page)
      .getByLabel(/^Systolic/)
      .fill('192');
    await dialog(page)
      .getByLabel(/^Diastolic/)
      .fill('124');
    await page.keyboard.press('Tab');
    const card = dialog(page).getByRole('region', { name: 'This cannot wait' });
    await card.getByText(/^192\/124 mmHg: /).waitFor();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await dialog(page).getByText('The reading is stored.').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('main').getByText('192/124 mmHg').waitFor();
  });

  it('of nobody who is known here are none', async () => {
    const { page } = coach;
    await page.goto(`${origin}${UNKNOWN}`);
    await page.getByText('There is no such patient at your facility').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Search' }).waitFor();
  });
});
