// spec: 232

import { randomUUID } from 'node:crypto';
import {
  addEncounterEvent,
  createEncounter,
  type Encounter,
  moveEncounter,
} from '@careline/core/internal/encounters';
import type { BodyOf, HttpClient } from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';
import type { NewReading } from '@careline/core/internal/metrics';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAddress, recordOwnCall, saveCall } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { ADMIN, COACH, DOCTOR } from './support/people.ts';
import { dataClient, plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
const HOUR = 3_600;
const STREAM = '**/api/data/live/stream';

let browser: Browser;
let doctor: Visitor;
let admin: HttpClient;
let facilityId: string;
let doctorId: string;

beforeAll(async () => {
  browser = await launch();
  doctor = await visit(browser);
  const second = await visit(browser);
  const adminToken = await enter(second.page, origin, ADMIN);
  const doctorToken = await enter(doctor.page, origin, DOCTOR);
  await second.close();
  admin = serviceClient(origin, adminToken);
  const { data } = await serviceClient(origin, doctorToken).call(getProfile);
  doctorId = data.resourceId;
  facilityId = data.facility?.facilityId ?? '';
});
afterAll(() => browser?.close());

const metaInfo = () => ({ updatedAt: Math.floor(Date.now() / 1000), deleted: false, source: 'manual' });

/** Books an encounter for the doctor as a colleague, at an unused time at night. */
async function book(days: number): Promise<Encounter> {
  const [patient] = await plainPatients(admin, 1);
  const start =
    Math.ceil(Date.now() / 1000 / HOUR) * HOUR + days * 24 * HOUR + Math.ceil(Math.random() * 3_000);
  const encounter = {
    id: randomUUID(),
    vitaId: patient?.vitaId ?? '',
    facilityId,
    consultationMode: 'PHYSICAL',
    encounterClass: 'AMB',
    encounterType: 'PHC',
    serviceType: 'GP_CONSULTATION',
    careProviderId: doctorId,
    reason: `Live ${randomUUID().slice(0, 8)}`,
    period: { start, end: start + 60 },
    metaInfo: metaInfo(),
  } as const;
  const body = { encounter };
  return (await admin.call(createEncounter, { body, idempotencyKey: randomUUID() })).data;
}

const cancel = ({ id: encounterId, vitaId }: Encounter) =>
  admin.call(addEncounterEvent, {
    body: {
      vitaId,
      encounterId,
      event: { id: randomUUID(), event: 'cancel', reason: 'patient-asked', metaInfo: metaInfo() },
    },
    idempotencyKey: randomUUID(),
  });

describe('a colleague’s change', () => {
  it('appears in the list and on the doctor’s page without a refresh', async () => {
    const { page, faults } = doctor;
    const day = new Date(Date.now() + 40 * 24 * HOUR * 1000).toISOString().slice(0, 10);
    await page.goto(`${origin}/my_encounters?from=${day}&order=latest`);
    await page.getByRole('heading', { level: 1, name: 'My encounters' }).waitFor();
    const booked = await book(41);
    const link = page.locator(`a[href$="/my_encounters/${booked.id}"]`);
    await link.waitFor();
    await link.click();
    await page
      .getByRole('region', { name: 'At a glance' })
      .getByText(booked.reason ?? '')
      .waitFor();
    const { vitaId, id: encounterId, version = 0 } = booked;
    const start = booked.period.start + 120;
    const move = { id: randomUUID(), reason: 'patient-asked', metaInfo: metaInfo() } as const;
    await admin.call(moveEncounter, {
      body: { vitaId, encounterId, version, period: { start, end: start + 60 }, move },
      idempotencyKey: randomUUID(),
    });
    await page.getByText('Arjun Menon changed this encounter: Moved.').waitFor();
    await cancel(booked);
    await page.getByText('Arjun Menon changed this encounter: Cancelled.').waitFor();
    expect(faults).toEqual([]);
  });

  it('appears in all tabs of a browser through one stream', async () => {
    const { context, page } = doctor;
    const second = await context.newPage();
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/live/stream')) streams.push(request.url());
    });
    const day = new Date(Date.now() + 50 * 24 * HOUR * 1000).toISOString().slice(0, 10);
    for (const tab of [second, page]) {
      await tab.goto(`${origin}/my_encounters?from=${day}&order=latest`);
      await tab.getByRole('heading', { level: 1, name: 'My encounters' }).waitFor();
    }
    const booked = await book(51);
    for (const tab of [second, page]) {
      await tab.locator(`a[href$="/my_encounters/${booked.id}"]`).waitFor();
    }
    // The tab with the stream was reloaded, so the other one took over.
    expect(streams.length).toBeLessThanOrEqual(2);
    await second.close();
    await cancel(booked);
  });

  it('is polled where the stream is blocked, and the page says so', async () => {
    const { page, context } = doctor;
    await context.route(STREAM, (route) => route.abort());
    await page.goto(`${origin}/my_encounters`);
    await page.getByText('Live updates are interrupted. The list is refreshed every minute.').waitFor();
    await context.unroute(STREAM);
    await page
      .getByText('Live updates are interrupted. The list is refreshed every minute.')
      .waitFor({ state: 'detached' });
  });
});

