// spec: 6

import { patientRegistrationPath } from '@careline/core/internal/navigation';
import {
  activateProgramme,
  getRegistration,
  getRegistrationHistory,
  REGISTRATION_CONSENT,
  registerPatient,
} from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PATIENCE_MS } from '../scripts/patience.ts';
import { callAddress, dial, patientRegion } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { launch } from './support/browser.ts';
import { ADMIN, COACH } from './support/people.ts';
import { serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const TODAY = new Date().toISOString().slice(0, 10);
const letters = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => String.fromCharCode(97 + (byte % 26))).join(
    '',
  );

/** Opens a page as this person, with a client for their requests. */
async function opened(email: string, path = '/') {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const token = await enter(page, origin, email, path);
  return { context, page, http: serviceClient(origin, token) };
}

type Client = Awaited<ReturnType<typeof opened>>['http'];

/** Registers a patient in a programme, unknown to other journeys. */
async function newPatient(http: Client) {
  const vitaId = crypto.randomUUID();
  const family = `Y${letters()}`;
  const { id: textId, version } = REGISTRATION_CONSENT;
  const givenAt = Math.floor(Date.now() / 1000);
  await http.call(registerPatient, {
    body: {
      vitaId,
      names: [{ given: 'Zoya', family }],
      gender: 'FEMALE',
      birthDate: '1986-05-01',
      phones: [{ value: '98480 22338' }],
      consent: { textId, version, locale: 'en', givenAt, how: 'spoken', by: 'patient' },
    },
    idempotencyKey: crypto.randomUUID(),
  });
  const reason = { code: 'wants-to-join' } as const;
  await http.call(activateProgramme, {
    body: { vitaId, action: 'enrol', programme: 'ahc', on: TODAY, reason },
    idempotencyKey: crypto.randomUUID(),
  });
  return { vitaId, family };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function save(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Reason/ }).selectOption('has-changed');
  await press(page, 'Save changes');
}

it('a name is corrected during a call: the call continues, and its header shows the new name', async () => {
  const { page, http, context } = await opened(COACH);
  const { vitaId } = await newPatient(http);
  await page.goto(`${origin}${callAddress(vitaId)}`);
  await dial(page);
  await press(page, 'Correct registration');
  const corrected = `X${letters()}`;
  await field(page, 'Family name').fill(corrected);
  await save(page);
  await page.getByText('The changes are saved.').waitFor();
  await page.keyboard.press('Escape');
  await patientRegion(page).getByText(`Zoya ${corrected}`).waitFor();
  expect(await page.getByRole('radio', { name: 'No answer' }).count()).toBe(1);
  const { data } = await http.call(getRegistrationHistory, { query: { vitaId } });
  expect(data.map(({ kind, reason }) => [kind, reason?.code])).toEqual([
    ['registration', 'has-changed'],
    ['enrolled', 'wants-to-join'],
  ]);
  await context.close();
});

it('of two concurrent editors the second sees the first one’s change, and neither loses anything', async () => {
  const coach = await opened(COACH);
  const { vitaId, family } = await newPatient(coach.http);
  const path = patientRegistrationPath(vitaId);
  const admin = await opened(ADMIN, path);
  await coach.page.goto(`${origin}${path}`);
  await field(admin.page, 'Family name').waitFor();
  await field(coach.page, 'Phone number').fill('98480 22339');
  await save(coach.page);
  await coach.page.getByText('The changes are saved.').waitFor();

  const corrected = `W${letters()}`;
  await field(admin.page, 'Family name').fill(corrected);
  await save(admin.page);
  const notice = admin.page.getByRole('region', { name: /has changed this registration/ });
  await notice.getByText(/98480 22338 → .*98480 22339/).waitFor();
  expect(await field(admin.page, 'Family name').inputValue()).toBe(corrected);
  expect(await field(admin.page, 'Phone number').inputValue()).toBe('98480 22339');
  await press(admin.page, 'Save changes');
  await admin.page.getByText('The changes are saved.').waitFor();
  const history = admin.page.getByRole('region', { name: 'History of changes' });
  await history.getByText(`Zoya ${family}`).waitFor();

  const { data } = await coach.http.call(getRegistration, { query: { vitaId } });
  expect(data).toMatchObject({ name: `Zoya ${corrected}`, phones: [{ value: '98480 22339' }] });
  await coach.context.close();
  await admin.context.close();
});

it('an offline change survives closing its tab, waits, and is stored once', async () => {
  const { context, page, http } = await opened(COACH);
  const { vitaId } = await newPatient(http);
  const path = patientRegistrationPath(vitaId);
  await page.goto(`${origin}${path}`);
  const corrected = `V${letters()}`;
  await field(page, 'Family name').fill(corrected);
  await page.getByText(/^Saved on this device/).waitFor();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await enter(again, origin, COACH, path);
  await expect.poll(() => field(again, 'Family name').inputValue()).toBe(corrected);
  await context.setOffline(true);
  await save(again);
  await again.getByRole('heading', { name: 'The change is waiting to be sent' }).waitFor();
  await again.getByRole('button', { name: '1 waiting to be sent' }).waitFor();
  await context.setOffline(false);
  await again.getByText('The changes are saved.').waitFor();
  await again.getByRole('button', { name: /waiting to be sent$/ }).waitFor({ state: 'detached' });
  const { data } = await http.call(getRegistrationHistory, { query: { vitaId } });
  expect(data.filter(({ kind }) => kind === 'registration')).toHaveLength(1);
  await context.close();
});

/** Returns a picture in two colours, drawn on the page's canvas. */
const aPicture = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'teal';
    context?.fillRect(0, 0, 640, 480);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await picture.arrayBuffer())];
  });

it('a photo is set, shown in the header after a reload, and removed', async () => {
  const { context, page, http } = await opened(COACH);
  const { vitaId, family } = await newPatient(http);
  await page.goto(`${origin}${patientRegistrationPath(vitaId)}`);
  await press(page, 'Add a photo');
  const buffer = Buffer.from(await aPicture(page));
  const file = { name: 'face.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Picture from a file').setInputFiles(file);
  await page.getByText('This is how the photo will be shown.').waitFor();
  await press(page, 'Save the photo');
  await page.getByText('The photo is saved.').waitFor();
  const photo = patientRegion(page).getByRole('img', { name: `Photo of Zoya ${family}` });
  await photo.waitFor();
  await page.reload();
  await photo.waitFor();
  await press(page, 'Remove the photo');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the photo' }).click();
  await page.getByText('The photo is removed.').waitFor();
  await photo.waitFor({ state: 'detached' });
  await context.close();
});
