// spec: 107

import { randomUUID } from 'node:crypto';
import { CASE_SHEET_SECTIONS, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { addEncounterEvent, createEncounter, listCareProviders } from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';
import { encounterPath, patientPath } from '@careline/core/internal/navigation';
import { listPrescriptions } from '@careline/core/internal/prescriptions';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { DOCTOR, PHARMACIST } from './support/people.ts';
import { registerNewPatient } from './support/register-patient.ts';
import { serviceClient } from './support/service.ts';

const origin = inject('origin');
const now = () => Math.floor(Date.now() / 1000);
let browser: Browser;
let doctor: Visitor;
let http: HttpClient;
let vitaId: string;

async function recordAllergy(substance: string): Promise<void> {
  const version = {
    ...{ id: randomUUID(), vitaId, section: 'ALLERGIES' as const, follows: [] },
    form: CASE_SHEET_SECTIONS.ALLERGIES.form.id,
    answers: { statement: { noneKnown: false }, allergies: { allergies: [{ substance, kind: 'DRUG' }] } },
    metaInfo: { updatedAt: now() },
  };
  await http.call(saveCaseSheet, { body: { version }, idempotencyKey: randomUUID() });
}

/** Opens a pharmacist's confirmed encounter for validating the patient's prescriptions. */
async function pharmacistAt(): Promise<Visitor> {
  const [prescription] = (await http.call(listPrescriptions, { query: { vitaId } })).data;
  const providers = (await http.call(listCareProviders, {})).data;
  const pharmacistId = providers.find(({ roles }) => roles.includes('Pharmacist'))?.id ?? '';
  const encounterId = randomUUID();
  const metaInfo = { updatedAt: now() };
  // On a retry, the pharmacist's previous slot is taken.
  const start = now() + 60 * Math.ceil(Math.random() * 5000);
  const encounter = {
    ...{ id: encounterId, vitaId, facilityId: prescription?.facilityId ?? '', metaInfo },
    ...{
      consultationMode: 'PHYSICAL' as const,
      encounterClass: 'AMB' as const,
      encounterType: 'PHC' as const,
    },
    ...{ serviceType: 'PRESCRIPTION_VALIDATION' as const, period: { start, end: start + 900 } },
  };
  await http.call(createEncounter, { body: { encounter }, idempotencyKey: randomUUID() });
  const assigned = {
    id: randomUUID(),
    event: 'assign_care_provider' as const,
    careProviderId: pharmacistId,
    metaInfo,
  };
  await http.call(addEncounterEvent, {
    body: { vitaId, encounterId, version: 1, event: assigned },
    idempotencyKey: randomUUID(),
  });
  const pharmacist = await visit(browser);
  const own = serviceClient(origin, await signIn(pharmacist.page, origin, PHARMACIST));
  await own.call(addEncounterEvent, {
    body: { vitaId, encounterId, version: 2, event: { id: randomUUID(), event: 'accept', metaInfo } },
    idempotencyKey: randomUUID(),
  });
  await pharmacist.page.goto(`${origin}${encounterPath(['my_encounters'], encounterId)}`);
  return pharmacist;
}

beforeAll(async () => {
  browser = await launch();
  vitaId = await registerNewPatient(origin, {
    names: [{ given: 'Lalita', family: 'Menon' }],
    gender: 'FEMALE',
    birthDate: '1968-07-21',
    phone: '+919848055579',
  });
  doctor = await visit(browser);
  http = serviceClient(origin, await signIn(doctor.page, origin, DOCTOR));
});
afterAll(() => browser?.close());

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New prescription' }).click();
  await page.getByRole('combobox', { name: /^Medicine, strength/ }).fill(text);
  await page.keyboard.press('Enter');
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: /^Sign as/ }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
}

async function dispense(page: Page, quantity: string, batch: string): Promise<void> {
  await page.getByRole('button', { name: /^Dispense Azithromycin/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Brand or generic/).fill('Azithral 500');
  await dialog.getByLabel('Batch').fill(batch);
  await dialog.getByLabel(/^Expiry/).fill(`12/${new Date().getFullYear() + 1}`);
  await dialog.getByLabel('Quantity').fill(quantity);
  await dialog.getByRole('button', { name: 'Dispense' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('overrides a severe warning, queries and changes the line, dispenses the new medicine in two parts, and prints it', async () => {
  const { page } = doctor;
  await recordAllergy('Penicillin');
  await page.goto(`${origin}${patientPath(vitaId, 'medicines')}`);
  await write(page, 'amoxicillin 500 mg cap tds 5d');
  await page
    .getByText(/“Penicillin”/)
    .first()
    .waitFor();
  await page.getByLabel(/^Why it is given anyway/).fill('Tolerated in 2024');
  await sign(page);

  const pharmacist = await pharmacistAt();
  await pharmacist.page.getByText(/^Do not dispense: .*in spite of a severe warning/).waitFor();
  await pharmacist.page.getByRole('button', { name: /^Query Amoxicillin/ }).click();
  const query = pharmacist.page.getByRole('dialog');
  await query.getByRole('textbox', { name: 'Question' }).fill('Is azithromycin possible?');
  await query.getByRole('button', { name: 'Query' }).click();
  await pharmacist.page.getByText(/^Do not dispense: A query about this medicine is open/).waitFor();

  await page
    .getByRole('button', { name: /^Stop Amoxicillin/ })
    .first()
    .click();
  const stop = page.getByRole('dialog');
  await stop.getByRole('textbox', { name: 'Reason' }).fill('Changed to azithromycin');
  await stop.getByRole('button', { name: 'Stop' }).click();
  await write(page, 'azithromycin 500 mg tab od 3d');
  await sign(page);

  await dispense(pharmacist.page, '1', 'AZ1');
  await pharmacist.page.getByText('1 of 3 tablets dispensed, 2 open').waitFor();
  expect(await violations(pharmacist.page)).toEqual([]);
  await dispense(pharmacist.page, '2', 'AZ2');
  await pharmacist.page.getByText('3 of 3 tablets dispensed').waitFor();
  expect(await pharmacist.page.getByRole('button', { name: /^Dispense/ }).count()).toBe(0);

  const answered = page.waitForResponse((answer) => answer.url().endsWith('/prescriptions/print'));
  await page
    .getByRole('button', { name: /^Print prescription/ })
    .first()
    .click();
  const { data } = (await (await answered).json()) as { readonly data: { readonly code: string } };
  const shop = await visit(browser);
  await shop.page.goto(`${origin}/rx#${data.code}`);
  await shop.page.getByRole('heading', { name: 'Compare medicines with the paper' }).waitFor();
  const text = await shop.page.locator('body').textContent();
  expect(text).toContain('Azithromycin 500 mg, tablet');
  expect(text).toContain('1 tablet once a day (1-0-0)');
  expect(text).toContain('3 of 3 tablets dispensed');
  expect(text).toMatch(/Azithral 500, 1 tablet.*Azithral 500, 2 tablets/);
  expect(text).not.toMatch(/Lalita|Menon|AZ1/);
  expect(await violations(shop.page)).toEqual([]);
  await shop.close();
  await pharmacist.close();
});
