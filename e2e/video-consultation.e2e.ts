// spec: 17

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { wallOf } from '@careline/core/internal/encounters/consultations';
import type { BodyOf } from '@careline/core/internal/http';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPerson, searchBox, searchFor } from './pages/search-page.ts';
import { enter } from './pages/sign-in.ts';
import {
  complete,
  enterRoom,
  expectPicture,
  launchWithCameras,
  mediaLineOf,
  OF_DOCTOR,
  OF_PATIENT,
  ON_CAMERA,
  openRoom,
} from './pages/video-visit.ts';
import { accessTokenOf } from './support/access-token.ts';
import { visit } from './support/browser.ts';
import { type ClinicServer, clinicServer } from './support/clinic-server.ts';
import { freePort } from './support/free-port.ts';
import { serviceClient } from './support/service.ts';

const REAL = { CARELINE_DEMO: 'off' };
const FACILITY = ['--facility', 'North Clinic'];
const COORDINATOR = { email: 'asha@clinic.example', name: 'Asha Verma' };
const DOCTOR = { email: 'meera@clinic.example', name: 'Dr Meera Iyer' };
const PATIENT = 'Lakshmi Nair';

/** A clinic that sends its SMS to this test: the visit's link is only in the message. */
let server: ClinicServer;
let gateway: Server;
let folder: string;
let browser: Browser;
const received: string[] = [];
const passwords = new Map<string, string>();

async function addStaff({ email, name }: typeof DOCTOR, ...scopes: string[]): Promise<void> {
  const rights = scopes.flatMap((scope) => ['--scope', scope]);
  const added = await server.command(
    ['staff', 'add', '--email', email, '--name', name, ...FACILITY, ...rights],
    REAL,
  );
  passwords.set(email, /Password.*: (\S+)/.exec(added)?.[1] ?? '');
}

async function listenForMessages(): Promise<Record<string, string>> {
  gateway = createServer(async (request, response) => {
    received.push((JSON.parse(await text(request)) as { text: string }).text);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"one"}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'careline-sms-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'a'.repeat(40), { mode: 0o600 });
  return {
    CARELINE_SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    CARELINE_SMS_KEY_FILE: secret,
    CARELINE_SMS_SECRET_FILE: secret,
  };
}

async function register(): Promise<void> {
  const token = await accessTokenOf(server.origin, COORDINATOR.email, passwords.get(COORDINATOR.email));
  const { id, version } = REGISTRATION_CONSENT;
  const givenAt = Math.floor(Date.now() / 1000) - 60;
  const body: BodyOf<typeof registerPatient> = {
    vitaId: randomUUID(),
    names: [{ use: 'official', given: PATIENT }],
    gender: 'FEMALE',
    birthDate: '1961-05-01',
    phones: [{ value: '+919848022338', use: 'mobile' }],
    enrolments: [{ programme: 'careline', enrolledOn: '2026-03-02' }],
    consent: { textId: id, version, locale: 'en', givenAt, how: 'spoken', by: 'patient' },
  };
  await serviceClient(server.origin, token).call(registerPatient, { body, idempotencyKey: randomUUID() });
}

beforeAll(async () => {
  server = clinicServer(await freePort());
  await addStaff(COORDINATOR, 'prohealth', 'registration', 'search', 'facility_encounters');
  await addStaff(DOCTOR, 'prohealth', 'search', 'my_encounters');
  await server.command(['calling-hours', ...FACILITY, '--hours', '00:00-24:00'], REAL);
  await server.start({ ...REAL, ...(await listenForMessages()) });
  browser = await launchWithCameras();
  await register();
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
  gateway?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function enterAs(page: Page, { email }: typeof DOCTOR, path: string): Promise<void> {
  await enter(page, server.origin, email, path, passwords.get(email));
}

/** In ten minutes, which leaves time for the message. */
async function bookByVideo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book an encounter' }).click();
  await searchFor(page, PATIENT);
  await searchBox(page).press('Enter');
  await confirmPerson(page);
  const dialog = page.getByRole('dialog', { name: 'Book an encounter' });
  await dialog.getByLabel(/^Service type/).selectOption('Doctor Online');
  await dialog.getByLabel('Care provider').selectOption(DOCTOR.name);
  const [day = '', time = ''] = wallOf(Math.floor(Date.now() / 1000) + 600, 'Asia/Kolkata').split('T');
  await dialog.getByLabel(/^Day and time/).fill(day.split('-').reverse().join('-'));
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('dialog', { name: 'The encounter is booked' }).waitFor();
  await page.getByRole('link', { name: 'Open the encounter' }).click();
  await page.getByRole('heading', { level: 1, name: PATIENT }).waitFor();
}

const happened = (page: Page) =>
  page.getByRole('list', { name: 'What happened' }).locator('li > p:first-child').allTextContents();

describe('a video consultation, from its booking to its end', () => {
  it('is booked, announced by SMS, held despite a lost connection, and completed, with a message at each step', async () => {
    const coordinator = await visit(browser);
    const doctor = await visit(browser, ON_CAMERA);
    await enterAs(coordinator.page, COORDINATOR, '/facility_encounters');
    await bookByVideo(coordinator.page);

    await enterAs(doctor.page, DOCTOR, '/my_encounters');
    await doctor.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(PATIENT) })
      .first()
      .click();
    await doctor.page.getByRole('button', { name: 'Accept' }).click();
    await openRoom(doctor.page);

    await expect.poll(() => received.length).toBe(1);
    const link = /http\S+\/visit#[\w-]{22}$/.exec(received[0] ?? '')?.[0] ?? '';
    const patient = await visit(browser, ON_CAMERA);
    const line = await mediaLineOf(patient.page);
    await enterRoom(patient.page, link);
    await coordinator.page.getByText('The patient is in the waiting room.').waitFor();
    await doctor.page.getByRole('button', { name: 'Let the patient in' }).click();
    await expectPicture(doctor.page, OF_PATIENT);
    await expectPicture(patient.page, OF_DOCTOR);

    await line.cut();
    await doctor.page.getByText('Connection lost. Reconnecting …').waitFor();
    await patient.page.getByText('Connection lost. Reconnecting …').waitFor();
    await line.mend();
    await doctor.page.getByText('Connection lost. Reconnecting …').waitFor({ state: 'detached' });
    await expectPicture(doctor.page, OF_PATIENT);
    await expectPicture(patient.page, OF_DOCTOR);

    await complete(doctor.page);
    await patient.page.getByRole('heading', { name: 'Your visit is over' }).waitFor();
    await coordinator.page.getByText(`${DOCTOR.name} changed this encounter: Completed.`).waitFor();
    await coordinator.page.getByRole('button', { name: 'Reason' }).click();
    expect(await happened(coordinator.page)).toEqual([
      'Booked',
      `Assigned to ${DOCTOR.name}`,
      'Accepted',
      'Patient is here',
      'Completed',
    ]);
    const there = coordinator.page.getByRole('region', { name: 'Attendance' }).getByRole('listitem');
    await expect.poll(() => there.allTextContents()).toHaveLength(2);
    expect([...coordinator.faults, ...doctor.faults, ...patient.faults]).toEqual([]);
  });
});
