import { type BoardEntry, listDayBoard } from '@careline/core/internal/encounters';
import type { Patient } from '@careline/core/internal/patients';
import { confirmPersonByKey } from '../pages/search-page.ts';
import { accessTokenOf } from './access-token.ts';
import { type Hands, tabTo } from './hands.ts';
import { ADMIN, DOCTOR, FACILITY } from './people.ts';
import { plainPatients, serviceClient } from './service.ts';
import { bookSoon } from './soon-booked.ts';

const nameOf = ({ encounter }: BoardEntry): string => encounter.patient?.name ?? '';
const hasWord = (name: string, letters: string): boolean =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.startsWith(letters));

/** A patient who is expected today, and the first letters that no other patient of today has. */
export interface ExpectedPatient {
  readonly name: string;
  readonly letters: string;
}

/** Books a visit in a few minutes, for a patient who is found on today's board by three letters. */
export async function expectedPatient(origin: string): Promise<ExpectedPatient> {
  const [clerk, coordinator, holder] = await Promise.all(
    [FACILITY, ADMIN, DOCTOR].map(async (email) => serviceClient(origin, await accessTokenOf(origin, email))),
  );
  if (!clerk || !coordinator || !holder) throw new Error('There are no accounts.');
  const { data } = await clerk.call(listDayBoard, { query: { limit: '50' } });
  const names = data.map(nameOf);
  for (const { vitaId, appUserInfo } of await plainPatients(clerk, 30)) {
    const { name } = appUserInfo;
    const letters = name.slice(0, 3).toLowerCase();
    if (!/^[a-z]{3}$/.test(letters) || names.some((other) => hasWord(other, letters))) continue;
    await bookSoon({ coordinator, holder, vitaId, service: 'GP_CONSULTATION' });
    return { name, letters };
  }
  throw new Error('No patient is found by three letters alone.');
}

/** Adds a patient without a booking to the queue, from the focused field of the board, by keyboard. */
export async function walkIn(hands: Hands, { uhid }: Patient): Promise<void> {
  const { page, type, press, screen } = hands;
  await type(uhid ?? '');
  await page.getByText(/^No visit today matches/).waitFor();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await screen(dialog);
  await dialog.getByRole('option').first().waitFor();
  await press('Enter');
  await confirmPersonByKey(page);
  const reason = dialog.getByLabel('Reason');
  await screen(reason);
  await tabTo(hands, reason);
  await type('Fever');
  const submit = dialog.locator('button[type=submit]');
  // In the evening the doctors have no free time left, and the clerk enters one.
  await dialog
    .getByRole('radio', { checked: true })
    .or(dialog.getByLabel(/^Day and time/))
    .first()
    .waitFor();
  if ((await submit.textContent()) === 'Book') {
    await tabTo(hands, dialog.getByRole('button', { name: 'Enter another time' }));
    await press('Enter');
    await tabTo(hands, reason);
  }
  await tabTo(hands, dialog.getByRole('button', { name: 'Add to the queue' }));
  await press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
