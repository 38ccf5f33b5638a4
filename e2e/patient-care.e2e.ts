// spec: 183, 231

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listReports } from '@careline/core/internal/care';
import type { BodyOf, HttpClient } from '@careline/core/internal/http';
import { patientPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAddress, fillReached, recordOwnCall, saveCall } from './pages/call-page.ts';
import { signIn } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
const PDF = Buffer.from('%PDF-1.7\nHbA1c 7.1 %');
let browser: Browser;
let coach: Visitor;
let http: HttpClient;
let vitaId: string;

async function registered(): Promise<string> {
  const { id, version } = REGISTRATION_CONSENT;
  const at = Math.floor(Date.now() / 1000);
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ given: 'Nirmala', family: 'Joshi' }],
    gender: 'FEMALE',
    birthDate: '1971-03-09',
    phones: [{ value: '+919848055512', use: 'mobile' }],
    enrolments: [{ programme: 'ahc', enrolledOn: '2024-01-01' }],
    consent: { textId: id, version, locale: 'en', givenAt: at - 60, how: 'spoken', by: 'patient' },
  };
  const { data } = await http.call(registerPatient, { body, idempotencyKey: randomUUID() });
  return data.vitaId;
}

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  http = serviceClient(origin, await signIn(coach.page, origin, COACH));
  vitaId = await registered();
});
afterAll(() => browser?.close());

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('files, notes, goals and messages of a patient', () => {
  it('a file of a call becomes a report that opens unchanged; a wrong file is refused with the reason', async () => {
    const { page } = coach;
    await page.goto(`${origin}${callAddress(vitaId)}`);
    await recordOwnCall(page);
    await fillReached(page, { systolic: '132', diastolic: '84' });
    await page.getByRole('button', { name: 'Add report', exact: true }).click();
    await page.getByRole('combobox', { name: 'Test', exact: true }).selectOption({ label: 'HbA1c' });
    await page.getByRole('textbox', { name: 'Result', exact: true }).fill('7.1');
    const chooser = page.getByLabel('Pictures or documents').last();
    const file = { name: 'HbA1c March.pdf', mimeType: 'application/pdf', buffer: PDF };
    // The connection breaks during the upload: the file is named, nothing is stored, and it can be chosen again.
    await page.route('**/blob/upload', (route) => route.abort('connectionreset'), { times: 1 });
    await chooser.setInputFiles(file);
    await page
      .getByText(/^HbA1c March\.pdf could not be uploaded/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Remove HbA1c March.pdf' }).click();
    await chooser.setInputFiles(file);
    await page.getByRole('button', { name: 'Remove HbA1c March.pdf' }).waitFor();
    const reports = region(page, 'Reports');
    expect(await reports.getByText('HbA1c March.pdf').count()).toBe(0);
    await saveCall(page);
    // Without a reload: the call's file is among the reports as soon as it is saved.
    await reports.getByText('HbA1c March.pdf').first().waitFor();
    expect(await reports.getByText(/^HbA1c · 7\.1/).count()).toBe(1);
    const download = page.waitForEvent('download');
    await reports.getByRole('button', { name: 'Open HbA1c March.pdf' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('HbA1c March.pdf');
    expect(await readFile(await saved.path())).toEqual(PDF);
    await reports.getByRole('button', { name: 'Add a report' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Report' }).selectOption('Others');
    await dialog
      .getByLabel('Report file')
      .setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText(/Only PDF files and pictures/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
  });

  it('notes and tasks are written and stored', async () => {
    const { page } = coach;
    const notes = region(page, 'Notes');
    await notes.getByRole('textbox', { name: 'New note' }).fill('Her daughter answers in the mornings');
    await notes.getByRole('button', { name: 'Save note' }).click();
    await notes.getByText('Her daughter answers in the mornings').waitFor();
    const tasks = region(page, 'To do for this patient');
    await tasks.getByRole('button', { name: 'Add a task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a task' });
    await dialog.getByRole('textbox', { name: 'What needs to be done' }).fill('Ask for the lipid report');
    const assignee = dialog.getByRole('combobox', { name: 'Assigned to' });
    const me = assignee.getByRole('option', { name: / \(me\)$/ });
    await me.waitFor({ state: 'attached' });
    await assignee.selectOption({ label: (await me.textContent()) ?? '' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await tasks.getByText(/^For /).waitFor();
    await tasks.getByRole('button', { name: 'Done: Ask for the lipid report' }).click();
    await page.getByRole('dialog', { name: 'Done' }).getByRole('button', { name: 'Done' }).click();
    await tasks.getByText('No open tasks for this patient.').waitFor();
    await page.reload();
    await tasks.getByText('1 ended').click();
    await tasks.getByText('Ask for the lipid report').waitFor();
    expect(await tasks.getByRole('button', { name: /^Done/ }).count()).toBe(0);
    await region(page, 'Notes').getByText('Her daughter answers in the mornings').waitFor();
  });

  it('a goal is set during the call, compared with the last value, and drawn among the readings', async () => {
    const { page } = coach;
    const goals = region(page, 'Goals');
    await goals.getByRole('button', { name: 'Set a goal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Value' }).selectOption({ label: 'Systolic blood pressure' });
    await dialog.getByRole('textbox', { name: 'Number to reach' }).fill('130');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save the goal' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await goals.getByText('Systolic blood pressure below 130 mmHg').waitFor();
    await goals.getByText('Not reached yet').waitFor();
    await page.goto(`${origin}${patientPath(vitaId, 'readings')}?trend=bloodPressure`);
    await page.getByText('Goal: Systolic below 130 mmHg').waitFor();
    await page.getByText(/The last value, 132 mmHg, does not reach it/).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('a message is previewed before it is sent, and is in the facility’s list', async () => {
    const { page } = coach;
    await page.goto(`${origin}${callAddress(vitaId)}`);
    const messages = region(page, 'Messages to the patient');
    await messages.getByRole('button', { name: 'Write a message' }).click();
    await messages.getByText(/^Dear Nirmala Joshi, we tried to call you/).waitFor();
    await messages.getByRole('combobox', { name: 'Channel' }).selectOption('email');
    await messages.getByText(/^The patient has no address for this channel/).waitFor();
    expect(await messages.getByRole('button', { name: 'Send e-mail' }).isDisabled()).toBe(true);
    await messages.getByRole('combobox', { name: 'Channel' }).selectOption('sms');
    await messages.getByRole('combobox', { name: 'Message' }).selectOption('reports');
    await messages.getByText('This is a demo: the message is not delivered.').waitFor();
    await messages.getByRole('button', { name: 'Send SMS' }).click();
    await messages.getByText('Delivered', { exact: true }).first().waitFor();
    await page.goto(`${origin}/prohealth/messages?state=delivered&mine=true`);
    const found = page.getByRole('listitem').filter({ hasText: 'Nirmala Joshi' }).first();
    await found.getByText(/please keep the reports of your latest tests at hand/).waitFor();
    expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('delivered');
    await found.getByRole('link', { name: 'Nirmala Joshi' }).click();
    await page.waitForURL(new RegExp(`hmCallInfo.*${vitaId}`));
  });

  it('the values of a report are entered during the call and appear among the readings', async () => {
    const { page } = coach;
    // No screening happens before week 24. A mother with known diabetes is judged by her goals, not by the
    // test.
    const inSixteenWeeks = new Date(Date.now() + 16 * 7 * 86_400_000).toISOString().slice(0, 10);
    const isWithChild = ({ maternity }: Patient) =>
      maternity?.bornOn === undefined && (maternity?.dueDate ?? '') > inSixteenWeeks;
    const [mother] = await plainPatients(http, 1, ['healthy_motherhood'], isWithChild);
    if (!mother) throw new Error('nobody is with child');
    await page.goto(`${origin}${callAddress(mother.vitaId, 'adhoc')}`);
    const reports = region(page, 'Reports');
    await reports.getByRole('button', { name: 'Add a report' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Report' }).selectOption('Glucose Tolerance Test');
    await dialog.getByRole('textbox', { name: 'Fasting' }).fill('97');
    await dialog.getByRole('textbox', { name: 'After 2 hours' }).fill('161');
    const file = { name: 'GTT.pdf', mimeType: 'application/pdf', buffer: PDF };
    await dialog.getByLabel('Report file').setInputFiles(file);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await reports.getByText('97 mg/dL').waitFor();
    const { data } = await http.call(listReports, { query: { vitaId: mother.vitaId } });
    expect(data[0]).toMatchObject({ name: 'GTT.pdf', metric: 'Glucose Tolerance Test' });
    await page.goto(`${origin}${patientPath(mother.vitaId, 'readings')}`);
    const files = region(page, 'Examinations and files');
    await files.getByText('161 mg/dL').waitFor();
    await page.getByText('Diabetes of pregnancy range (fasting test)').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
