// spec: 9, 10, 215

import type { Patient } from '@careline/core/internal/patients';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  callAddress,
  chooseCall,
  dial,
  fillReached,
  patientRegion,
  recordOwnCall,
  saveCall,
} from './pages/call-page.ts';
import { callFound, openSearch, searchFor } from './pages/search-page.ts';
import { signIn, signOut } from './pages/sign-in.ts';
import { dialled, launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { dataClient, plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let coach: Visitor;
let token: string;
let patients: readonly Patient[];

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  token = await signIn(coach.page, origin, COACH);
  patients = await plainPatients(serviceClient(origin, token), 3);
});
afterAll(() => browser?.close());

function patientAt(index: number): Patient {
  const patient = patients[index];
  if (!patient) throw new Error(`there is no patient ${index}`);
  return patient;
}

describe('finding a patient', () => {
  it.each([
    ['UHID', (patient: Patient) => patient.uhid ?? ''],
    ['phone', (patient: Patient) => patient.phones[0]?.value ?? ''],
    ['name', (patient: Patient) => patient.appUserInfo.name],
  ])('by %s', async (_, textOf) => {
    const { page } = coach;
    await openSearch(page);
    const options = await searchFor(page, textOf(patientAt(0)));
    expect(await options.filter({ hasText: patientAt(0).uhid ?? '' }).count()).toBe(1);
    expect(page.url()).not.toContain(encodeURIComponent(textOf(patientAt(0))));
  });
});

describe('a reached call', () => {
  it('is dialled, logged, saved, shown in the history and stored as readings', async () => {
    const { page } = coach;
    const patient = patientAt(0);
    await openSearch(page);
    await searchFor(page, patient.uhid ?? '');
    await callFound(page);
    await chooseCall(page, 'Ad-Hoc Call');
    await patientRegion(page).getByText(patient.appUserInfo.name).waitFor();

    await dial(page);
    // No demo patient is called, and no number is handed to a phone.
    await page.getByText('Simulated line: no real call is made').waitFor();
    expect(await dialled(page)).toBeNull();
    await fillReached(page, {
      systolic: '148',
      diastolic: '92',
      irregular: true,
      weight: '71.5',
      glucose: '7.8',
      note: 'Feels dizzy in the mornings',
    });
    const contactId = await saveCall(page);

    await page.getByRole('button', { name: 'See it in the history' }).click();
    const detail = page.getByRole('dialog', { name: `Call to ${patient.appUserInfo.name}` });
    await detail.getByText('Feels dizzy in the mornings').waitFor();
    const shown = await detail.textContent();
    for (const part of ['Reached the patient', '148', '92', '71.5', '7.8 mmol/L', 'After a meal']) {
      expect(shown).toContain(part);
    }
    expect(page.url()).toContain(contactId);

    const data = dataClient(serviceClient(origin, token));
    const window = { vitaId: patient.vitaId, from: 0, to: Math.floor(Date.now() / 1000) + 60 };
    const newest = async (metric: 'bloodpressure' | 'bloodglucose' | 'body') =>
      (await data.read({ ...window, metric })).at(-1);
    expect(await newest('bloodpressure')).toMatchObject({
      irrPulse: true,
      values: [
        { key: 'systolic', text: '148', unit: 'mm[Hg]' },
        { key: 'diastolic', text: '92', unit: 'mm[Hg]' },
      ],
    });
    expect(await newest('bloodglucose')).toMatchObject({
      mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
      values: [{ key: 'value', text: '7.8', unit: 'mmol/L' }],
    });
    expect(await newest('body')).toMatchObject({ values: [{ key: 'weight', text: '71.5', unit: 'kg' }] });
  });
});

describe('an unreached call', () => {
  it('takes three keystrokes, no Tab and no form, and survives a reload halfway', async () => {
    const { page } = coach;
    const patient = patientAt(1);
    await page.goto(`${origin}${callAddress(patient.vitaId)}`);
    await page.locator('button:focus', { hasText: /^Call [+\d]/ }).waitFor();
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('group', { name: 'Call outcome' });
    await outcome.waitFor();
    await page.waitForURL(/contact=/);
    await page.reload();
    await outcome.waitFor();
    await page.keyboard.press('4');
    await page.getByRole('button', { name: 'Change: No answer' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Systolic' }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'The call is saved' }).getByText('No answer').waitFor();
  });
});

describe('unsaved work', () => {
  it('asks before a menu entry or the back key discards it', async () => {
    const { page } = coach;
    await openSearch(page);
    await searchFor(page, patientAt(2).uhid ?? '');
    await callFound(page);
    await chooseCall(page, 'Monthly Call');
    await recordOwnCall(page);
    await fillReached(page, { weight: '64' });

    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.getByRole('navigation').getByRole('link', { name: 'Call Status History' }).click();
    await question.getByRole('button', { name: 'Stay here' }).click();
    expect(await page.getByRole('textbox', { name: 'Weight' }).inputValue()).toBe('64');

    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: patientAt(2).appUserInfo.name }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Call Info' }).waitFor();
  });
});

describe('signing out', () => {
  it('ends at the sign-in area, says so, and leaves nothing to go back to', async () => {
    const { page } = coach;
    await page.goto(`${origin}${callAddress(patientAt(0).vitaId)}`);
    await patientRegion(page).getByText(patientAt(0).appUserInfo.name).waitFor();
    await signOut(page);
    await page.getByText('You are logged out.').waitFor();
    await page.goBack();
    await page.waitForURL(/\/auth$/);
    expect(await page.content()).not.toContain(patientAt(0).appUserInfo.name);
  });

  it('left no error on any page', () => {
    expect(coach.faults).toEqual([]);
  });
});
