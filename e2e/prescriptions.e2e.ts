// spec: 107

import { randomUUID } from 'node:crypto';
import { CASE_SHEET_SECTIONS, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { addEncounterEvent, createEncounter, listCareProviders } from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';
import { encounterPath, patientPath } from '@careline/core/internal/navigation';
import { listPrescriptions } from '@careline/core/internal/prescriptions';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

beforeAll(async () => {
  browser = await launch();
  vitaId = await registerNewPatient(origin, {
    names: [{ given: 'Nirmala', family: 'Joshi' }],
    gender: 'FEMALE',
    birthDate: '1971-03-09',
    phone: '+919848055513',
  });
  doctor = await visit(browser);
  http = serviceClient(origin, await signIn(doctor.page, origin, DOCTOR));
});
afterAll(() => browser?.close());

const type = async (page: Page, text: string) => {
  await page.getByRole('combobox', { name: /^Medicine, strength/ }).fill(text);
  await page.keyboard.press('Enter');
};

/** Presses a doctor's keys in order; `↓` and `⏎` are separate keys. Returns their number. */
async function press(page: Page, keys: string): Promise<number> {
  const names: Readonly<Record<string, string>> = { '↓': 'ArrowDown', '⏎': 'Enter', ' ': 'Space' };
  for (const key of keys) await page.keyboard.press(names[key] ?? key);
  return [...keys].length;
}

/** Returns the address in the displayed code, as a scanner would read it. */
async function scanned(page: Page): Promise<string> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/prescriptions/print'));
  await page
    .getByRole('button', { name: /^Print prescription/ })
    .first()
    .click();
  const { data } = (await (await answered).json()) as { readonly data: { readonly code: string } };
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  return `${origin}/rx#${data.code}`;
}