/** Registers a patient with a long overdue call and a dangerous blood pressure. */
async function registerInDanger(): Promise<{ readonly vitaId: string; readonly name: string }> {
  const letters = randomUUID().replace(/[^a-f]/g, '');
  const name = `Followed ${letters}`;
  const { id, version } = REGISTRATION_CONSENT;
  const now = Math.floor(Date.now() / 1000);
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ use: 'official', given: name }],
    gender: 'FEMALE',
    birthDate: '1961-05-01',
    phones: [{ value: '+919848022338', use: 'mobile' }],
    enrolments: [{ programme: 'apollo_sugar', enrolledOn: '2016-03-02' }],
    consent: { textId: id, version, locale: 'en', givenAt: now - 60, how: 'spoken', by: 'patient' },
  };
  const { data } = await admin.call(registerPatient, { body, idempotencyKey: randomUUID() });
  const reading: NewReading = {
    id: randomUUID(),
    metric: 'bloodpressure',
    timestamp: now - 60,
    values: [
      { key: 'systolic', text: '212', unit: 'mm[Hg]' },
      { key: 'diastolic', text: '124', unit: 'mm[Hg]' },
    ],
    metaInfo: metaInfo(),
  };
  await dataClient(admin).add(data.vitaId, 'bloodpressure', reading, randomUUID());
  return { vitaId: data.vitaId, name };
}

describe('a coach’s work on a patient', () => {
  it('appears in a colleague’s worklist and alerts', async () => {
    const { vitaId, name } = await registerInDanger();
    const [first, second] = await Promise.all([visit(browser), visit(browser)]);
    await Promise.all([
      enter(first.page, origin, COACH, callAddress(vitaId, 'monthly')),
      enter(second.page, origin, ADMIN, '/prohealth?kind=overdue&risk=critical&programme=apollo_sugar'),
    ]);
    const listed = second.page.getByRole('link', { name: `Call: ${name}` });
    await listed.waitFor();
    await recordOwnCall(first.page);
    await first.page.getByRole('radio', { name: 'No answer' }).check();
    await saveCall(first.page);
    await listed.waitFor({ state: 'detached' });

    await Promise.all([first, second].map(({ page }) => page.goto(`${origin}/doctor/pwa_alerts`)));
    const open = { name: `Acknowledge: ${name}` };
    await second.page.getByRole('button', open).waitFor();
    await first.page.getByRole('button', open).click();
    const dialog = first.page.getByRole('dialog', open);
    await dialog.getByLabel('Action taken, or explanation').selectOption('clinician-informed');
    await dialog.getByRole('button', { name: 'Acknowledge', exact: true }).click();
    await second.page.getByRole('button', open).waitFor({ state: 'detached' });
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.close();
    await second.close();
  });
});
