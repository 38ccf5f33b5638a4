import { randomUUID } from 'node:crypto';
import { wallOf } from '@careline/core/internal/encounters/consultations';
import type { BodyOf, HttpClient } from '@careline/core/internal/http';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { addPartnerFor } from './host-pages/add-partner-for.ts';
import { INTRANET_STYLE, intranetPage, intranetStyle } from './host-pages/intranet-page.ts';
import { footprint, NO_FOOTPRINT, readGlobal } from './host-pages/page-footprint.ts';
import { type Portal, startPortal } from './host-pages/portal.ts';
import { ELEMENTS_FOLDER } from './host-pages/search-pages.ts';
import { chooseCall, dial, fillReached, recordOwnCall, saveCall } from './pages/call-page.ts';
import { accessTokenOf } from './support/access-token.ts';
import { COLOUR_RULES, violations } from './support/axe.ts';
import { dialled } from './support/browser.ts';
import { itInProve } from './support/in-prove.ts';
import { LOCALES, type Locale, THEMES, type Theme } from './support/look.ts';
import { ADMIN, COACH, DOCTOR } from './support/people.ts';
import { dataClient, serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();
const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'call-status-history', 'charts', 'my_encounters'];
/** Only letters, so that no demo patient has the name. */
const NAME = `Intranet ${randomUUID().replace(/[^a-f]/g, '')}`;
const SCAN = {
  name: 'HbA1c March.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};
/** Takes ten seconds alone, but it uses three elements and shares the machine with other tests. */
const JOB_MS = 240_000;
let portal: Portal;
let coach: HttpClient;
let patient: { readonly vitaId: string; readonly uhid: string | null };

async function register(http: HttpClient): Promise<typeof patient> {
  const now = Math.floor(Date.now() / 1000);
  const { id, version } = REGISTRATION_CONSENT;
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ use: 'official', given: NAME }],
    gender: 'FEMALE',
    birthDate: '1961-05-01',
    phones: [{ value: '+919848022338', use: 'mobile' }],
    enrolments: [{ programme: 'ahc', enrolledOn: '2024-01-01' }],
    consent: { textId: id, version, locale: 'en', givenAt: now - 60, how: 'spoken', by: 'patient' },
  };
  const { data } = await http.call(registerPatient, { body, idempotencyKey: randomUUID() });
  return data;
}

beforeAll(async () => {
  portal = await startPortal({
    careline: origin,
    pages: (path) => ({ '/': intranetPage(origin), [INTRANET_STYLE]: intranetStyle() })[path],
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
  const admin = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes: SCOPES }));
  coach = serviceClient(origin, await accessTokenOf(origin, COACH));
  patient = await register(coach);
});
afterAll(() => portal?.close());
beforeEach(() => portal.signIn(visitor().context, COACH));

async function choosePatient(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a patient' }).fill(NAME);
  await page.getByRole('option', { name: NAME }).click();
  await page.getByRole('button', { name: 'Yes, this is the person' }).click();
  await page.getByRole('status', { name: 'Chosen patient' }).waitFor();
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Adds a laboratory report with its file, which goes to the services and not through the page. */
async function addReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add report', exact: true }).click();
  await page.getByRole('combobox', { name: 'Test', exact: true }).selectOption({ label: 'HbA1c' });
  await page.getByRole('textbox', { name: 'Result', exact: true }).fill('7.1');
  await page.getByLabel('Pictures or documents').last().setInputFiles(SCAN);
  await page.getByRole('button', { name: `Remove ${SCAN.name}` }).waitFor();
}

async function addNote(page: Page, text: string): Promise<void> {
  const notes = region(page, 'Notes');
  await notes.getByRole('textbox', { name: 'New note' }).fill(text);
  await notes.getByRole('button', { name: 'Save note' }).click();
  await notes.getByRole('list', { name: 'Notes' }).getByText(text).waitFor();
}

