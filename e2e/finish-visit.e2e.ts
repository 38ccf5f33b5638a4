// spec: 177

import { getEncounter, listPatientEncounters } from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';
import { encounterPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { listPrescriptions } from '@careline/core/internal/prescriptions';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { ADMIN, DOCTOR } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { bookSoon } from './support/soon-booked.ts';

const origin = inject('origin');

let browser: Browser;
let doctor: Visitor;
let coordinator: HttpClient;
let doctorHttp: HttpClient;
let patients: readonly Patient[];
let tries = 0;

beforeAll(async () => {
  browser = await launch();
  coordinator = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  doctorHttp = serviceClient(origin, await accessTokenOf(origin, DOCTOR));
  patients = (await plainPatients(coordinator, 6)).slice(-2);
  doctor = await visit(browser);
});
afterAll(() => browser?.close());

it('a visit is written with a snippet, then signed, finished and booked from one sheet by keyboard', async () => {
  const patient = patients[tries];
  tries += 1;
  if (!patient) throw new Error('The demo has no waiting patient.');
  const { vitaId } = patient;
  const { id } = await bookSoon({ coordinator, holder: doctorHttp, vitaId, service: 'GP_CONSULTATION' });
  const { page } = doctor;
  const { keyboard } = page;
  await enter(page, origin, DOCTOR, encounterPath(['my_encounters'], id) ?? '');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const complaint = page.getByRole('textbox', { name: /^Complaint/ });
  await expect.poll(() => complaint.evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.type('Feels well. /takes');
  await page.getByRole('option', { name: /^Takes medicines regularly/ }).waitFor();
  await keyboard.press('Enter');
  expect(await complaint.inputValue()).toBe(
    'Feels well. Takes all medicines regularly. No side effects reported.',
  );
  await keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Edit: Summary' }).waitFor();
  await page.getByRole('combobox', { name: /^Medicine, strength/ }).click();
  await keyboard.type('pcm 500 tds 3');
  await keyboard.press('Enter');
  await page.getByRole('list', { name: 'Medicines of this prescription' }).waitFor();

  await page.getByRole('button', { name: 'Finish', exact: true }).focus();
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Finish the visit' });
  await sheet.getByText('Prescription to sign').waitFor();
  const outcome = sheet.getByRole('combobox', { name: /^Outcome/ });
  await expect.poll(() => outcome.evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.type('To');
  await sheet.getByRole('button', { name: 'In 2 weeks' }).focus();
  await keyboard.press('Enter');
  await sheet.getByText(/is booked when you finish/).waitFor();
  await sheet.getByRole('radio', { name: 'हिन्दी' }).focus();
  await keyboard.press('Space');
  const summary = sheet.getByRole('article', { name: 'अपनी दवाएँ कैसे लें' });
  await summary.getByText('अगली बार आएँ').waitFor();
  await sheet.getByRole('textbox', { name: 'Advice to the patient' }).focus();
  await keyboard.type('Drink enough water');
  await summary.getByText('Drink enough water').waitFor();
  expect(await violations(page)).toEqual([]);
  await keyboard.press('Control+Enter');
  const done = page.getByRole('dialog', { name: 'The visit is finished' });
  await done.getByText('Prescription signed').waitFor();
  await done.getByText(/^Next appointment: /).waitFor();
  await keyboard.press('Enter');
  await done.waitFor({ state: 'hidden' });

  const { encounter } = (await doctorHttp.call(getEncounter, { query: { id } })).data;
  expect([encounter.status, encounter.outcome?.code]).toEqual(['COMPLETED', 'review']);
  const [signed] = (await doctorHttp.call(listPrescriptions, { query: { vitaId } })).data;
  expect([signed?.encounterId, signed?.advice]).toEqual([id, 'Drink enough water']);
  const { data: visits } = await doctorHttp.call(listPatientEncounters, { query: { vitaId } });
  const start = encounter.period.start;
  expect(visits.some(({ period }) => period.start > start + 13 * 86_400)).toBe(true);
  expect(doctor.faults).toEqual([]);
});
