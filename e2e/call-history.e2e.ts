// spec: 10

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addCallLog, addStatus, addTouchpoint, listCallLogs } from '@careline/core/internal/calls';
import { callHistoryPages } from '@careline/core/internal/calls/history';
import type { BodyOf, HttpClient } from '@careline/core/internal/http';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { serviceClient } from './support/service.ts';

const HISTORY = '/prohealth/call-status-history';
const NAME = 'Lalitha Deshpande';
/** No concurrent journey makes a call on these days. */
const PAST = new Date(Date.now() - 4 * 86_400_000).toISOString().slice(0, 10);
const origin = inject('origin');
let browser: Browser;
let coach: Visitor;
let http: HttpClient;
let vitaId: string;
/** The oldest of the patient's four calls. */
let unanswered: string;
/** Two of them, both reached. */
let stored: string;
let mistaken: string;

const seconds = () => Math.floor(Date.now() / 1000);
/** A reading gets the second its call started, however long the server takes. */
const begun = seconds();
const metaInfo = () => ({ updatedAt: seconds(), deleted: false, source: 'manual' });
const once = () => ({ idempotencyKey: randomUUID() });

async function registered(): Promise<string> {
  const { id, version } = REGISTRATION_CONSENT;
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ given: 'Lalitha', family: 'Deshpande' }],
    gender: 'FEMALE',
    birthDate: '1968-07-21',
    phones: [{ value: '+919848055534', use: 'mobile' }],
    enrolments: [{ programme: 'ahc', enrolledOn: '2024-01-01' }],
    consent: { textId: id, version, locale: 'en', givenAt: seconds() - 60, how: 'spoken', by: 'patient' },
  };
  return (await http.call(registerPatient, { body, ...once() })).data.vitaId;
}

/** Adds a call the coach made this many minutes ago. */
async function called(minutes: number): Promise<string> {
  const contact: BodyOf<typeof addTouchpoint>['contact'] = {
    id: randomUUID(),
    vitaId,
    programme: 'ahc',
    callType: 'ad-hoc',
    startedAt: begun - minutes * 60,
    metaInfo: metaInfo(),
  };
  await http.call(addTouchpoint, { body: { contact }, ...once() });
  return contact.id;
}

const status = (disposition: 'reached-patient' | 'no-answer') => ({
  id: randomUUID(),
  disposition,
  endedAt: seconds() - 5,
  metaInfo: metaInfo(),
});

async function unreached(minutes: number): Promise<string> {
  const contactId = await called(minutes);
  const body = { contactId, vitaId, status: status('no-answer') };
  await http.call(addStatus, { body, ...once() });
  return contactId;
}

async function reached(minutes: number): Promise<string> {
  const contactId = await called(minutes);
  const units = { systolicUnit: 'mm[Hg]', diastolicUnit: 'mm[Hg]' };
  const answers = { bloodPressure: { systolic: '148', diastolic: '92', irrPulse: false, ...units } };
  const log = { form: 'chronic-care/ad-hoc@1', answers, metaInfo: metaInfo() };
  const body = { contactId, vitaId, status: status('reached-patient'), log };
  await http.call(addCallLog, { body, ...once() });
  return contactId;
}

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  http = serviceClient(origin, await signIn(coach.page, origin, COACH));
  vitaId = await registered();
  unanswered = await unreached(40);
  await unreached(30);
  stored = await reached(20);
  mistaken = await reached(10);
});
afterAll(() => browser?.close());

async function openHistory(query: string): Promise<Page> {
  const { page } = coach;
  await page.goto(`${origin}${HISTORY}?${query}`);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}
const total = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const dialog = (page: Page) => page.getByRole('dialog', { name: `Call to ${NAME}` });

