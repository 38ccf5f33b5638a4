// spec: limits-dangerous

import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dueDate, flagLabel } from '@careline/core/internal/clinical';
import type { BodyOf } from '@careline/core/internal/http';
import { loadLanguage } from '@careline/core/internal/languages';
import type { EnteredMetric, NewReading } from '@careline/core/internal/metrics';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addReading } from './pages/patient-page.ts';
import { signIn } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { chooseLook } from './support/look.ts';
import { COACH } from './support/people.ts';
import { quiet } from './support/quiet.ts';
import { dataClient, serviceClient } from './support/service.ts';

const origin = inject('origin');
const ALERTS = '/doctor/pwa_alerts';
/** Earlier than any demo patient, so that these come first among the overdue in their programme. */
const LONG_AGO = '2014-06-01';
const HOUR = 3_600;
const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);
/** Returns the calendar day this many days ago, in the demo facilities' time zone. */
const daysAgo = (days: number): string =>
  new Date((now - days * DAY) * 1000 + 5.5 * HOUR * 1000).toISOString().slice(0, 10);

type Registration = BodyOf<typeof registerPatient>;
type Registered = Pick<Registration, 'names' | 'gender' | 'birthDate'> & Partial<Registration>;

const PEOPLE = {
  'high sugar': {
    names: [{ given: 'Padmavathi', family: 'Linfield' }],
    gender: 'FEMALE',
    birthDate: '1969-03-02',
    enrolments: [{ programme: 'apollo_sugar', enrolledOn: LONG_AGO }],
  },
  'after a meal': {
    names: [{ given: 'Gopalan', family: 'Linfield' }],
    gender: 'MALE',
    birthDate: '1963-08-12',
    enrolments: [{ programme: 'apollo_sugar', enrolledOn: LONG_AGO }],
  },
  'week 37': {
    names: [{ given: 'Nirmala', family: 'Linfield' }],
    gender: 'FEMALE',
    birthDate: '1997-01-20',
    enrolments: [
      { programme: 'careline', enrolledOn: LONG_AGO },
      { programme: 'healthy_motherhood', enrolledOn: daysAgo(200) },
    ],
    pregnancy: { lmp: daysAgo(37 * 7 + 2), edd: dueDate('lmp', daysAgo(37 * 7 + 2)) ?? '' },
  },
  child: {
    names: [{ given: 'Aarav', family: 'Linfield' }],
    gender: 'MALE',
    birthDate: daysAgo(4 * 365 + 60),
    enrolments: [{ programme: 'careline', enrolledOn: daysAgo(40) }],
  },
} as const satisfies Readonly<Record<string, Registered>>;
type Who = keyof typeof PEOPLE;

const nameOf = (who: Who): string =>
  PEOPLE[who].names.map(({ given, family }) => `${given} ${family}`).join();

let browser: Browser;
let coach: Visitor;
const ids = new Map<Who, string>();

async function register(token: string, who: Who, phone: string): Promise<void> {
  const http = serviceClient(origin, token);
  const { id, version } = REGISTRATION_CONSENT;
  const body: Registration = {
    vitaId: randomUUID(),
    phones: [{ value: phone, use: 'mobile' }],
    consent: {
      ...{ textId: id, version, locale: 'en', givenAt: now - DAY, how: 'spoken' },
      ...(who === 'child' ? { by: 'guardian', guardianName: nameOf('after a meal') } : { by: 'patient' }),
    },
    ...(structuredClone(PEOPLE[who]) as Registered),
  };
  const { data } = await http.call(registerPatient, { body, idempotencyKey: randomUUID() });
  ids.set(who, data.vitaId);
}

type Values = NewReading['values'];

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  const token = await signIn(coach.page, origin, COACH);
  for (const [index, who] of (Object.keys(PEOPLE) as Who[]).entries()) {
    await register(token, who, `+9198480559${40 + index}`);
  }
  const metrics = dataClient(serviceClient(origin, token));
  const add = (who: Who, metric: EnteredMetric, hoursAgo: number, values: Values, meal?: 'AFTER_MEAL') => {
    const reading: NewReading = {
      id: randomUUID(),
      metric,
      timestamp: now - hoursAgo * HOUR,
      values,
      ...(meal && { mealSituation: `MEAL_SITUATION_${meal}` as const }),
      metaInfo: { updatedAt: now },
    };
    return metrics.add(ids.get(who) ?? '', metric, reading, randomUUID());
  };
  const seen = { reason: 'The meter was read twice' };
  const glucose = (text: string, more = {}): Values => [{ key: 'value', text, unit: 'mg/dL', ...more }];
  const pressure = (systolic: string, diastolic: string): Values => [
    { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
    { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
  ];
  await add('high sugar', 'bloodglucose', 5, glucose('560', seen), 'AFTER_MEAL');
  await add('high sugar', 'bloodglucose', 2, glucose('560', seen), 'AFTER_MEAL');
  await add('high sugar', 'hba1c', 3, [{ key: 'value', text: '15.2', unit: '%', ...seen }]);
  await add('after a meal', 'bloodglucose', 2, glucose('348'), 'AFTER_MEAL');
  await add('week 37', 'bloodpressure', 8, pressure('152', '102'));
  await add('week 37', 'bloodpressure', 2, pressure('156', '106'));
});
afterAll(() => browser?.close());