async function correctPressure(page: Page, systolic: string): Promise<void> {
  const detail = page.getByRole('dialog', { name: `Call to ${NAME}` });
  await detail.getByRole('button', { name: 'Correct', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Correct the call to ${NAME}` });
  await form.getByRole('textbox', { name: 'Systolic', exact: true }).fill(systolic);
  await form.getByRole('textbox', { name: 'Reason for the correction' }).fill('Misheard');
  await form.getByRole('button', { name: 'Save the correction' }).click();
  await form.waitFor({ state: 'detached' });
}

it(
  'lets a coach do the whole job: worklist, a call with readings and files, history, a correction',
  async () => {
    const { page } = visitor();
    await page.goto(`${portal.origin}/`);
    await page
      .getByRole('link', { name: /^(Call|Continue|Finish): / })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await choosePatient(page);

    await chooseCall(page, 'Ad-Hoc Call');
    await dial(page);
    await page.getByText('Simulated line: no real call is made').waitFor();
    expect(await dialled(page)).toBeNull();
    const before = await readGlobal<string[]>(page, 'hotkeys');
    await fillReached(page, { systolic: '148', diastolic: '92', weight: '71.5' });
    await page
      .getByRole('textbox', { name: 'What the patient reports', exact: true })
      .pressSequentially('dizzy?');
    expect(await readGlobal(page, 'hotkeys')).toEqual(before);
    await addReport(page);
    await addNote(page, 'Answers in the mornings');
    const contactId = await saveCall(page);

    await page.getByRole('button', { name: 'See it in the history' }).click();
    const detail = page.getByRole('dialog', { name: `Call to ${NAME}` });
    await detail.getByText('dizzy?').waitFor();
    for (const part of ['148', '92', '71.5']) expect(await detail.textContent()).toContain(part);
    await correctPressure(page, '138');
    await detail.getByText('138', { exact: false }).first().waitFor();
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'detached' });
    await region(page, 'Reports').getByText(SCAN.name).first().waitFor();

    const window = { vitaId: patient.vitaId, from: 0, to: Math.floor(Date.now() / 1000) + 60 };
    const [pressure] = await dataClient(coach).read({ ...window, metric: 'bloodpressure' });
    expect(pressure?.values.map(({ text }) => text)).toEqual(['138', '92']);

    const heard = (await readGlobal<string[]>(page, 'heard')).join('\n');
    expect(heard).toContain(JSON.stringify({ callId: contactId, patientId: patient.vitaId }));
    expect(heard).not.toMatch(/Intranet |9848022338|careline-error/);
    expect(await page.content()).not.toContain(NAME);
    expect(await readGlobal(page, 'violations')).toEqual([]);
    expect(await footprint(page)).toEqual(NO_FOOTPRINT);
    expect(await page.title()).toBe('Ward 3');
    expect(await violations(page)).toEqual([]);
    expect(visitor().faults).toEqual([]);
  },
  JOB_MS,
);

it('keeps its font sizes, is narrow without a scroll bar, and is empty once the page logs out', async () => {
  const { page } = visitor();
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${portal.origin}/`);
  await choosePatient(page);
  await chooseCall(page, 'Ad-Hoc Call');
  await page.getByRole('button', { name: 'Called from my own phone' }).waitFor();
  // The text of buttons is 0.875 times the person's own font size.
  const look = await page.evaluate(() => {
    const call = document.querySelector('careline-call-info');
    const button = call?.shadowRoot?.querySelector('button');
    return {
      root: getComputedStyle(document.documentElement).fontSize,
      button: button && getComputedStyle(button).fontSize,
      wide: document.documentElement.scrollWidth,
    };
  });
  expect(look).toEqual({ root: '10px', button: '14px', wide: 360 });
  // Columns are side by side only if there is room at the person's own font size.
  for (const [width, beside] of [
    [768, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 760 });
    const [call, about] = await Promise.all(
      ['Call', 'About the patient'].map((name) => region(page, name).boundingBox()),
    );
    expect([width, (call?.x ?? 0) > (about?.x ?? 0)]).toEqual([width, beside]);
  }
  await page.evaluate(() => (Reflect.get(globalThis, 'session') as { logout(): void }).logout());
  await page.locator('careline-call-info').getByText('You are signed out').waitFor();
  await page.locator('careline-call-status-history').getByText('You are signed out').waitFor();
  expect(await page.getByText(NAME).count()).toBe(0);
});

