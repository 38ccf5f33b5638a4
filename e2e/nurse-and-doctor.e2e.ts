import { encounterPath } from '@careline/core/internal/navigation';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { launch, visit } from './support/browser.ts';
import { ADMIN, DOCTOR, FACILITY } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { bookSoon } from './support/soon-booked.ts';

const origin = inject('origin');
/** The demo's account of the facility. */
const NURSE = 'Farhan Siddiqui';
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

it('a nurse measures while the doctor writes: the doctor sees it at once with the nurse’s name, and loses no letter', async () => {
  const coordinator = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  const holder = serviceClient(origin, await accessTokenOf(origin, DOCTOR));
  const patient = (await plainPatients(coordinator, 3)).at(-1);
  if (!patient) throw new Error('The demo has too few patients.');
  const { vitaId } = patient;
  const { id } = await bookSoon({ coordinator, holder, vitaId, service: 'GP_CONSULTATION' });
  const [doctor, nurse] = await Promise.all([visit(browser), visit(browser)]);
  await enter(doctor.page, origin, DOCTOR, encounterPath(['my_encounters'], id) ?? '');
  await doctor.page.getByRole('button', { name: 'Start', exact: true }).click();
  const complaint = doctor.page.getByRole('textbox', { name: /^Complaint/ });
  await expect.poll(() => complaint.evaluate((field) => field === document.activeElement)).toBe(true);
  await doctor.page.keyboard.type('Headache since ');

  await enter(nurse.page, origin, FACILITY, encounterPath(['facility_encounters'], id) ?? '');
  await nurse.page
    .getByRole('region', { name: 'Patient', exact: true })
    .getByRole('button', { name: 'Add', exact: true })
    .click();
  await nurse.page.getByRole('menuitem', { name: 'Reading' }).click();
  const dialog = nurse.page.getByRole('dialog', { name: 'Add a reading' });
  await dialog.getByRole('textbox', { name: 'Systolic' }).fill('128');
  await dialog.getByRole('textbox', { name: 'Diastolic' }).fill('82');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  const readings = doctor.page
    .getByRole('region', { name: 'At a glance' })
    .getByRole('list', { name: 'Readings' });
  await readings.getByRole('listitem').filter({ hasText: '128/82' }).waitFor();
  expect(await complaint.evaluate((field) => field === document.activeElement)).toBe(true);
  await doctor.page.keyboard.type('this morning');
  expect(await complaint.inputValue()).toBe('Headache since this morning');
  await readings.getByRole('button', { name: 'Blood Pressure' }).click();
  const table = doctor.page.getByRole('table', { name: /^Blood Pressure: all readings/ });
  const measured = table.getByRole('row').filter({ hasText: '128/82' });
  await measured.getByText(NURSE).waitFor();
  expect([doctor.faults, nurse.faults]).toEqual([[], []]);
});
