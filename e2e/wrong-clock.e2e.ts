import { type Contact, listUserTouchpoints } from '@careline/core/internal/calls';
import type { HttpClient } from '@careline/core/internal/http';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import type { Patient } from '@careline/core/internal/patients';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { leavesOutLongTests, ofTurn } from '../scripts/long-tests.mjs';
import { addPartnerFor } from './host-pages/add-partner-for.ts';
import { INTRANET_STYLE, intranetPage, intranetStyle } from './host-pages/intranet-page.ts';
import { type Portal, startPortal } from './host-pages/portal.ts';
import { ELEMENTS_FOLDER } from './host-pages/search-pages.ts';
import { callAddress, dial, fillReached, recordOwnCall } from './pages/call-page.ts';
import { addWeight, beginCall, choosePatient } from './pages/elements-page.ts';
import { enter, openLogin } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { setClock, startWithClock, WRONG_CLOCKS } from './support/device-clock.ts';
import { ADMIN, COACH } from './support/people.ts';
import { dataClient, plainPatients, serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();
let coach: HttpClient;
let portal: Portal;
let patients: readonly Patient[];

beforeAll(async () => {
  coach = serviceClient(origin, await accessTokenOf(origin, COACH));
  portal = await startPortal({
    careline: origin,
    pages: (path) => ({ '/': intranetPage(origin), [INTRANET_STYLE]: intranetStyle() })[path],
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
  const admin = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  const scopes = ['prohealth', 'search', 'hmCallInfo', 'call-status-history', 'charts'];
  portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes }));
  patients = await plainPatients(coach, 2 * WRONG_CLOCKS.length + 1);
});
afterAll(() => portal?.close());

const MINUTE = 60;
const nowInSeconds = () => Math.floor(Date.now() / 1000);
const words = (page: Page, wrongBy: number) =>
  page.getByText(
    wrongBy > 0 ? /^This device’s clock is .* ahead\.$/ : /^This device’s clock is .* behind\.$/,
  );

async function newestCall(vitaId: string): Promise<Contact | undefined> {
  const { data } = await coach.call(listUserTouchpoints, { query: { vitaId } });
  return data[0];
}

/** Enters 192/118 in the open call, reports it and saves. */
async function saveDangerous(page: Page): Promise<void> {
  await fillReached(page, { systolic: '192', diastolic: '118' });
  const card = page.getByRole('region', { name: 'Who did you tell?' });
  await card.getByRole('checkbox', { name: 'Critical reading' }).check();
  await card.getByRole('textbox', { name: /Reported to/ }).fill('Dr Rao, on duty');
  await card.getByRole('button', { name: 'Reported now' }).click();
  await page.getByRole('button', { name: 'Save call' }).click();
  await page.getByRole('region', { name: 'The call is saved' }).waitFor();
}

/** Expects the newest call to end now and be reported, and its reading to be an open alert. */
async function expectDangerOfNow(vitaId: string): Promise<void> {
  const saved = await newestCall(vitaId);
  expect(Math.abs((saved?.status.endedAt ?? 0) - nowInSeconds())).toBeLessThan(2 * MINUTE);
  expect(saved?.escalated).toContain('CRITICAL_READING');
  const { data } = await coach.call(listReadingAlerts, { query: { limit: '50' } });
  const critical = data.filter((alert) => alert.vitaId === vitaId && alert.level === 'critical');
  expect(critical.length).toBeGreaterThan(0);
}

const DEVICES = WRONG_CLOCKS.map(([name, ms], index) => ({ name, ms, index }));

/** `npm run prove` tests every clock, a short run two of them. */
describe.each(leavesOutLongTests() ? ofTurn(DEVICES, 3) : DEVICES)('a device $name', ({ ms, index }) => {
  it('is mentioned on the sign-in page, and a call with 192/118 has the current time and its alert', async () => {
    const { context, page, faults } = visitor();
    await startWithClock(context, ms);
    await page.goto(`${origin}/auth`);
    await words(page, ms).waitFor();
    await openLogin(page, origin);
    await enter(page, origin, COACH);
    await words(page, ms).waitFor();
    const { vitaId = '' } = patients[index] ?? {};
    await page.goto(`${origin}${callAddress(vitaId)}`);
    await (index % 2 === 0 ? dial(page) : recordOwnCall(page));
    const begun = await newestCall(vitaId);
    expect(Math.abs((begun?.startedAt ?? 0) - nowInSeconds())).toBeLessThan(2 * MINUTE);
    await saveDangerous(page);
    await expectDangerOfNow(vitaId);
    expect(faults).toEqual([]);
  });

  it('starts the elements of a partner’s page', async () => {
    const { context, page } = visitor();
    await startWithClock(context, ms);
    await portal.signIn(context, COACH);
    await page.goto(`${portal.origin}/`);
    await page
      .getByRole('link', { name: /^(Call|Continue|Finish): / })
      .first()
      .waitFor();
    // A string, because the test's own loader would rewrite an import.
    const codes: unknown = await page.evaluate(
      "import('/elements/session.js').then(({ doctor }) => doctor()).then((report) => report.findings.map(({ code }) => code))",
    );
    expect(codes).toEqual(['clock.wrong']);
  });

  it('finds a patient, logs a call and adds a current reading in the elements', async () => {
    const { context, page, faults } = visitor();
    const patient = patients[WRONG_CLOCKS.length + index];
    if (!patient) throw new Error('there are too few patients');
    await startWithClock(context, ms);
    await portal.signIn(context, COACH);
    await page.goto(`${portal.origin}/`);
    await choosePatient(page, patient);
    await beginCall(page);
    await saveDangerous(page);
    await expectDangerOfNow(patient.vitaId);
    const read = () =>
      dataClient(coach).read({
        vitaId: patient.vitaId,
        from: 0,
        to: nowInSeconds() + 2 * MINUTE,
        metric: 'body',
      });
    // A demo patient may already have the same weight.
    const before = new Set((await read()).map(({ id }) => id));
    await addWeight(page, patient, '68.4');
    const added = (await read()).filter(
      ({ id, values }) => !before.has(id) && values.some(({ text }) => text === '68.4'),
    );
    expect(added).toHaveLength(1);
    expect(Math.abs((added[0]?.timestamp ?? 0) - nowInSeconds())).toBeLessThan(2 * MINUTE);
    expect(faults).toEqual([]);
  });
});

it('a clock that is set back during a call changes nothing, and is mentioned', async () => {
  const { page } = visitor();
  await enter(page, origin, COACH);
  const { vitaId = '' } = patients.at(-1) ?? {};
  await page.goto(`${origin}${callAddress(vitaId)}`);
  await recordOwnCall(page);
  await setClock(page, -40 * 86_400_000);
  await saveDangerous(page);
  const saved = await newestCall(vitaId);
  expect(Math.abs((saved?.status.endedAt ?? 0) - nowInSeconds())).toBeLessThan(2 * MINUTE);
  await words(page, -1).waitFor();
});