describe('a prescription', () => {
  it('is written by keyboard, survives a reload, is signed, and its paper is valid until it is withdrawn', async () => {
    const { page } = doctor;
    await page.goto(`${origin}${patientPath(vitaId, 'medicines')}`);
    await page.getByRole('button', { name: 'New prescription' }).click();
    await type(page, 'metformin 500 bd after food 30d');
    await type(page, 'amlodipine 5 od cont');
    await page.getByText('1 tablet once a day (1-0-0), to be continued').waitFor();
    await page.waitForTimeout(600);
    await page.reload();
    await page.getByRole('button', { name: 'New prescription' }).click();
    await page.getByText('Your unfinished prescription was restored. Check it before you sign.').waitFor();
    await page.getByRole('combobox', { name: /^Medicine, strength/ }).press('Control+Enter');
    await page.getByRole('article', { name: 'Prescription' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    const address = await scanned(page);

    const pharmacy = await visit(browser);
    await pharmacy.page.goto(address);
    await pharmacy.page.getByRole('heading', { name: 'Valid' }).waitFor();
    const text = await pharmacy.page.locator('body').textContent();
    expect(text).toContain('N. J. born 1971');
    expect(text).toContain('Metformin 500 mg, tablet');
    expect(text).toContain('1 tablet twice a day (1-0-1), after food, for 30 days');
    expect(text).not.toMatch(/Nirmala|Joshi/i);
    expect(await pharmacy.page.title()).toBe('Check a prescription');
    expect(await violations(pharmacy.page)).toEqual([]);

    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Withdraw prescription/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Written for another patient');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText(/^Withdrawn by .*Written for another patient/).waitFor();
    await pharmacy.page.reload();
    await pharmacy.page.getByRole('heading', { name: 'Withdrawn' }).waitFor();
    await pharmacy.page.goto(`${origin}/rx#${'A'.repeat(22)}`);
    await pharmacy.page.getByRole('heading', { name: 'No such prescription' }).waitFor();
    await pharmacy.close();
  });

  it('takes 60 keys for four medicines', async () => {
    const { page } = doctor;
    await page.goto(`${origin}${patientPath(vitaId, 'medicines')}`);
    await page.getByRole('button', { name: 'New prescription' }).click();
    await page.getByRole('combobox', { name: /^Medicine, strength/ }).focus();
    const lines = page.getByRole('list', { name: 'Medicines of this prescription' });
    let pressed = 0;
    for (const [keys, line] of [
      ['telmi 40 od 30⏎', 'Telmisartan 40 mg, tablet'],
      ['pan 40 od 14⏎', 'Pantoprazole 40 mg, tablet'],
      ['glyco 500↓⏎bd 30⏎', 'Metformin 500 mg, tablet'],
      ['dolo 650 tds 3⏎', 'Paracetamol 650 mg, tablet'],
    ] as const) {
      pressed += await press(page, keys);
      await lines.getByText(line).first().waitFor();
    }
    expect(pressed).toBeLessThanOrEqual(60);
    expect(await lines.getByText('Incomplete').count()).toBe(0);
    await page.getByRole('button', { name: 'Review' }).click();
    const paper = page.getByRole('article', { name: 'Prescription' });
    for (const directions of [
      '1 tablet once a day (1-0-0), for 30 days',
      '1 tablet once a day (1-0-0), for 14 days',
      '1 tablet twice a day (1-0-1), for 30 days',
      '1 tablet three times a day (1-1-1), for 3 days',
    ])
      await paper.getByText(directions).first().waitFor();
    await page.getByRole('button', { name: 'Back to writing' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await lines.waitFor({ state: 'detached' });
  });

  it('is blocked by an allergy recorded under another name, until a reason is written', async () => {
    const { page } = doctor;
    const version = {
      ...{ id: randomUUID(), vitaId, section: 'ALLERGIES' as const, follows: [] },
      form: CASE_SHEET_SECTIONS.ALLERGIES.form.id,
      answers: {
        statement: { noneKnown: false },
        allergies: { allergies: [{ substance: 'Penicilin', kind: 'DRUG' }] },
      },
      metaInfo: { updatedAt: now() },
    };
    await http.call(saveCaseSheet, { body: { version }, idempotencyKey: randomUUID() });
    await page.goto(`${origin}${patientPath(vitaId, 'medicines')}`);
    await page.getByRole('button', { name: 'New prescription' }).click();
    await type(page, 'augmentin 625 bd 5d');
    await type(page, 'paracetamol 1 g qid 3d');
    const lines = page.getByRole('list', { name: 'Medicines of this prescription' });
    await lines
      .getByText(/“Penicilin”/)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByText(/^Enter why it is given anyway/).waitFor();
    await page.getByLabel(/^Why it is given anyway/).fill('Took amoxicillin twice since, without a reaction');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: /^Sign as/ }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const [prescription] = (await http.call(listPrescriptions, { query: { vitaId } })).data;
    expect(prescription?.lines[0]?.warnings[0]).toMatchObject({ kind: 'allergy', severity: 'severe' });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Given anyway: Took amoxicillin twice since, without a reaction').waitFor();
    await page
      .getByRole('button', { name: /^Withdraw prescription/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another antibiotic was chosen');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText(/^Withdrawn by .*Another antibiotic was chosen/).waitFor();
  });

  it('is queried by the pharmacist, and the doctor answers', async () => {
    const { page } = doctor;
    await page.goto(`${origin}${patientPath(vitaId, 'medicines')}`);
    await page.getByRole('button', { name: 'New prescription' }).click();
    await type(page, 'metformin 500 bd after food 30d');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: /^Sign as/ }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const [prescription] = (await http.call(listPrescriptions, { query: { vitaId } })).data;
    const facilityId = prescription?.facilityId ?? '';
    const providers = (await http.call(listCareProviders, {})).data;
    const pharmacistId = providers.find(({ roles }) => roles.includes('Pharmacist'))?.id ?? '';
    const encounterId = randomUUID();
    const metaInfo = { updatedAt: now() };
    // On a retry, the pharmacist's previous slot is taken.
    const start = now() + 60 * Math.ceil(Math.random() * 5000);
    const encounter = {
      ...{ id: encounterId, vitaId, facilityId, metaInfo, consultationMode: 'PHYSICAL' as const },
      ...{ encounterClass: 'AMB' as const, encounterType: 'PHC' as const },
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
    await pharmacist.page.getByRole('button', { name: /^Query Metformin/ }).click();
    const dialog = pharmacist.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Once or twice a day?');
    await dialog.getByRole('button', { name: 'Query' }).click();
    await pharmacist.page.getByText(/^Query by .*Once or twice a day\?/).waitFor();

    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Answer the query/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Your answer' }).fill('Twice a day');
    await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
    await pharmacist.page.getByText(/^Answer by .*Twice a day/).waitFor();
    await pharmacist.close();
  });
});
