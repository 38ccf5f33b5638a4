import { listPatients, type PatientMatch } from '@careline/core/internal/patients';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addPartnerFor } from './host-pages/add-partner-for.ts';
import { askForToken } from './host-pages/ask-for-token.ts';
import { footprint, NO_FOOTPRINT, readGlobal } from './host-pages/page-footprint.ts';
import { type Portal, type PortalPage, startPortal } from './host-pages/portal.ts';
import {
  bookingPage,
  ELEMENTS_FOLDER,
  framedPage,
  twoCopiesPage,
  twoFacilitiesPage,
} from './host-pages/search-pages.ts';
import { accessTokenOf } from './support/access-token.ts';
import { violations } from './support/axe.ts';
import { ADMIN, COACH } from './support/people.ts';
import { serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();
const pages: Record<string, PortalPage> = {};
let portal: Portal;
let facilityIds: readonly string[] = [];
/** A patient whom only the facility can find. */
const people: PatientMatch[] = [];

/** Returns a patient with a UHID at one facility whom the other one can't find by it. */
async function onlyAt(there: ReturnType<typeof serviceClient>, elsewhere: ReturnType<typeof serviceClient>) {
  const { data } = await there.call(listPatients, { body: { by: 'name', text: 'an', limit: 20 } });
  for (const patient of data) {
    if (!patient.uhid) continue;
    const { data: same } = await elsewhere.call(listPatients, {
      body: { by: 'uhid', text: patient.uhid, limit: 1 },
    });
    if (same.length === 0) return patient;
  }
  throw new Error('everybody is known at both facilities');
}

beforeAll(async () => {
  portal = await startPortal({
    careline: origin,
    pages: (path) => pages[path],
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
  const admin = serviceClient(origin, await accessTokenOf(origin, ADMIN));
  const partner = await addPartnerFor(admin, { origins: [portal.origin], scopes: ['prohealth', 'search'] });
  portal.become(partner);
  facilityIds = partner.facilityIds.slice(0, 2);
  const since = Math.floor(Date.now() / 1000);
  const clients = await Promise.all(
    facilityIds.map(async (facilityId) => {
      const options = { email: COACH, since, origin: portal.origin, facilityId };
      const { body } = await askForToken(origin, partner, options);
      const pageFetch: typeof fetch = (input, init) => {
        const request = new Request(input, init);
        request.headers.set('origin', portal.origin);
        return fetch(request);
      };
      return serviceClient(origin, (body as { token: string }).token, pageFetch);
    }),
  );
  const [one, other] = clients;
  if (!one || !other) throw new Error('the demo has two facilities');
  people.push(await onlyAt(one, other), await onlyAt(other, one));
  pages['/book'] = bookingPage(origin, facilityIds[0] ?? '');
  pages['/light'] = bookingPage(origin, facilityIds[0] ?? '', { build: 'light/' });
  pages['/hi'] = bookingPage(origin, facilityIds[0] ?? '', { lang: 'hi' });
  pages['/framed'] = framedPage(origin, facilityIds[0] ?? '');
  pages['/copies'] = twoCopiesPage(origin, facilityIds[0] ?? '');
  pages['/two'] = twoFacilitiesPage(origin, facilityIds);
});
afterAll(() => portal?.close());
beforeEach(() => portal.signIn(visitor().context, COACH));

const boxOf = (page: Page, id: string) => page.locator(`#${id}`).getByRole('combobox');

/** Chooses the patient by keyboard. */
async function choose(page: Page, id: string, patient: PatientMatch): Promise<void> {
  await boxOf(page, id).fill(patient.uhid ?? '');
  const option = page.locator(`#${id}`).getByRole('option', { name: patient.appUserInfo.name });
  await option.first().waitFor();
  await boxOf(page, id).press('ArrowDown');
  await boxOf(page, id).press('Enter');
  const yes = page.locator(`#${id}`).getByRole('button', { name: 'Yes, this is the person' });
  // The scanner's second Enter must not confirm, so the check ignores keys for a moment.
  await yes.click();
  await page.locator(`#${id}`).getByRole('status', { name: 'Chosen patient' }).waitFor();
}

describe('a portal’s booking form with the strictest policy', () => {
  it.each([
    ['', '/book'],
    [' in the light build', '/light'],
  ])(
    'is filled by keyboard%s: the form gets the UHID; the page gets no hotkey, violation or name',
    async (_, path) => {
      const { page } = visitor();
      const [patient] = people as [PatientMatch];
      await page.goto(`${portal.origin}${path}`);
      await page.getByRole('button', { name: 'Book' }).click();
      expect(await readGlobal(page, 'sent')).toBeUndefined();
      const box = page.getByRole('combobox', { name: 'Patient to be booked' });
      await page.getByText('Patient to be booked').click();
      await page.keyboard.type('gs');
      expect(await box.inputValue()).toBe('gs');
      await page.keyboard.press('Escape');
      expect(await readGlobal(page, 'hotkeys')).toEqual(['Escape']);

      await choose(page, 'uhid', patient);
      await page.getByRole('button', { name: 'Book' }).click();
      expect(await readGlobal(page, 'sent')).toEqual([
        ['uhid', patient.uhid],
        ['uhid-patient-id', patient.vitaId],
        ['reason', ''],
      ]);
      expect(await readGlobal(page, 'violations')).toEqual([]);
      expect(await footprint(page)).toEqual(NO_FOOTPRINT);
      const heard = (await readGlobal<string[]>(page, 'heard')).join('\n');
      expect(heard).toContain(patient.vitaId);
      expect(heard).not.toContain(patient.appUserInfo.name);
      expect(await page.content()).not.toContain(patient.appUserInfo.name);
      expect(await violations(page)).toEqual([]);
      expect(visitor().faults).toEqual([]);
    },
  );

  it.each([
    ['', '/book'],
    [' in the light build', '/light'],
  ])('keeps typed text and results when the page moves the element%s', async (_, path) => {
    const { page } = visitor();
    const [patient] = people as [PatientMatch];
    await page.goto(`${portal.origin}${path}`);
    await boxOf(page, 'uhid').fill(patient.uhid ?? '');
    const option = page.getByRole('option', { name: patient.appUserInfo.name }).first();
    await option.waitFor();
    const asked = (await readGlobal<string[]>(page, 'heard')).length;
    await page.evaluate(() =>
      document.querySelector('section')?.append(document.querySelector('#uhid') as Element),
    );
    expect(await boxOf(page, 'uhid').inputValue()).toBe(patient.uhid);
    await option.waitFor();
    expect(await readGlobal<string[]>(page, 'heard')).toHaveLength(asked);
    await boxOf(page, 'uhid').press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
  });

  it('uses the language of the page', async () => {
    const { page } = visitor();
    await page.goto(`${portal.origin}/hi`);
    await page.getByText('आप किसे खोज रहे हैं?').waitFor();
    await boxOf(page, 'uhid').fill('zz zz zz');
    await page.getByText('“zz zz zz” के लिए कोई मरीज़ नहीं मिला', { exact: true }).first().waitFor();
    expect(
      await page
        .locator('#uhid')
        .getByText(/[A-Za-z]{5}/)
        .allTextContents(),
    ).toEqual([]);
  });

  it.each([
    ['does not come', undefined],
    [
      'is another than the one that was published',
      'export const draw = () => document.title = "taken over";',
    ],
  ])('says so when a file of the elements %s, and still accepts text', async (_, other) => {
    const { page, context } = visitor();
    await context.route('**/patient-search.view-*.js', (route) =>
      other === undefined ? route.abort() : route.fulfill({ body: other, contentType: 'text/javascript' }),
    );
    await page.goto(`${portal.origin}/book`);
    await page.getByText('This part could not be shown.').waitFor();
    expect(await readGlobal(page, 'heard')).toContainEqual(expect.stringContaining('load.chunk-failed'));
    expect(await page.title()).toBe('Book a visit');
    const field = page.locator('#uhid').getByLabel('Patient to be booked');
    await field.fill('still takes text');
    expect(await field.inputValue()).toBe('still takes text');
  });
});

it('fills the same form from a Careline frame, and the page around it gets an id and no name', async () => {
  const { page } = visitor();
  const [patient] = people as [PatientMatch];
  await page.goto(`${portal.origin}/framed`);
  const frame = page.locator('#uhid iframe').contentFrame();
  await frame.getByRole('combobox').fill(patient.uhid ?? '');
  await frame.getByRole('option', { name: patient.appUserInfo.name }).click();
  await frame.getByRole('button', { name: 'Yes, this is the person' }).click();
  await frame.getByRole('status', { name: 'Chosen patient' }).waitFor();
  await page.getByRole('button', { name: 'Book' }).click();
  expect(await readGlobal(page, 'sent')).toEqual([
    ['uhid', patient.uhid],
    ['uhid-patient-id', patient.vitaId],
    ['reason', ''],
  ]);
  const around = await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('#uhid') as Element;
    const inner = shadowRoot?.querySelector('iframe');
    return {
      text: shadowRoot?.textContent,
      reached: inner?.contentDocument,
      height: inner?.clientHeight ?? 0,
    };
  });
  expect(around).toMatchObject({ reached: null, height: expect.toSatisfy((height: number) => height > 100) });
  expect(around.text).not.toContain(patient.appUserInfo.name);
  const heard = (await readGlobal<string[]>(page, 'heard')).join('\n');
  expect(heard).toContain(patient.vitaId);
  expect(heard).not.toContain(patient.appUserInfo.name);
  expect(await readGlobal(page, 'violations')).toEqual([]);
  expect(visitor().faults).toEqual([]);
});

it('two elements for two facilities find their own patients, share nothing and end separately', async () => {
  const { page } = visitor();
  const [north, south] = people as [PatientMatch, PatientMatch];
  await page.goto(`${portal.origin}/two`);
  await boxOf(page, 'second').fill(north.uhid ?? '');
  await page.locator('#second').getByText('No patient found', { exact: false }).first().waitFor();
  await choose(page, 'first', north);
  await choose(page, 'second', south);
  await page.evaluate((facility) => {
    const { sessions } = globalThis as unknown as { sessions: Record<string, { logout(): void }> };
    sessions[facility]?.logout();
  }, facilityIds[1] ?? '');
  expect(await boxOf(page, 'second').inputValue()).toBe('');
  expect(await page.locator('#second').getByText(south.appUserInfo.name).count()).toBe(0);
  expect(await page.locator('#first').getByText(north.appUserInfo.name).count()).toBe(1);
  expect(await readGlobal(page, 'violations')).toEqual([]);
});

it('two copies of Careline on one page share sessions in both directions and end together', async () => {
  const { page } = visitor();
  const [patient] = people as [PatientMatch];
  await page.goto(`${portal.origin}/copies`);
  await page.waitForFunction(() => 'copies' in globalThis);
  await choose(page, 'second', patient);
  await choose(page, 'first', patient);
  const crossed = await page.evaluate(() => {
    interface WithSession extends HTMLElement {
      session: { logout(): void };
    }
    const { first, second, other } = Reflect.get(globalThis, 'copies') as Record<
      'first' | 'second',
      WithSession
    > & {
      readonly other: { createSession(options: object): WithSession['session'] };
    };
    const isOneClass = first.constructor === second.constructor;
    second.session.logout();
    const ofOther = other.createSession({ services: location.origin, getToken: () => new Promise(() => {}) });
    first.session = ofOther;
    return { isOneClass, isTaken: first.session === ofOther };
  });
  expect(crossed).toEqual({ isOneClass: false, isTaken: true });
  expect(await boxOf(page, 'second').inputValue()).toBe('');
  const errors = (await readGlobal<string[]>(page, 'heard')).filter((text) =>
    text.includes('careline-error'),
  );
  expect(errors).toEqual([]);
  expect(await readGlobal(page, 'violations')).toEqual([]);
  expect(await footprint(page)).toEqual(NO_FOOTPRINT);
});
