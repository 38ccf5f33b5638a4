// spec: 68

import { readFile } from 'node:fs/promises';
import { HttpError } from '@careline/core/internal/http';
import { exchangeIdentity, getProfile } from '@careline/core/internal/identity';
import { getPatient, type Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientRegion } from './pages/call-page.ts';
import { searchBox } from './pages/search-page.ts';
import { enter } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { ADMIN, COACH, FACILITY } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

const REASON = '=Found unconscious in the market, nobody knows her';
const COACH_NAME = 'Meenakshi Raghavan';
const FACILITY_NAME = 'Farhan Siddiqui';

/** 210 mm minus two margins of 15 mm, at 96 pixels per inch. */
const A4_PIXELS = 680;

let server: RunningServer;
let browser: Browser;
let auditor: Visitor;
/** Opened by facility@ in its own facility. */
let seen: Patient;
/** Belongs to the other facility only. */
let far: Patient;

const opened = async (token: string, vitaId: string): Promise<Patient | undefined> => {
  try {
    return (await serviceClient(server.origin, token).call(getPatient, { query: { vitaId } })).data;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not-found') return undefined;
    throw error;
  }
};

/** Returns a person's tokens at both facilities, the default one first. */
async function tokensOf(email: string): Promise<readonly [here: string, there: string]> {
  const { page, close } = await visit(browser);
  const exchange = page.waitForRequest((request) => request.url().endsWith('/api/identityExchange'));
  const here = await enter(page, server.origin, email);
  const { idToken } = (await exchange).postDataJSON() as { idToken: string };
  await close();
  const http = serviceClient(server.origin, here);
  const { facility, facilities } = (await http.call(getProfile)).data;
  const other = facilities.find(({ facilityId }) => facilityId !== facility?.facilityId);
  if (!other) throw new Error(`${email} works at one facility only`);
  const { token } = await http.call(exchangeIdentity, { body: { idToken, facilityId: other.facilityId } });
  return [here, token];
}

/** Returns a patient from outside the coach's first facility. */
async function findFar(): Promise<Patient> {
  const [here, there] = await tokensOf(COACH);
  const candidates = await plainPatients(serviceClient(server.origin, there), 12);
  for (const candidate of candidates) if (!(await opened(here, candidate.vitaId))) return candidate;
  throw new Error('every patient of the second facility is one of the first too');
}

async function readAsFacility(): Promise<Patient> {
  const { page, close } = await visit(browser);
  const token = await enter(page, server.origin, FACILITY);
  const [patient] = await plainPatients(serviceClient(server.origin, token), 1);
  await close();
  if (!patient) throw new Error('a patient is needed');
  return patient;
}

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  seen = await readAsFacility();
  far = await findFar();
  auditor = await visit(browser);
  await enter(auditor.page, server.origin, ADMIN);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const openAudit = async (query = ''): Promise<Page> => {
  await auditor.page.goto(`${server.origin}/auditor${query}`);
  await auditor.page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  return auditor.page;
};

const rows = (page: Page) =>
  page
    .locator('table')
    .getByRole('row')
    .filter({ hasNot: page.locator('[scope="rowgroup"]') });

async function findByUhid(page: Page, uhid: string | null): Promise<void> {
  await page.getByLabel('Patient by UHID').fill(uhid ?? '');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Show all patients' }).waitFor();
}

describe('emergency access', () => {
  it('opens the record of another facility from the search and shows in its header when access ends', async () => {
    const { page, faults, close } = await visit(browser);
    await enter(page, server.origin, COACH, '/prohealth/searchByUhid');
    await searchBox(page).fill(far.uhid ?? '');
    await page.getByRole('button', { name: 'Emergency access' }).click();
    const dialog = page.getByRole('dialog', { name: 'Emergency access' });
    await dialog.getByText('Your name and reason are recorded').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Open the record' }).click();
    await page.waitForURL(/\/patient\//);
    const header = patientRegion(page);
    await header.getByText(far.appUserInfo.name).waitFor();
    await header.getByText(/^Emergency access until \d/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the audit', () => {
  it('finds a colleague’s actions on a patient by UHID, person and action', async () => {
    const page = await openAudit();
    await findByUhid(page, seen.uhid);
    expect(page.url()).toContain(`vitaId=${seen.vitaId}`);
    expect(page.url()).not.toContain(seen.uhid);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Staff').selectOption({ label: FACILITY_NAME });
    await page.getByLabel('Activity').selectOption({ label: "Opened a patient's details" });
    await page.waitForURL(/action=user/);
    const row = rows(page).filter({ hasText: "Opened a patient's details" }).first();
    await row.getByText(FACILITY_NAME).waitFor();
    await row.getByText(seen.appUserInfo.name).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('shows the emergency with its reason and what was viewed during it', async () => {
    const page = await openAudit('?emergency=true');
    const opening = rows(page).filter({ hasText: 'Opened a record in an emergency' });
    await opening.getByText(`Reason: ${REASON}`).waitFor();
    await opening.getByText(COACH_NAME).waitFor();
    await rows(page).filter({ hasText: "Opened a patient's details" }).first().waitFor();
  });

  it('makes a report for the patient that names who opened the record and why, in both languages', async () => {
    const page = await openAudit();
    await findByUhid(page, far.uhid);
    await page.getByRole('link', { name: 'Access report for the patient' }).click();
    await page.getByRole('heading', { level: 1, name: 'Who saw this record' }).waitFor();
    const viewer = rows(page).filter({ hasText: COACH_NAME });
    await viewer.getByText(`Reason: ${REASON}`).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Language of the report').selectOption('hi');
    await page.getByRole('heading', { level: 1, name: 'यह रिकॉर्ड किसने देखा' }).waitFor();
    await viewer.getByText(`कारण: ${REASON}`).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'प्रिंट करें' }).isVisible()).toBe(false);
    await page.setViewportSize({ width: A4_PIXELS, height: 900 });
    const { width = 0, x = 0 } = (await page.getByRole('table').boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(A4_PIXELS);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'screen' });
  });

  it('exports the listed rows as text that a spreadsheet does not run', async () => {
    const page = await openAudit();
    const answered = page.waitForResponse((response) => /audit\/list.*staffId=/.test(response.url()));
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Staff').selectOption({ label: COACH_NAME });
    await answered;
    await rows(page).nth(1).waitFor();
    const more = page.getByRole('button', { name: 'Show more: Activity, newest first' });
    while (await more.isVisible()) {
      const before = await rows(page).count();
      await more.click();
      await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
    }
    // Repeated requests are one row on screen, but separate lines in a file.
    const each = page.getByRole('button', { name: 'Show each' });
    while (await each.first().isVisible()) await each.first().click();
    const copies = await page.getByRole('button', { name: /^Copy request/ }).all();
    const listed = await Promise.all(copies.map((copy) => copy.getAttribute('aria-label')));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text.trim().split('\r\n').slice(1);
    // Some rows on screen group requests that were not consecutive.
    const written = lines.map((line) => `Copy request ${line.split(',').at(-1)}`);
    expect(written.toSorted()).toEqual(listed.toSorted());
    expect(text).toContain(`"'${REASON}"`);
    await openAudit('?action=audit%2Flist');
    await rows(page).filter({ hasText: 'Read the access log' }).first().waitFor();
    expect(auditor.faults).toEqual([]);
  });
});
