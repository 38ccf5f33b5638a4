import { randomUUID } from 'node:crypto';
import { createEncounter } from '@careline/core/internal/encounters';
import { listNextSlots } from '@careline/core/internal/encounters/availability';
import { type HttpClient, HttpError } from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';
import { patientPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addEncounter } from './pages/patient-page.ts';
import { signIn } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { FACILITY } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
const SERVICE = 'GP_CONSULTATION';
const CLERKS = 20;
let browser: Browser;
let clerk: Visitor;
let http: HttpClient;
let patients: readonly Patient[];

beforeAll(async () => {
  browser = await launch();
  clerk = await visit(browser);
  http = serviceClient(origin, await signIn(clerk.page, origin, FACILITY));
  patients = await plainPatients(http, 3);
});
afterAll(() => browser?.close());

const patientAt = (number: number): Patient => {
  const found = patients[number];
  if (!found) throw new Error(`There is no patient ${number}.`);
  return found;
};
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book an encounter' });
const bookedOf = (page: Page) => page.getByRole('dialog', { name: 'The encounter is booked' });

async function openBooking(page: Page, { vitaId }: Patient): Promise<void> {
  await page.goto(`${origin}${patientPath(vitaId)}`);
  await addEncounter(page);
  await dialogOf(page).getByRole('group', { name: 'Free times' }).waitFor();
}

async function nextSlot() {
  const query = { serviceType: SERVICE, from: String(Math.floor(Date.now() / 1000)), limit: '1' } as const;
  const [slot] = (await http.call(listNextSlots, { query })).data;
  if (!slot) throw new Error('The demo has no free time.');
  return slot;
}

/** Books a slot as a clerk of another program. Returns the refusal's code, or undefined. */
async function bookSlot(
  { vitaId }: Patient,
  { careProviderId, start, end }: Awaited<ReturnType<typeof nextSlot>>,
  facilityId: string,
): Promise<string | undefined> {
  const id = randomUUID();
  const encounter = {
    ...{ id, vitaId, facilityId, careProviderId, period: { start, end } },
    consultationMode: 'PHYSICAL',
    encounterClass: 'AMB',
    encounterType: 'PHC',
    serviceType: SERVICE,
    metaInfo: { updatedAt: Math.floor(Date.now() / 1000) },
  } as const;
  try {
    await http.call(createEncounter, { body: { encounter }, idempotencyKey: id });
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error.code;
    throw error;
  }
}

describe('booking', () => {
  it('takes the next free time with at most three presses', async () => {
    const { page, faults } = clerk;
    await openBooking(page, patientAt(0));
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { checked: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await bookedOf(page).waitFor();
    await bookedOf(page).getByRole('button', { name: 'Close' }).last().click();
    expect(faults).toEqual([]);
  });

  it('lets one of twenty simultaneous clerks win and offers another time to a late one', async () => {
    const { page } = clerk;
    const facilityId = (await http.call(getProfile)).data.facility?.facilityId ?? '';
    const slot = await nextSlot();
    await openBooking(page, patientAt(1));
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { checked: true }).first().waitFor();
    await dialog.getByLabel('Reason').fill('Cough for two weeks');
    const refusals = await Promise.all(
      Array.from({ length: CLERKS }, () => bookSlot(patientAt(2), slot, facilityId)),
    );
    expect(refusals.filter((code) => code === undefined)).toHaveLength(1);
    expect(refusals.filter((code) => code === 'care-provider-busy')).toHaveLength(CLERKS - 1);
    // The list hears of the booking; a clerk who presses Book before that is refused. Both offer the next times.
    await dialog.getByText(/^Someone else has just booked/).waitFor();
    const offer = dialog.getByRole('button', { name: /^Book .+, / }).first();
    await offer.waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Cough for two weeks');
    await page.keyboard.press('Enter');
    await bookedOf(page).waitFor();
  });
});
