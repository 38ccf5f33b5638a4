// spec: limits-dangerous

import { randomUUID } from 'node:crypto';
import { dueDate } from '@careline/core/internal/clinical';
import type { BodyOf } from '@careline/core/internal/http';
import { patientPath } from '@careline/core/internal/navigation';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enterDangerousResult } from './pages/lab-results.ts';
import { enter, signIn } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { chooseLook } from './support/look.ts';
import { COACH, DOCTOR } from './support/people.ts';
import { dataClient, serviceClient } from './support/service.ts';

const origin = inject('origin');
const ALERTS = '/doctor/pwa_alerts';
const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);
/** Returns the calendar day this many days ago, in the demo facilities' time zone. */
const daysAgo = (days: number): string =>
  new Date((now - days * DAY) * 1000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

type Registration = BodyOf<typeof registerPatient>;
type Registered = Pick<Registration, 'names' | 'gender' | 'birthDate'> & Partial<Registration>;

const named = (given: string, gender: Registration['gender'], birthDate: string): Registered => ({
  names: [{ given, family: 'Overcroft' }],
  gender,
  birthDate,
  enrolments: [{ programme: 'careline', enrolledOn: daysAgo(0) }],
});
const YEAR = new Date().getFullYear() - (new Date().getMonth() < 3 ? 1 : 0);
const LMP = daysAgo(34 * 7 + 2);

const PEOPLE = {
  'in week 34': {
    ...named('Sarala', 'FEMALE', '1996-04-11'),
    pregnancy: { lmp: LMP, edd: dueDate('lmp', LMP) ?? '' },
    enrolments: [{ programme: 'healthy_motherhood', enrolledOn: daysAgo(100) }],
  },
  'with failing kidneys': named('Bhaskar', 'MALE', '1958-09-03'),
  'two days old': named('Tara', 'FEMALE', daysAgo(2)),
  'not known to be pregnant': named('Chitra', 'FEMALE', '1995-06-20'),
  'in low spirits': named('Revathi', 'FEMALE', '1987-12-19'),
  // A birth year of this year covers newborns and, from March on, infants for whom 55 breaths are fast.
  'born in a year': named('Manju', 'FEMALE', String(YEAR)),
} as const satisfies Readonly<Record<string, Registered>>;
type Who = keyof typeof PEOPLE;

const nameOf = (who: Who): string =>
  PEOPLE[who].names.map(({ given, family }) => `${given} ${family}`).join();
const CHILDREN: readonly Who[] = ['born in a year', 'two days old'];

let browser: Browser;
let doctor: Visitor;
let token: string;
const ids = new Map<Who, string>();

async function register(who: Who, phone: string): Promise<void> {
  const { id, version } = REGISTRATION_CONSENT;
  const by = CHILDREN.includes(who)
    ? { by: 'guardian' as const, guardianName: 'Gopalan Overcroft' }
    : { by: 'patient' as const };
  const body: Registration = {
    vitaId: randomUUID(),
    phones: [{ value: phone, use: 'mobile' }],
    consent: { textId: id, version, locale: 'en', givenAt: now - 60, how: 'spoken', ...by },
    ...(structuredClone(PEOPLE[who]) as Registered),
  };
  const { data } = await serviceClient(origin, token).call(registerPatient, {
    body,
    idempotencyKey: randomUUID(),
  });
  ids.set(who, data.vitaId);
}

beforeAll(async () => {
  browser = await launch();
  const [coach, other] = await Promise.all([visit(browser), visit(browser)]);
  doctor = other;
  token = await signIn(coach.page, origin, COACH);
  for (const [index, who] of (Object.keys(PEOPLE) as Who[]).entries()) {
    await register(who, `+9198480661${40 + index}`);
  }
  await enter(doctor.page, origin, DOCTOR);
});
afterAll(() => browser?.close());

const open = async (page: Page, who: Who, tab: Parameters<typeof patientPath>[1]): Promise<void> => {
  await page.goto(`${origin}${patientPath(ids.get(who) ?? '', tab)}`);
  await page.getByRole('heading', { name: nameOf(who) }).waitFor();
};
const alertsOf = (page: Page, who: Who): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: nameOf(who) });
const signsOf = (page: Page, who: Who): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: nameOf(who) });
/** The overview lists alerts with what to do; the other views name them below the patient. */
const inHeader = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Open alerts for readings|Needs attention)$/ });

/** Marks the findings as reported, and enters to whom and when, as a case sheet requires before saving. */
async function answerCard(place: Locator): Promise<void> {
  for (const finding of await place.getByRole('group', { name: 'Results' }).getByRole('checkbox').all())
    await finding.check();
  await place.getByLabel(/^Reported to/).fill('Dr Rao');
  await place.getByRole('button', { name: 'Reported now' }).click();
}

async function enterResult(page: Page, who: Who, test: string, text: string): Promise<void> {
  await open(page, who, 'labs');
  await enterDangerousResult(page, test, text);
}