/** Changes theme and locale of all elements, as the page's own code does, and waits for the result. */
async function changeLook(page: Page, theme: Theme, locale: Locale, elements = 3): Promise<void> {
  await page.evaluate(
    ({ theme: to, locale: spoken }) => {
      const session = Reflect.get(globalThis, 'session') as { update(change: object): void };
      session.update({ locale: spoken, appearance: { theme: to } });
    },
    { theme, locale },
  );
  const drawn = page.locator(`[part=base][lang=${locale}][data-theme=${theme}]`);
  await expect.poll(() => drawn.count()).toBe(elements);
}

itInProve(
  'can be read in every look, in both languages, with a form open',
  async () => {
    const { page } = visitor();
    await page.goto(`${portal.origin}/`);
    await choosePatient(page);
    await chooseCall(page, 'Ad-Hoc Call');
    await recordOwnCall(page);
    await page.getByRole('radio', { name: 'Reached the patient' }).check();
    await page.getByRole('textbox', { name: 'Systolic', exact: true }).waitFor();
    const looks = LOCALES.flatMap((locale) => THEMES.map((theme) => ({ theme, locale })));
    for (const { theme, locale } of looks) {
      await changeLook(page, theme, locale);
      // Everything other than colours is the same in every theme.
      const rules = theme === 'light' ? undefined : COLOUR_RULES;
      expect([theme, locale, await violations(page, rules)]).toEqual([theme, locale, []]);
    }
    expect(await readGlobal(page, 'violations')).toEqual([]);
    expect(visitor().faults).toEqual([]);
  },
  JOB_MS,
);

