import { getCallLog } from '@careline/core/internal/calls';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseCall, recordOwnCall, saveCall } from './pages/call-page.ts';
import { callFound, openSearch, searchFor } from './pages/search-page.ts';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let coach: Visitor;
let token: string;
let patient: Patient;

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  token = await enter(coach.page, origin, COACH);
  const [found] = await plainPatients(serviceClient(origin, token), 1, ['healthy_motherhood']);
  if (!found) throw new Error('there is no patient');
  patient = found;
});
afterAll(() => browser?.close());

/** Returns the calendar day this many days ago, in the demo facilities' time zone. */
const daysAgo = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function answerTetanus(page: Page): Promise<void> {
  const first = group(page, 'TT / Td immunization 1');
  expect(await first.getByLabel('Date of the dose', { exact: true }).count()).toBe(0);
  await first.getByLabel('First dose given', { exact: true }).selectOption({ label: 'Yes' });
  await first.getByLabel('Date of the dose', { exact: true }).fill(daysAgo(20));
  await group(page, 'TT / Td immunization 2').waitFor();
  await first
    .getByLabel('Single booster (two doses in the last three years)', { exact: true })
    .selectOption({ label: 'Yes' });
  await group(page, 'TT / Td immunization 2').waitFor({ state: 'detached' });
}

async function addMedicine(page: Page, number: number, name: string, dose: string): Promise<void> {
  await page.getByRole('button', { name: 'Add medicine' }).click();
  const row = group(page, `Medicine ${number} of ${number}`);
  await row.getByLabel('Name', { exact: true }).fill(name);
  await row.getByLabel('Dose', { exact: true }).fill(dose);
  await row.getByLabel('Unit of the dose', { exact: true }).selectOption({ label: 'mg' });
}

describe('a First call of Healthy Motherhood', () => {
  it('asks conditional questions, repeats medicines, accepts an unlikely value with its reason, and can be read again', async () => {
    const { page } = coach;
    await openSearch(page);
    await searchFor(page, patient.uhid ?? '');
    await callFound(page);
    await chooseCall(page, 'First Call');
    await recordOwnCall(page);
    await page.getByRole('radio', { name: 'Reached the patient' }).check();

    await page.getByRole('textbox', { name: 'First day of the last period (LMP)' }).fill(daysAgo(100));
    await answerTetanus(page);
    await addMedicine(page, 1, 'Folic acid', '5');
    await addMedicine(page, 2, 'Levothyroxine', '0.05');

    const weight = group(page, 'Body').getByRole('textbox', { name: 'Weight', exact: true });
    await weight.fill('212.5');
    await weight.press('Tab');
    await page.getByRole('button', { name: 'Save call' }).click();
    const reason = page.getByRole('textbox', { name: 'Why 212.5 kg is right' });
    await reason.waitFor();
    expect(await page.getByRole('region', { name: 'The call is saved' }).count()).toBe(0);
    await reason.fill('Weighed at the hospital last week');
    const contactId = await saveCall(page);

    await page.getByRole('button', { name: 'See it in the history' }).click();
    const detail = page.getByRole('dialog', { name: `Call to ${patient.appUserInfo.name}` });
    await detail.getByText('Levothyroxine').waitFor();
    const shown = await detail.textContent();
    const parts = ['Medicine 2 of 2', '0.05', '212.5 kg', 'Weighed at the hospital last week'];
    for (const part of [...parts, 'TT / Td immunization 1']) expect(shown).toContain(part);
    expect(shown).not.toContain('TT / Td immunization 2');

    const { data } = await serviceClient(origin, token).call(getCallLog, { query: { contactId } });
    expect(data[0]).toMatchObject({
      form: 'healthy-motherhood/first@1',
      answers: {
        pregnancy: { lmp: daysAgo(100) },
        body: { weight: '212.5', weightUnit: 'kg', weightReason: 'Weighed at the hospital last week' },
        ttImmunization1: { given: 'YES', date: daysAgo(20), booster: 'YES' },
        medications: {
          medicines: [
            { name: 'Folic acid', dose: '5', unit: 'MG' },
            { name: 'Levothyroxine', dose: '0.05', unit: 'MG' },
          ],
        },
      },
    });
    expect(data[0]?.answers).not.toHaveProperty('ttImmunization2');
  });

  it('left no error on the page', () => {
    expect(coach.faults).toEqual([]);
  });
});
