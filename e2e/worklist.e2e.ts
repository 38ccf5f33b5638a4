import { randomUUID } from 'node:crypto';
import { listWork } from '@careline/core/internal/calls/worklist';
import type { BodyOf, HttpClient } from '@careline/core/internal/http';
import {
  REGISTRATION_CONSENT,
  registerPatient,
  updateStatus,
} from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { callAddress, patientRegion, recordOwnCall, saveCall } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { ADMIN, COACH } from './support/people.ts';
import { dataClient, serviceClient } from './support/service.ts';

const origin = inject('origin');
/** Overdue for longer than any demo patient, so that this file's patients come first. */
const OWN = '/prohealth?kind=overdue&risk=critical&programme=apollo_sugar';
const LONG_AGO = '2010-03-02';
/** After those two, so that there is a next patient. */
const LATER = '2011-03-02';

let browser: Browser;
let coach: Visitor;
let admin: Visitor;
let http: HttpClient;
let patients: readonly string[] = [];

const addCriticalReading = (vitaId: string, now: number) => {
  const values = [
    { key: 'systolic', text: '212', unit: 'mm[Hg]' },
    { key: 'diastolic', text: '124', unit: 'mm[Hg]' },
  ];
  const metaInfo = { updatedAt: now, deleted: false, source: 'manual' };
  const reading = {
    id: randomUUID(),
    metric: 'bloodpressure',
    timestamp: now - 60,
    values,
    metaInfo,
  } as const;
  return dataClient(http).add(vitaId, 'bloodpressure', reading, randomUUID());
};

async function register(given: string, enrolledOn = LONG_AGO): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const { id, version } = REGISTRATION_CONSENT;
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ use: 'official', given }],
    gender: 'FEMALE',
    birthDate: '1961-05-01',
    phones: [{ value: '+919848022338', use: 'mobile' }],
    enrolments: [{ programme: 'apollo_sugar', enrolledOn }],
    consent: { textId: id, version, locale: 'en', givenAt: now - 60, how: 'spoken', by: 'patient' },
  };
  const { data } = await http.call(registerPatient, { body, idempotencyKey: randomUUID() });
  await addCriticalReading(data.vitaId, now);
  return data.vitaId;
}

/** Withdraws an earlier attempt's patients, who would otherwise come first again. */
async function withdraw(vitaId: string): Promise<void> {
  const body = { vitaId, to: 'consent-withdrawn', reason: { code: 'patient-asked' } } as const;
  await http.call(updateStatus, { body, idempotencyKey: randomUUID() });
}

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  [coach, admin] = await Promise.all([visit(browser), visit(browser)]);
  const token = await enter(coach.page, origin, COACH);
  await enter(admin.page, origin, ADMIN);
  http = serviceClient(origin, token);
  for (const vitaId of patients) await withdraw(vitaId);
  patients = [
    await register('Worklist One'),
    await register('Worklist Two'),
    await register('Worklist Three', LATER),
  ];
});
afterEach(() => Promise.all([coach, admin].map((visitor) => visitor.close())));

const patientOf = (page: Page): string => new URL(page.url()).searchParams.get('patient') ?? '';
const isCalled = (url: URL): boolean => url.pathname === '/prohealth/hmCallInfo';

/** Opens the list of this file's patients and waits for both. */
async function openList({ page }: Visitor): Promise<void> {
  await page.goto(`${origin}${OWN}`);
  await page.getByRole('link', { name: 'Call: Worklist One' }).waitFor();
  await page.getByRole('link', { name: 'Call: Worklist Two' }).waitFor();
}

/** Expects both to see who has which patient; taking a patient over assigns them. */
async function seeWhoHasWhom(first: string, second: string): Promise<void> {
  await coach.page.getByText(/^Reserved for you until \d+:\d\d [ap]m/).waitFor();
  const { data } = await http.call(listWork, {
    query: { kind: 'overdue', risk: 'critical', programme: 'apollo_sugar' },
  });
  const held = (vitaId: string) => data.find((item) => item.vitaId === vitaId)?.claim;
  expect(held(first)).toMatchObject({ mine: true });
  expect(held(second)).toMatchObject({ mine: false });
  const { page } = await visitAs(coach);
  await page.goto(`${origin}${callAddress(second, 'monthly')}`);
  await page.getByText(/^Reserved for (?!you).* until \d+:\d\d [ap]m$/).waitFor();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByText(/^Reserved for you until/).waitFor();
  await page.close();
}

it('two people who press the key at once get different patients, and go on to the next once a call is saved', async () => {
  await Promise.all([openList(coach), openList(admin)]);
  await Promise.all([coach, admin].map(({ page }) => page.keyboard.press('n')));
  await Promise.all([coach, admin].map(({ page }) => page.waitForURL(isCalled)));
  const [first, second] = [patientOf(coach.page), patientOf(admin.page)];
  expect([first, second].toSorted()).toEqual(patients.slice(0, 2).toSorted());
  await seeWhoHasWhom(first, second);

  const { page } = coach;
  await patientRegion(page)
    .getByText(/^Worklist (One|Two)$/)
    .waitFor();
  await recordOwnCall(page);
  await page.getByRole('radio', { name: 'No answer' }).check();
  await saveCall(page);
  await page.getByRole('button', { name: 'Call the next patient' }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL((url) => isCalled(url) && url.searchParams.get('patient') === patients[2]);
  await page.goto(`${origin}${OWN}`);
  await page.getByRole('region', { name: 'Worklist', exact: true }).getByRole('listitem').first().waitFor();
  const rest = patients.indexOf(first) === 0 ? ['Two', 'One'] : ['One', 'Two'];
  await page.getByRole('link', { name: `Call: Worklist ${rest[0]}` }).waitFor();
  expect(await page.getByRole('link', { name: `Call: Worklist ${rest[1]}` }).count()).toBe(0);
  expect([...coach.faults, ...admin.faults]).toEqual([]);
});

async function visitAs({ context }: Visitor) {
  return { page: await context.newPage() };
}