describe('the call status history', () => {
  it('keeps filters, order and the open call in the address, so that reload and back restore them', async () => {
    const page = await openHistory(`vitaId=${vitaId}`);
    await total(page, '4 calls');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption({ label: 'No answer' });
    await total(page, '2 calls');
    await page.getByRole('button', { name: 'Patient', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'patient');
    expect(new URL(page.url()).searchParams.get('disposition')).toBe('no-answer');
    await page.reload();
    await total(page, '2 calls');
    expect(await page.getByRole('columnheader', { name: 'Patient' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    // A link to a call that these filters hide.
    await page.goto(`${page.url()}&open=${stored}`);
    await dialog(page).getByText('148 mmHg', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('open'));
    await page.goBack();
    await dialog(page).getByText('148 mmHg', { exact: true }).waitFor();
  });

  it('reaches the last of many calls by keyboard while the page renders only a few', async () => {
    const filters = { programme: 'careline', disposition: 'no-answer', to: PAST } as const;
    const { total: count } = await http.call(listCallLogs, { query: { ...filters, limit: '1' } });
    const page = await openHistory(`programme=careline&disposition=no-answer&to=${PAST}`);
    const grid = page.getByRole('grid');
    expect(await grid.getAttribute('aria-rowcount')).toBe(String((count ?? 0) + 1));
    await page
      .getByRole('button', { name: /^Call to/ })
      .first()
      .focus();
    const last = page.locator(`[aria-rowindex="${(count ?? 0) + 1}"]`);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return last.count();
      })
      .toBe(1);
    expect(await page.getByRole('row').count()).toBeLessThan(30);
  });

  it.each([
    ['an order of its own', 'programme=careline&sort=-patient', { programme: 'careline', sort: '-patient' }],
    ['an outcome', 'disposition=busy', { disposition: 'busy' }],
  ] as const)('exports the listed calls: %s', async (_, query, asked) => {
    const filters = { ...asked, to: PAST };
    const page = await openHistory(`${query}&to=${PAST}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^call-status-history-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    const ids: string[] = [];
    const signal = new AbortController().signal;
    for await (const { data } of callHistoryPages({ http, filters, signal }))
      ids.push(...data.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(10);
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(ids);
  });

  it('corrects the outcome of an unreached call in two tabs: the second is warned and builds on the first', async () => {
    const tabs = await Promise.all(
      [1, 2].map(async (tab) => {
        const page = tab === 1 ? coach.page : await coach.context.newPage();
        await page.goto(`${origin}${HISTORY}?vitaId=${vitaId}&open=${unanswered}`);
        await dialog(page).getByRole('button', { name: 'Correct', exact: true }).click();
        const form = page.getByRole('dialog', { name: `Correct the call to ${NAME}` });
        await form.getByRole('combobox', { name: 'Outcome' }).waitFor();
        return { page, form };
      }),
    );
    const correct = async (form: Locator, outcome: string) => {
      await form.getByRole('combobox', { name: 'Outcome' }).selectOption({ label: outcome });
      await form.getByRole('textbox', { name: 'Reason for the correction' }).fill('Wrong key');
      await form.getByRole('button', { name: 'Save the correction' }).click();
    };
    const [first, second] = tabs;
    if (!first || !second) throw new Error('there are two tabs');
    await correct(first.form, 'Busy');
    await dialog(first.page).getByText('Corrected: Busy').first().waitFor();
    await correct(second.form, 'Call dropped');
    await second.form.getByText('It is now: Busy.', { exact: false }).waitFor();
    await second.form.getByRole('button', { name: 'Save the correction' }).click();
    await dialog(second.page).getByText('Corrected: Call dropped').first().waitFor();
    await dialog(second.page).getByText('Corrected: Busy').first().waitFor();
    await second.page.close();
  });

  it('corrects a call with a reason, and withdraws it', async () => {
    const page = await openHistory(`vitaId=${vitaId}&open=${mistaken}`);
    await dialog(page).getByRole('button', { name: 'Correct', exact: true }).click();
    const form = page.getByRole('dialog', { name: `Correct the call to ${NAME}` });
    await form.getByRole('textbox', { name: 'Systolic' }).fill('138');
    await form.getByRole('textbox', { name: 'Reason for the correction' }).fill('Misheard on a bad line');
    await form.getByText('148 mmHg → 138 mmHg').waitFor();
    await form.getByRole('button', { name: 'Save the correction' }).click();
    await dialog(page)
      .getByText(/Version 2 of 2/)
      .waitFor();
    await dialog(page).getByText('Reason: Misheard on a bad line').first().waitFor();

    await dialog(page).getByRole('button', { name: 'Withdraw' }).click();
    const question = page.getByRole('dialog', { name: `Withdraw the call to ${NAME}` });
    await question.getByRole('textbox', { name: 'Reason for the withdrawal' }).fill('Another Lalitha');
    await question.getByRole('checkbox').check();
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await dialog(page).getByText('Withdrawn: Reached the patient').first().waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Correct', exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('row').filter({ hasText: 'Withdrawn: Reached the patient' }).waitFor();
  });
});
