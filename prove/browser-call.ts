import type { Page } from 'playwright-core';
import { callAddress, recordOwnCall } from '../e2e/pages/call-page.ts';

export interface TypedCall {
  /** A call that did not reach the patient has no form and no report. */
  readonly reached: boolean;
  readonly note: string;
  readonly report: string;
}

/** A started call: its contact, and the address to continue it at. */
export interface BegunCall {
  readonly contactId: string;
  readonly vitaId: string;
  readonly address: string;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const noteField = (page: Page) => field(page, 'Note');
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save call' });

/** Returns the heading after a save: the server has it, or the device will send it. */
export const settled = (page: Page) =>
  page.getByRole('heading', { name: /^The call (is saved|is waiting to be sent)$/ });

export async function begin(page: Page, origin: string, vitaId: string): Promise<BegunCall> {
  await page.goto(`${origin}${callAddress(vitaId)}`);
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/touchpoint/v2/add')),
    recordOwnCall(page),
  ]);
  const { contact } = asked.postDataJSON() as { contact: { id: string } };
  const address = `${origin}${callAddress(vitaId)}&contact=${contact.id}`;
  return { contactId: contact.id, vitaId, address };
}

const storedOnDevice = (page: Page) => page.getByText('Saved on this device').waitFor();

/** Characters of the note still to be typed when a fault strikes. */
const REST = 12;

/** Types everything but the end of the note, until the device has it. Returns the rest. */
export async function typeMost(page: Page, { reached, note, report }: TypedCall): Promise<string> {
  await page.getByRole('radio', { name: reached ? 'Reached the patient' : 'Busy' }).check();
  if (reached) await field(page, 'What the patient reports').fill(report);
  const most = note.slice(0, -REST);
  await noteField(page).fill(most);
  await storedOnDevice(page);
  return note.slice(-REST);
}

export async function typeOn(page: Page, words: string): Promise<void> {
  // Waits until the field is there and editable.
  await noteField(page).click();
  await noteField(page).press('ControlOrMeta+End');
  await noteField(page).pressSequentially(words);
}