/** Adds another element, as the page's own code would. */
const place = (page: Page, tag: string, properties: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(
    ([name, given]) => {
      const element = document.createElement(name);
      Object.assign(element, { ...given, session: Reflect.get(globalThis, 'session') });
      document.querySelector('main')?.prepend(element);
    },
    [tag, properties] as const,
  );
const placeReadings = (page: Page): Promise<void> =>
  place(page, 'careline-readings', { patientId: patient.vitaId });

itInProve(
  'shows what was measured of a patient, takes one more reading, and can be read in both languages',
  async () => {
    const { page } = visitor();
    await page.goto(`${portal.origin}/`);
    await placeReadings(page);
    const readings = page.locator('careline-readings');
    await readings.getByRole('heading', { name: NAME }).waitFor();
    await readings.getByRole('button', { name: 'Add a reading' }).click();
    const form = readings.getByRole('region', { name: 'Add a reading' });
    await form.getByRole('combobox', { name: 'Kind of reading' }).selectOption('body');
    await form.getByRole('textbox', { name: 'Weight', exact: true }).fill('68.4');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await readings.getByText('68.4 kg').waitFor();
    await readings.getByRole('button', { name: 'Weight' }).click();
    await readings.getByRole('cell', { name: '68.4 kg' }).waitFor();
    // The console tests its parts in all six looks; this tests how the element applies them.
    const looks = [
      ['light', 'en'],
      ['dark', 'hi'],
      ['contrast', 'hi'],
    ] as const;
    for (const [theme, locale] of looks) {
      await changeLook(page, theme, locale, 4);
      const rules = theme === 'light' ? undefined : COLOUR_RULES;
      expect([theme, locale, await violations(page, rules)]).toEqual([theme, locale, []]);
    }
    expect(await readGlobal(page, 'violations')).toEqual([]);
    expect(await page.content()).not.toContain(NAME);
    expect(visitor().faults).toEqual([]);
  },
  JOB_MS,
);

itInProve('says when the chart of a trend did not come, and has it after another try', async () => {
  const { page } = visitor();
  const timestamp = Math.floor(Date.now() / 1000);
  const values = [{ key: 'weight', text: '68.4', unit: 'kg' }];
  const metaInfo = { updatedAt: timestamp, deleted: false, source: 'manual' };
  const weight = { id: randomUUID(), metric: 'body', timestamp, values, metaInfo } as const;
  await dataClient(coach).add(patient.vitaId, 'body', weight, randomUUID());
  const file = '**/elements/trend-body-*.js';
  await page.route(file, (route) => route.abort());
  await page.goto(`${portal.origin}/`);
  await placeReadings(page);
  const readings = page.locator('careline-readings');
  await readings.getByRole('button', { name: 'Weight' }).click();
  await readings.getByText('This part could not be loaded').waitFor();
  await readings.getByRole('heading', { name: 'Weight' }).waitFor();
  await page.unroute(file);
  await readings.getByRole('button', { name: 'Try again' }).click();
  await readings.getByRole('slider', { name: /Weight/ }).waitFor();
});

it('shows a chart at its signed address, and prints it from a Careline frame', async () => {
  const { page, context } = visitor();
  await context.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.goto(`${portal.origin}/`);
  await place(page, 'careline-charts', { topic: 'gender' });
  const charts = page.locator('careline-charts');
  await charts.frameLocator('iframe[src*="/gender?"]').getByRole('table').waitFor();
  await charts.getByText('All living patients of the facility.').waitFor();
  await charts.getByRole('button', { name: 'BMI' }).click();
  await charts.frameLocator('iframe[src*="/bmi?"]').getByRole('table').waitFor();
  await charts.evaluate((element) => element.remove());

  await place(page, 'careline-charts', { topic: 'gender', isolation: 'frame' });
  const framed = charts.locator('iframe').contentFrame();
  await framed.frameLocator('iframe[src*="/gender?"]').getByRole('table').waitFor();
  const opening = context.waitForEvent('page');
  await framed.getByRole('button', { name: 'Print' }).click();
  const printed = await opening;
  await printed.getByText('All living patients of the facility.').waitFor();
  await expect.poll(() => printed.title()).toBe('printed');
  expect(await readGlobal(page, 'violations')).toEqual([]);
  expect(visitor().faults).toEqual([]);
});

itInProve('shows a doctor the encounters of a patient and of a day, and takes a booking', async () => {
  const { page, context } = visitor();
  await context.clearCookies();
  await portal.signIn(context, DOCTOR);
  await page.goto(`${portal.origin}/`);
  await place(page, 'careline-encounters', { patientId: patient.vitaId });
  const encounters = page.locator('careline-encounters');
  await encounters.getByText('No encounters are booked for this patient.').waitFor();
  await encounters.getByRole('button', { name: 'Book an encounter' }).click();
  const form = encounters.getByRole('dialog', { name: 'Book an encounter' });
  // Late the next day: no demo encounter is at that time.
  const [day = ''] = wallOf(Math.floor(Date.now() / 1000) + 86_400, 'Asia/Kolkata').split('T');
  await form.getByRole('button', { name: 'Enter another time' }).click();
  await form.getByLabel(/^Day and time/).fill(day.split('-').reverse().join('-'));
  await form.getByLabel('Time', { exact: true }).fill('22:40');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  const booked = encounters.getByRole('dialog', { name: 'The encounter is booked' });
  await booked.getByRole('button', { name: 'Close' }).last().click();
  await encounters.getByRole('list', { name: 'Upcoming' }).getByRole('listitem').waitFor();
  expect(await violations(page)).toEqual([]);

  await encounters.evaluate((element) => Object.assign(element, { patientId: '' }));
  await encounters.getByRole('button', { name: 'Next day' }).click();
  await encounters.getByText(NAME).waitFor();
  expect(await readGlobal(page, 'violations')).toEqual([]);
  expect(visitor().faults).toEqual([]);
});