describe('danger signs are shown wherever they were entered', () => {
  it('a blood pressure that a doctor enters at 34 weeks raises an alert', async () => {
    const { page } = doctor;
    await open(page, 'in week 34', 'record');
    await page.getByLabel('Find a section').fill('general');
    await page
      .getByRole('button', { name: /^(Write|Edit): General/ })
      .first()
      .click();
    const form = page.getByRole('form', { name: /^Writing: General/ });
    await form
      .getByLabel(/^Systolic/)
      .first()
      .fill('178');
    await form
      .getByLabel(/^Diastolic/)
      .first()
      .fill('116');
    await page.keyboard.press('Tab');
    await answerCard(form);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await form.waitFor({ state: 'hidden' });
    await open(page, 'in week 34', 'overview');
    await inHeader(page)
      .getByText(/178\/116 mmHg/)
      .waitFor();
    await page.goto(`${origin}${ALERTS}`);
    await alertsOf(page, 'in week 34').filter({ hasText: '178/116 mmHg' }).first().waitFor();
    await chooseLook(page, 'light', 'hi');
    await open(page, 'in week 34', 'overview');
    await page
      .getByRole('list', { name: 'ध्यान दें' })
      .getByText(/178\/116 mmHg/)
      .waitFor();
    await chooseLook(page, 'light', 'en');
  });

  it('a potassium of 6.9 stays open until someone records what was done', async () => {
    const { page } = doctor;
    await enterResult(page, 'with failing kidneys', 'potassium', '6.9');
    await open(page, 'with failing kidneys', 'overview');
    await inHeader(page)
      .getByText(/6\.9 mmol\/L/)
      .waitFor();
    await page.goto(`${origin}${ALERTS}`);
    const alert = alertsOf(page, 'with failing kidneys').filter({ hasText: '6.9 mmol/L' });
    await alert.first().waitFor();
    // Laboratory values are not repeated after a rest.
    expect(await alert.getByText(/minutes' rest/).count()).toBe(0);
    await page.getByRole('button', { name: `Acknowledge: ${nameOf('with failing kidneys')}` }).click();
    const dialog = page.getByRole('dialog', { name: /^Acknowledge:/ });
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await dialog.getByText('Choose an action or explanation.').waitFor();
    await dialog
      .getByRole('combobox', { name: /^Action taken/ })
      .selectOption({ label: 'Told the treating clinician' });
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await expect.poll(() => alertsOf(page, 'with failing kidneys').count()).toBe(0);
    await open(page, 'with failing kidneys', 'overview');
    expect(
      await inHeader(page)
        .getByText(/6\.9 mmol\/L/)
        .count(),
    ).toBe(0);
  });

  it('jaundice on day 2 stays open, in both languages, until a doubtful sample is repeated', async () => {
    const { page } = doctor;
    await enterResult(page, 'two days old', 'bilirubin', '22');
    await page.goto(`${origin}${ALERTS}`);
    await alertsOf(page, 'two days old')
      .filter({ hasText: '22 mg/dL' })
      .getByText('Critically high: a doctor must know now')
      .waitFor();
    await chooseLook(page, 'light', 'hi');
    await page.goto(`${origin}${ALERTS}`);
    await page.getByText('खतरनाक रूप से अधिक: डॉक्टर को अभी बताएँ').first().waitFor();
    await chooseLook(page, 'light', 'en');
    await page.goto(`${origin}${ALERTS}`);
    await page.getByRole('button', { name: `Acknowledge: ${nameOf('two days old')}` }).click();
    const dialog = page.getByRole('dialog', { name: /^Acknowledge:/ });
    await dialog
      .getByRole('combobox', { name: /^Action taken/ })
      .selectOption({ label: 'Sample haemolysed or doubtful: a new one was sent' });
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await expect.poll(() => alertsOf(page, 'two days old').count()).toBe(0);
  });

  it('thoughts of self-harm in a PHQ-9 appear among the danger signs with who was informed', async () => {
    const { page } = doctor;
    await open(page, 'in low spirits', 'scores');
    await page.getByRole('button', { name: 'Record a score' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record a score' });
    await dialog.getByLabel(/^Score/).selectOption({ label: 'PHQ-9' });
    await dialog.getByLabel(/^Thoughts of being better off dead/).selectOption('1');
    await dialog.getByRole('button', { name: 'Save the score' }).click();
    await dialog.getByText('Enter who you informed.').waitFor();
    await dialog.getByLabel(/^Reported to/).fill('Dr Rao');
    await dialog.getByRole('button', { name: 'Save the score' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto(`${origin}${ALERTS}`);
    const sign = signsOf(page, 'in low spirits');
    await sign
      .first()
      .getByText(/Dr Rao/)
      .waitFor();
  });

  it('the rules apply to a pregnancy that a doctor records outside of motherhood', async () => {
    const { page } = doctor;
    await open(page, 'not known to be pregnant', 'overview');
    await page.getByRole('button', { name: 'Yes, pregnant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // 144/84 raises an alert only in pregnancy.
    const id = randomUUID();
    const values = [
      { key: 'systolic', text: '144', unit: 'mm[Hg]' },
      { key: 'diastolic', text: '84', unit: 'mm[Hg]' },
    ];
    await dataClient(serviceClient(origin, token)).add(
      ids.get('not known to be pregnant') ?? '',
      'bloodpressure',
      { id, metric: 'bloodpressure', timestamp: now - 600, values, metaInfo: { updatedAt: now } },
      randomUUID(),
    );
    await page.goto(`${origin}${ALERTS}`);
    await alertsOf(page, 'not known to be pregnant').filter({ hasText: '144/84 mmHg' }).waitFor();
  });

  it('a breathing rate of 55 in a child with only a year of birth is flagged for review, with an approximate age', async () => {
    const { page } = doctor;
    const id = randomUUID();
    await dataClient(serviceClient(origin, token)).add(
      ids.get('born in a year') ?? '',
      'respiratoryrate',
      {
        id,
        metric: 'respiratoryrate',
        timestamp: now - 600,
        values: [{ key: 'value', text: '55', unit: '/min' }],
        metaInfo: { updatedAt: now },
      },
      randomUUID(),
    );
    await open(page, 'born in a year', 'readings');
    await page
      .getByText(/\babout\b/i)
      .first()
      .waitFor();
    await inHeader(page).getByText(/ 55 /).waitFor();
    expect(doctor.faults).toEqual([]);
  });
});
