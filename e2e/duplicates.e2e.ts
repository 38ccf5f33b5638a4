// spec: 231

import { randomUUID } from 'node:crypto';
import { addNote, listNotes } from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { ADMIN } from './support/people.ts';
import { serviceClient } from './support/service.ts';

const origin = inject('origin');
const MARK = randomUUID().replaceAll('-', '');
const letters = (text: string) => text.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'g');
const NAME = `Q${letters(MARK.slice(0, 8)).toLowerCase()}`;
const PHONE = `65${String(Number.parseInt(MARK.slice(8, 14), 16))
  .padStart(8, '0')
  .slice(-8)}`;
const [KEPT, MERGED] = [
  { vitaId: randomUUID(), uhid: `DUP/${MARK.slice(14, 20)}/1`, family: 'Iyer' },
  { vitaId: randomUUID(), uhid: `DUP/${MARK.slice(14, 20)}/2`, family: 'Aiyer' },
] as const;
const NOTE = `Lives with her son ${MARK}`;
let browser: Browser;
let admin: Visitor;
let page: Page;
let http: HttpClient;

async function register({
  vitaId,
  uhid,
  family,
}: {
  vitaId: string;
  uhid: string;
  family: string;
}): Promise<void> {
  const { id, version } = REGISTRATION_CONSENT;
  const givenAt = Math.floor(Date.now() / 1000) - 60;
  const body = {
    vitaId,
    uhid,
    names: [{ given: NAME, family }],
    gender: 'FEMALE' as const,
    birthDate: '1984-05-01',
    phones: [{ value: PHONE }],
    consent: { textId: id, version, locale: 'en', givenAt, how: 'spoken', by: 'patient' } as const,
  };
  await http.call(registerPatient, { body, idempotencyKey: randomUUID() });
}

beforeAll(async () => {
  browser = await launch();
  admin = await visit(browser);
  ({ page } = admin);
  http = serviceClient(origin, await enter(page, origin, ADMIN, '/settings/duplicates'));
  await register(KEPT);
  await register(MERGED);
  const metaInfo = { updatedAt: Math.floor(Date.now() / 1000) };
  const note = { id: randomUUID(), vitaId: MERGED.vitaId, kind: 'general', text: NOTE, metaInfo };
  await http.call(addNote, { body: { note } as never, idempotencyKey: randomUUID() });
});
afterAll(() => browser?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

async function confirm(name: string, reason: string): Promise<void> {
  await button(name).click();
  await dialog()
    .getByRole('textbox', { name: /^Reason/ })
    .fill(reason);
  await dialog().getByRole('button', { name, exact: true }).click();
}

async function looksRight(): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('a patient who is registered twice', () => {
  it('is found, compared and merged, and the old address redirects to the remaining record', async () => {
    await page.getByRole('searchbox', { name: /^Find a patient/ }).fill(KEPT.uhid);
    await button('Search').click();
    await button(`Look for duplicates of ${NAME} Iyer`).click();
    const compare = page.getByRole('link', { name: `Compare ${NAME} Aiyer with ${NAME} Iyer` });
    await compare.waitFor();
    await looksRight();
    await compare.click();
    await page.getByText('1 note', { exact: true }).waitFor();
    await page.getByRole('group', { name: 'Value to use: Name' }).waitFor();
    await looksRight();
    await confirm('Merge the patients', 'Registered twice');
    await page.getByRole('heading', { level: 1, name: 'Merge of two patients' }).waitFor();
    await page.getByText('1 note', { exact: true }).waitFor();
    await looksRight();

    await page.goto(`${origin}/prohealth/patient/${MERGED.vitaId}`);
    await page.waitForURL(`**/prohealth/patient/${KEPT.vitaId}`);
    await page.getByText(`${NAME} Iyer`).first().waitFor();
    const notes = await http.call(listNotes, { query: { vitaId: KEPT.vitaId } });
    expect(notes.data.map(({ text }) => text)).toEqual([NOTE]);
  });

  it('becomes two patients again when the merge is undone', async () => {
    await page.goto(`${origin}/settings/duplicates`);
    await page.getByRole('link', { name: `Details: ${NAME} Aiyer into ${NAME} Iyer` }).click();
    await confirm('Undo the merge', 'Two people');
    await page.getByText(/^This merge was undone by/).waitFor();
    const notesOf = async (vitaId: string) => (await http.call(listNotes, { query: { vitaId } })).data.length;
    expect([await notesOf(KEPT.vitaId), await notesOf(MERGED.vitaId)]).toEqual([0, 1]);
    await page.goto(`${origin}/prohealth/patient/${MERGED.vitaId}`);
    await page.getByText(`${NAME} Aiyer`).first().waitFor();
    expect(page.url()).toContain(MERGED.vitaId);
  });
});