/** Takes screenshots for review if the folder is set. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.CARELINE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await quiet(page);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const open = async (page: Page, who: Who): Promise<void> => {
  await page.goto(`${origin}/prohealth/patient/${ids.get(who)}/readings`);
  await page.getByRole('heading', { name: nameOf(who) }).waitFor();
};
const inHeader = (page: Page) => page.getByRole('list', { name: 'Open alerts for readings' });
const alertsOf = (page: Page, who: Who) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: nameOf(who) });

async function inWorklist(page: Page, who: Who, programme: string) {
  await page.goto(`${origin}/prohealth?kind=overdue&risk=critical&programme=${programme}`);
  const row = page
    .getByRole('region', { name: 'Worklist', exact: true })
    .getByRole('listitem')
    .filter({ hasText: nameOf(who) });
  await row.first().waitFor();
  return row.first();
}

describe('a dangerous reading', () => {
  it('raises alerts for high blood sugars, one row for both, shows the value with the patient, and puts the patient first', async () => {
    const { page } = coach;
    await page.goto(`${origin}${ALERTS}`);
    const alerts = alertsOf(page, 'high sugar');
    await alerts
      .filter({ hasText: '560 mg/dL' })
      .getByRole('button', { name: `2 readings: ${nameOf('high sugar')}` })
      .waitFor();
    expect(await alerts.count()).toBe(2);
    await alerts.filter({ hasText: '15.2%' }).getByText(flagLabel('hba1c:dangerous')).waitFor();
    await picture(page, 'alerts');

    await open(page, 'high sugar');
    await inHeader(page)
      .getByText(`560 mg/dL: ${flagLabel('sugar:dangerous')}`)
      .waitFor();
    await inHeader(page)
      .getByText(`15.2%: ${flagLabel('hba1c:dangerous')}`)
      .waitFor();
    await picture(page, 'patient-high-sugar');

    const row = await inWorklist(page, 'high sugar', 'apollo_sugar');
    await row.getByText(flagLabel('sugar:dangerous')).waitFor();
    await picture(page, 'worklist-sugar');
  });

  it('flags 348 mg/dL after a meal in the list of all readings', async () => {
    const { page } = coach;
    await open(page, 'after a meal');
    await page.getByRole('main').getByText(flagLabel('sugar:very-high')).last().waitFor();
    await picture(page, 'patient-after-a-meal');
  });

  it('is critical when a high blood pressure in week 37 is confirmed after six hours', async () => {
    const { page } = coach;
    await loadLanguage('hi');
    const again = flagLabel('ob:gestational-ht');
    await page.goto(`${origin}${ALERTS}`);
    await alertsOf(page, 'week 37').filter({ hasText: '156/106 mmHg' }).getByText(again).waitFor();
    await open(page, 'week 37');
    await inHeader(page).getByText(`156/106 mmHg: ${again}`).waitFor();
    await picture(page, 'patient-week-37');
    const row = await inWorklist(page, 'week 37', 'careline');
    await row.getByText(again).waitFor();
    await picture(page, 'worklist-week-37');
  });

  it('opens its card while a child’s reading is entered, and raises an alert', async () => {
    const { page } = coach;
    await open(page, 'child');
    await addReading(page);
    const dialog = page.getByRole('dialog', { name: 'Add a reading' });
    await dialog.getByLabel('Kind of reading').selectOption('spo2');
    await dialog.getByLabel(/^SpO2/).fill('60');
    await page.keyboard.press('Tab');
    const card = dialog.getByRole('region', { name: 'Urgent: tell the doctor now' });
    await card.getByText(flagLabel('spo2:dangerous')).first().waitFor();
    await picture(page, 'card-child');
    const reason = dialog.getByRole('textbox', { name: /Why|right/ });
    if ((await reason.count()) > 0) await reason.first().fill('Blue lips, measured on two fingers');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('The reading is saved.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.goto(`${origin}${ALERTS}`);
    await alertsOf(page, 'child').filter({ hasText: '60%' }).getByText(flagLabel('spo2:dangerous')).waitFor();
  });

  it('reads the same in Hindi, and no page reported an error', async () => {
    const { page } = coach;
    await loadLanguage('hi');
    const again = flagLabel('ob:gestational-ht', 'hi');
    await open(page, 'week 37');
    await chooseLook(page, 'light', 'hi');
    await page.getByRole('list', { name: 'खुले असामान्य मान' }).getByText(`156/106 mmHg: ${again}`).waitFor();
    await picture(page, 'patient-week-37-hi');
    await page.goto(`${origin}${ALERTS}`);
    await alertsOf(page, 'week 37').filter({ hasText: '156/106 mmHg' }).getByText(again).waitFor();
    await picture(page, 'alerts-hi');
    await chooseLook(page, 'light', 'en');
    expect(coach.faults).toEqual([]);
  });
});
