import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Patient } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPartnerFor } from '../e2e/host-pages/add-partner-for.ts';
import { type Portal, type PortalPage, startPortal } from '../e2e/host-pages/portal.ts';
import { ELEMENTS_FOLDER } from '../e2e/host-pages/search-pages.ts';
import { callAddress } from '../e2e/pages/call-page.ts';
import { accessTokenOf } from '../e2e/support/access-token.ts';
import { ADMIN, COACH, PASSWORD } from '../e2e/support/people.ts';
import { plainPatients, serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import type { EngineBrowser, EnginePage } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import { globalOf, inPage } from './engines/in-page.ts';
import { check, drawn, focusField, press, SOON, seen } from './support/host-job.ts';
import { elementPage } from './support/hosts-by-job.ts';

/**
 * Everything else, in each engine on the machine: a call with a dangerous reading in its element, its effects in
 * others, and the console from sign-in on.
 */
let server: RunningServer;
let portal: Portal;
/** One for each engine, so that none sees another's changes. */
let patients: readonly Patient[];

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'call-status-history'];

beforeAll(async () => {
  server = await startServer();
  portal = await startPortal({
    careline: server.origin,
    pages: (path) => pageAt(path.slice(1)),
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
  const admin = serviceClient(server.origin, await accessTokenOf(server.origin, ADMIN));
  portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes: SCOPES }));
  const coach = serviceClient(server.origin, await accessTokenOf(server.origin, COACH));
  patients = await plainPatients(coach, ENGINES.length, ['ahc']);
}, 400_000);
afterAll(async () => {
  await portal?.close();
  await server?.stop();
});

/** Returns the page of an address such as `call-info/0`: the tag, and the patient's index. */
function pageAt(path: string): PortalPage | undefined {
  const [, tag, index] = /^(call-info|readings|call-status-history)\/(\d)$/.exec(path) ?? [];
  if (!tag) return undefined;
  const patientId = patients[Number(index)]?.vitaId;
  return elementPage(
    server.origin,
    `<careline-${tag} patient-id="${patientId}" call-type="ad-hoc"></careline-${tag}>`,
  );
}

async function picture(page: EnginePage, name: string): Promise<void> {
  const folder = process.env.CARELINE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await inPage(
    page,
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(0)), 500)),
  );
  writeFileSync(join(folder, `${name}.png`), await page.picture());
}

describe.each(ENGINES)('$engine.name', ({ engine, missing }) => {
  if (missing) return it.skip(`is not on this machine: ${missing}`);
  let browser: EngineBrowser;
  let page: EnginePage;
  beforeAll(async () => {
    browser = await engine.open();
    await portal.signIn(browser, COACH);
  });
  afterAll(() => browser?.close());
  const index = ENGINES.findIndex((one) => one.engine === engine);
  const open = async (tag: string): Promise<void> => {
    page = await browser.newPage();
    await page.goto(`${portal.origin}/${tag}/${index}`);
    await drawn(page);
  };
  const close = async (name: string): Promise<void> => {
    await picture(page, `${engine.name}-${name}`);
    expect(await globalOf(page, 'uncaught')).toEqual([]);
    // Error codes contain a dot; event names don't.
    const heard = await globalOf<string[]>(page, 'heard');
    expect(heard.filter((one) => one.includes('.'))).toEqual([]);
    await page.close();
  };

  it('opens a call, says that a pressure is dangerous, and saves', async () => {
    await open('call-info');
    await press(page, 'Called from my own phone');
    await check(page, 'Reached the patient');
    await focusField(page, 'Systolic');
    await page.type('212');
    await focusField(page, 'Diastolic');
    await page.type('124');
    await page.press('Tab');
    await picture(page, `${engine.name}-call`);
    await expect.poll(() => seen(page), SOON).toContain('Urgent: tell the doctor today');
    await check(page, 'Critical reading');
    await focusField(page, 'Reported to');
    await page.type('Dr Rao, on duty');
    await press(page, 'Reported now');
    await press(page, 'Save call');
    await expect.poll(() => globalOf(page, 'heard'), SOON).toContain('careline-call-saved');
    await expect.poll(() => seen(page), SOON).toContain('The call is saved');
    await close('call-saved');
  });

  it('draws the readings of the call', async () => {
    await open('readings');
    await expect.poll(() => globalOf(page, 'heard'), SOON).toContain('careline-readings-loaded');
    await expect.poll(() => seen(page), SOON).toContain('212');
    await close('readings');
  });

  it('draws the history of calls', async () => {
    await open('call-status-history');
    await expect.poll(() => globalOf(page, 'heard'), SOON).toContain('careline-history-loaded');
    await expect.poll(() => seen(page), SOON).toContain(patients[index]?.appUserInfo.name);
    await close('history');
  });

  it('signs in to the console, and shows the dashboard and the call of a patient', async () => {
    page = await browser.newPage();
    await page.goto(server.origin);
    await press(page, 'Sign in');
    await focusField(page, 'E-mail address');
    await page.type(COACH);
    await focusField(page, 'Password');
    await page.type(PASSWORD);
    await page.press('Enter');
    await expect.poll(() => seen(page), SOON).toMatch(/\d calls, as of/);
    await picture(page, `${engine.name}-dashboard`);
    await page.goto(`${server.origin}${callAddress(patients[index]?.vitaId ?? '')}`);
    await expect.poll(() => seen(page), SOON).toContain('Called from my own phone');
    await picture(page, `${engine.name}-console-call`);
    await page.close();
  });
});
