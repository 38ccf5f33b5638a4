import { randomUUID } from 'node:crypto';
import { addEncounterEvent, createEncounter } from '@careline/core/internal/encounters';
import { listNextSlots, listProviderSlots } from '@careline/core/internal/encounters/availability';
import { listWaitingList } from '@careline/core/internal/encounters/waiting-list';
import { formatDate, isoDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';
import { PATHS, patientPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addEncounter } from './pages/patient-page.ts';
import { signIn } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { FACILITY, PHARMACIST } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
const SERVICE = 'GP_CONSULTATION' as const;
const DAY_SECONDS = 86_400;
const now = () => Math.floor(Date.now() / 1000);
let browser: Browser;
let clerk: Visitor;
let http: HttpClient;
let patient: Patient;
let other: Patient;

beforeAll(async () => {
  browser = await launch();
  clerk = await visit(browser);
  http = serviceClient(origin, await signIn(clerk.page, origin, FACILITY));
  const [one, two] = (await plainPatients(http, 9)).slice(-2);
  if (!one || !two) throw new Error('The demo has too few patients.');
  [patient, other] = [one, two];
});
afterAll(() => browser?.close());

/** Books every free time of a doctor on a day. Returns how to cancel the first booking. */
async function fillDay() {
  const from = String(now() + 2 * DAY_SECONDS);
  const [slot] = (await http.call(listNextSlots, { query: { serviceType: SERVICE, from, limit: '1' } })).data;
  if (!slot) throw new Error('The demo has no free time.');
  const { careProviderId } = slot;
  const day = isoDay(slot.start, 'Asia/Kolkata') ?? '';
  const query = { serviceType: SERVICE, careProviderId, from: day, to: day } as const;
  const free = (await http.call(listProviderSlots, { query })).data.filter(({ left }) => left > 0);
  const facilityId = (await http.call(getProfile)).data.facility?.facilityId ?? '';
  const { vitaId } = other;
  const ids: string[] = [];
  let doctor = '';
  for (const { start, end } of free) {
    const id = randomUUID();
    const encounter = {
      ...{ id, vitaId, facilityId, careProviderId, period: { start, end } },
      serviceType: SERVICE,
      consultationMode: 'PHYSICAL',
      encounterClass: 'AMB',
      encounterType: 'PHC',
      metaInfo: { updatedAt: now() },
    } as const;
    const { data } = await http.call(createEncounter, { body: { encounter }, idempotencyKey: id });
    doctor = data.careProvider?.name ?? '';
    ids.push(id);
  }
  const cancel = async () => {
    const event = { id: randomUUID(), event: 'cancel', reason: 'patient-asked' } as const;
    const body = { vitaId, encounterId: ids[0] ?? '', event: { ...event, metaInfo: { updatedAt: now() } } };
    await http.call(addEncounterEvent, { body, idempotencyKey: event.id });
  };
  return { day, doctor, cancel };
}

describe('the waiting list', () => {
  it('offers a cancelled time to a waiting patient on Today, and books it by two presses', async () => {
    const { page, faults } = clerk;
    const { name } = patient.appUserInfo;
    const { day, doctor, cancel } = await fillDay();
    await page.goto(`${origin}${patientPath(patient.vitaId)}`);
    await addEncounter(page);
    const booking = page.getByRole('dialog', { name: 'Book an encounter' });
    await booking.getByRole('combobox', { name: 'Service type' }).selectOption(SERVICE);
    await booking.getByRole('combobox', { name: 'Care provider' }).selectOption({ label: doctor });
    await booking.getByRole('button', { name: 'Put on the waiting list' }).click();
    const need = page.getByRole('dialog', { name: 'Put on the waiting list' });
    await need.getByRole('textbox', { name: /^From/ }).fill(formatDate(day));
    await need.getByRole('textbox', { name: /^Until/ }).fill(formatDate(day));
    expect(await violations(page)).toEqual([]);
    await need.getByRole('button', { name: 'Put on the waiting list' }).click();
    const added = page.getByRole('dialog', { name: 'On the waiting list' });
    await added.getByRole('button', { name: 'Close' }).last().click();

    await page.goto(`${origin}${PATHS.waitingList}`);
    const waiting = page.getByRole('region', { name: 'Waiting', exact: true });
    await waiting.getByText(name).first().waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(`${origin}/prohealth`);
    await page.getByRole('region', { name: 'Booked', exact: true }).waitFor();
    await cancel();
    const free = page.getByRole('region', { name: 'Free times for waiting patients' });
    const book = free.getByRole('button', { name: new RegExp(`^Book .*: ${name}$`) });
    await book.waitFor();
    expect(await violations(page)).toEqual([]);
    await book.click();
    await booking.getByRole('radio', { checked: true }).first().waitFor();
    await booking.getByRole('button', { name: 'Book', exact: true }).click();
    const booked = page.getByRole('dialog', { name: 'The encounter is booked' });
    await booked.getByText(`Care provider: ${doctor}`).waitFor();
    await booked.getByRole('button', { name: 'Close' }).last().click();
    await book.waitFor({ state: 'hidden' });
    const { data } = await http.call(listWaitingList, { query: {} });
    expect(data.filter(({ vitaId }) => vitaId === patient.vitaId)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe("the pharmacist's Today", () => {
  it('lists signed prescriptions that are not dispensed, each with a way to dispense', async () => {
    const { page, faults } = await visit(browser);
    await signIn(page, origin, PHARMACIST);
    await page.goto(`${origin}/prohealth`);
    const list = page.getByRole('region', { name: 'To dispense' });
    const row = list.getByRole('listitem').first();
    await row.waitFor();
    expect(await row.textContent()).toMatch(/\d+ medicines?/);
    await row
      .getByRole('link', { name: /^Dispense: / })
      .or(row.getByRole('button', { name: /^Book an encounter: / }))
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
