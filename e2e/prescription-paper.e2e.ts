// spec: 107

import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addTask } from '@careline/core/internal/care';
import {
  CASE_SHEET_SECTIONS,
  type NewSheetVersion,
  saveCaseSheet,
} from '@careline/core/internal/case-sheets';
import type { Encounter } from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';
import { orderLabs } from '@careline/core/internal/labs';
import { encounterPath, patientPath } from '@careline/core/internal/navigation';
import { signPrescription } from '@careline/core/internal/prescriptions';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { type PdfPage, pdfPages } from './support/pdf-pages.ts';
import { ADMIN, DOCTOR } from './support/people.ts';
import { registerNewPatient } from './support/register-patient.ts';
import { serviceClient } from './support/service.ts';
import { bookSoon } from './support/soon-booked.ts';

const origin = inject('origin');
const now = () => Math.floor(Date.now() / 1000);
let browser: Browser;
let doctor: Visitor;
let http: HttpClient;
let vitaId: string;
let encounter: Encounter;

async function write(section: NewSheetVersion['section'], answers: NewSheetVersion['answers']) {
  const version = {
    ...{ id: randomUUID(), vitaId, section, follows: [], encounterId: encounter.id, answers },
    ...{ form: CASE_SHEET_SECTIONS[section].form.id, metaInfo: { updatedAt: now() } },
  };
  await http.call(saveCaseSheet, { body: { version }, idempotencyKey: randomUUID() });
}

/** Records a consultation before the doctor prescribes. */
async function consult(): Promise<void> {
  await write('SUMMARY', {
    summary: { complaint: 'Cough for 5 days', history: 'Worse at night', findings: 'Chest clear' },
  });
  await write('GENERAL', {
    vitals: {
      ...{ systolic: '128', systolicUnit: 'mm[Hg]', diastolic: '82', diastolicUnit: 'mm[Hg]' },
      ...{ height: '158', heightUnit: 'cm', weight: '64', weightUnit: 'kg' },
    },
  });
  await write('DIAGNOSIS', {
    diagnoses: { diagnoses: [{ term: 'Acute bronchitis', code: 'J20.9', certainty: 'PROVISIONAL' }] },
  });
  await write('ADVICE', {
    advice: { advice: 'Steam twice a day', topics: ['FLUIDS'], warningSigns: 'Breathlessness' },
  });
  const metaInfo = { updatedAt: now() };
  const order = {
    ...{ id: randomUUID(), vitaId, encounterId: encounter.id, metaInfo, priority: 'routine' as const },
    ...{ tests: [{ test: null, name: 'Chest X-ray' }], reason: '', fasting: false, note: '' },
    expectedOn: '2030-01-15',
  };
  await http.call(orderLabs, { body: { order }, idempotencyKey: order.id });
  const task = {
    ...{ id: randomUUID(), vitaId, encounterId: encounter.id, metaInfo },
    ...{ kind: 'review' as const, what: 'Cough again', dueOn: '2030-01-20' },
  };
  await http.call(addTask, { body: { task }, idempotencyKey: task.id });
}

beforeAll(async () => {
  browser = await launch();
  const coordinator = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  vitaId = await registerNewPatient(origin, {
    names: [{ given: 'Kamala', family: 'Verma' }],
    gender: 'FEMALE',
    birthDate: '1968-07-21',
    phone: '+919848055517',
    addresses: [
      { title: 'HOME', line: '4 Temple Street', city: 'Warangal', state: 'Telangana', pin: '506002' },
    ],
    languages: ['hi', 'en'],
  });
  doctor = await visit(browser);
  http = serviceClient(origin, await signIn(doctor.page, origin, DOCTOR));
  encounter = await bookSoon({
    ...{ coordinator, holder: http, vitaId, service: 'GP_CONSULTATION', isVirtual: true },
  });
  await consult();
});
afterAll(() => browser?.close());

const type = async (page: Page, text: string) => {
  await page.getByRole('combobox', { name: /^Medicine, strength/ }).fill(text);
  await page.keyboard.press('Enter');
};

