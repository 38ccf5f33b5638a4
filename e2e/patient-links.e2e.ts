// spec: 231

import { randomUUID } from 'node:crypto';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSearch, searchBox } from './pages/search-page.ts';
import { enter } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH, FACILITY } from './support/people.ts';
import { serviceClient } from './support/service.ts';

const origin = inject('origin');
const MARK = randomUUID().slice(0, 8).toUpperCase();
const UHID = `LINK/${MARK}`;
const NOBODY = `NONE/${MARK}`;
const NAME = `Q${MARK.replaceAll(/\d/g, 'x').toLowerCase()}`;
let browser: Browser;
/** Works only at the facility that knows the patient. */
let clerk: Visitor;
/** Currently works at the other one. */
let coach: Visitor;

beforeAll(async () => {
  browser = await launch();
  [clerk, coach] = [await visit(browser), await visit(browser)];
});
afterAll(() => browser?.close());

async function registerAtTheClerks(token: string): Promise<void> {
  const { id, version } = REGISTRATION_CONSENT;
  const givenAt = Math.floor(Date.now() / 1000) - 60;
  const body = {
    vitaId: randomUUID(),
    names: [{ given: NAME, family: 'Iyer' }],
    gender: 'FEMALE' as const,
    birthDate: '1984-05-01',
    uhid: UHID,
    consent: { textId: id, version, locale: 'en', givenAt, how: 'spoken', by: 'patient' } as const,
  };
  await serviceClient(origin, token).call(registerPatient, { body, idempotencyKey: randomUUID() });
}

async function workAtTheOtherFacility(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  const choice = page.getByRole('list', { name: 'Facility' });
  const current = await choice.locator('[aria-current=true]').textContent();
  await choice.locator('button:not([aria-current=true])').first().click();
  await choice
    .locator('[aria-current=true]')
    .filter({ hasNotText: current ?? '' })
    .waitFor();
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'hidden' });
}

/** Searches for an unknown UHID and requests the link from there. */
async function askFor(page: Page, uhid: string): Promise<void> {
  await openSearch(page);
  await searchBox(page).fill(uhid);
  await page.getByRole('button', { name: 'Ask another facility for a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a link' });
  expect(await dialog.getByRole('textbox', { name: /^UHID/ }).inputValue()).toBe(uhid);
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Has moved here');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await dialog.getByText(/^The request is open until/).waitFor();
  await dialog.getByRole('link', { name: 'See the requests' }).click();
}

const asked = (page: Page, uhid: string) =>
  page
    .getByRole('list', { name: 'Requests from your facility' })
    .getByRole('listitem')
    .filter({ hasText: uhid });

describe('a patient of another facility', () => {
  it('is requested without revealing whether the patient exists', async () => {
    await registerAtTheClerks(await enter(clerk.page, origin, FACILITY));
    const { page } = coach;
    await enter(page, origin, COACH);
    await workAtTheOtherFacility(page);
    await askFor(page, NOBODY);
    await askFor(page, UHID);
    const words = async (uhid: string) => (await asked(page, uhid).textContent())?.replace(uhid, '');
    await asked(page, UHID).waitFor();
    expect(await words(UHID)).toBe(await words(NOBODY));
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('is linked after the facility has reviewed who asks and why, and can then be opened', async () => {
    const { page } = clerk;
    await page.goto(`${origin}/prohealth`);
    await page.getByRole('link', { name: 'Answer', exact: true }).click();
    const row = page
      .getByRole('list', { name: 'Requests from other facilities' })
      .getByRole('listitem')
      .filter({ hasText: UHID });
    await row.getByText('Reason: Has moved here').waitFor();
    expect(await violations(page)).toEqual([]);
    await row.getByRole('button', { name: `Grant the link to ${NAME} Iyer` }).click();
    await page.getByRole('button', { name: 'Grant the link', exact: true }).click();
    await row.waitFor({ state: 'detached' });

    await coach.page.getByRole('button', { name: 'Refresh' }).click();
    await asked(coach.page, UHID).getByText('Granted').waitFor();
    await asked(coach.page, NOBODY).getByText('Open', { exact: true }).waitFor();
    await asked(coach.page, UHID).getByRole('link', { name: 'Open the patient' }).click();
    await coach.page.getByText(`${NAME} Iyer`).first().waitFor();
    expect([clerk.faults, coach.faults]).toEqual([[], []]);
  });
});