/** Returns the printed pages. CARELINE_PAPERS=folder also saves the PDF there for review. */
async function printed(page: Page, name: string): Promise<readonly PdfPage[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const folder = process.env.CARELINE_PAPERS;
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.pdf`), pdf);
  }
  return pdfPages(pdf);
}

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByText(option, { exact: true }).click();

const textOf = (pages: readonly PdfPage[]): string => pages.map(({ text }) => text).join(' ');

/** The items of annexure 2 of the Telemedicine Practice Guidelines 2020, and the text that satisfies each. */
const ANNEXURE = [
  ["Registered medical practitioner's name", /Dr\. Sunita Deshpande/],
  ['Qualification', /MBBS, MD \(General Medicine\)/],
  ['Registration number', /Reg\. no\. Maharashtra Medical Council DEMO- ?10234/],
  ['Address', /Careline Clinic, Jubilee Hills Road No\. 36, Jubilee Hills, Hyderabad 500033/],
  ['Contact details', /Tel\. \+91 40100 00136/],
  ['Date of consultation', /Date ?\d\d-\d\d-\d{4}, \d{1,2}:\d\d [ap]m/],
  ['Name of patient', /Patient ?Kamala Verma/],
  ['Address of the patient', /Address ?4 Temple Street, Warangal, Telangana 506002/],
  ['Age', /Age, gender ?\d\d years/],
  ['Gender', /years, female/],
  ['Height, where applicable', /Height 158 cm/],
  ['Weight, where applicable', /Weight 64 kg/],
  ['Chief complaints', /Complaints ?Cough for 5 days/],
  ['Relevant points from history', /History ?Worse at night/],
  ['Diagnosis or provisional diagnosis', /Diagnosis ?Acute bronchitis \(provisional\)/],
  ['Examination and lab findings', /Findings ?Blood pressure 128\/82 mmHg.*Chest clear/],
  ['Suggested investigations', /Tests ?Chest X-ray/],
  ['Name of medicine, in capital letters', /1\. ?PARACETAMOL/],
  ['Strength and drug form', /PARACETAMOL 650 mg, tablet, by mouth/],
  [
    'Frequency of administration and duration',
    /1 tablet three times a day \(1-1-1\), after food, for 5 days/,
  ],
  ['Special instructions', /Advice.*Steam twice a day Drink enough/],
  ["The practitioner's signature", /Signed electronically Dr\. Sunita Deshpande/],
  ['A prescription of a teleconsultation says so', /Consultation ?Phone/],
] as const;

/** What the printed prescription has beyond the annexure. */
const FURTHER = [
  ['the quantity', /Quantity: 15 tablets/],
  ['warning signs', /call 108, if ?Breathlessness/],
  ['the next visit', /Next visit ?20-01-2030/],
  ['that nobody asked about allergies', /Allergies ?Not asked/],
  ['the UHID', /UHID ?CL\d+/],
  ['how it is checked', /Scan to check whether this prescription is valid/],
  ['the number of the page', /1 \/ 1/],
] as const;

describe('a printed prescription', () => {
  let pages: readonly PdfPage[];

  it('is signed in the consultation and printed on one page of A4', async () => {
    const { page } = doctor;
    await page.goto(`${origin}${encounterPath(['my_encounters'], encounter.id)}`);
    await page.getByRole('button', { name: 'New prescription' }).click();
    await type(page, 'paracetamol 650 mg tab tds after food 5d');
    await page.getByText(/1 tablet three times a day/).waitFor();
    await page.getByRole('combobox', { name: /^Medicine, strength/ }).press('Control+Enter');
    const paper = page.getByRole('article', { name: 'Prescription' });
    await paper.getByText('Cough for 5 days').waitFor();
    await page.getByRole('button', { name: /^Sign as/ }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    pages = await printed(page, 'a4');
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[210, 297]]);
  });

  it.each(ANNEXURE)('has the line of the annexure: %s', (_, text) => {
    expect(textOf(pages)).toMatch(text);
  });

  it.each(FURTHER)('has %s', (_, text) => {
    expect(textOf(pages)).toMatch(text);
  });

  it('fits a thermal roll of 80 mm, as long as its text', async () => {
    const { page } = doctor;
    await choose(page, 'Paper', 'Roll 80 mm');
    const roll = await printed(page, 'roll');
    expect(roll).toHaveLength(1);
    expect(roll[0]?.width).toBe(80);
    expect(roll[0]?.height).toBeGreaterThan(150);
    for (const [, text] of ANNEXURE) expect(textOf(roll)).toMatch(text);
    expect(textOf(roll)).not.toMatch(/1 \/ 1/);
  });

  it("has a patient's copy in their language, with pictures, and remembers the choice on the device", async () => {
    const { page } = doctor;
    await choose(page, 'Paper', "Patient's copy");
    const copy = page.getByRole('article', { name: 'अपनी दवाएँ कैसे लें' });
    await copy.getByText('दोपहर').waitFor();
    expect(await copy.locator('svg').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    const hindi = textOf(await printed(page, 'patient-hi'));
    expect(hindi).toMatch(
      /Kamala Verma.*PARACETAMOL 650 mg.*Breathlessness.*20-01-2030.*\+91 40100 00136.*108/,
    );
    await choose(page, 'Directions in', 'English');
    const english = textOf(await printed(page, 'patient-en'));
    expect(english).toMatch(/Morning ?1 ?tablet ?Noon ?1 ?tablet ?Evening ?None ?Night ?1 ?tablet/);
    expect(english).toMatch(/after food.*for 5 days/);
    expect(english).toMatch(/call 108, if ?In the words of the doctor: ?Breathlessness/);
    expect(english).toMatch(/Questions about your medicines\? Call: \+91 40100 00136/);
    await page.reload();
    await page
      .getByRole('button', { name: /^Print prescription/ })
      .first()
      .click();
    await copy.waitFor();
    await choose(page, 'Paper', 'A4');
  });

  it('names the patient, the number and the page on each of two pages', async () => {
    const prescription = {
      ...{ id: randomUUID(), vitaId, encounterId: null, mode: 'in-person' as const },
      lines: [
        {
          ...{
            id: randomUUID(),
            medicine: 'Cetirizine',
            form: 'tablet' as const,
            strength: '10 mg',
            amount: 1,
          },
          ...{ unit: 'tablet' as const, frequency: 'HS' as const, times: null, meal: null, route: null },
          ...{ start: null, days: 5, reason: '', instructions: '', override: '' },
        },
      ],
      advice: Array.from({ length: 45 }, (_, index) => `Advice number ${index + 1}.`).join('\n'),
      metaInfo: { updatedAt: now() },
    };
    const { data } = await http.call(signPrescription, {
      body: { prescription },
      idempotencyKey: prescription.id,
    });
    const { page } = doctor;
    await page.goto(`${origin}${patientPath(vitaId, 'medicines')}`);
    await page.getByRole('button', { name: `Print prescription ${data.number}` }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const two = await printed(page, 'a4-two-pages');
    expect(two).toHaveLength(2);
    for (const [index, { text }] of two.entries()) {
      expect(text).toContain(`Kamala Verma, prescription ${data.number}`);
      expect(text).toContain(`${index + 1} / 2`);
    }
    expect(textOf(two)).not.toMatch(/Complaints|Diagnosis|Next visit/);
  });
});
