import { listPatients, type PatientMatch } from '@careline/core/patients';
import type { Browser, BrowserContext, ElementHandle, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPartnerFor } from '../e2e/host-pages/add-partner-for.ts';
import { readGlobal } from '../e2e/host-pages/page-footprint.ts';
import { type Portal, type PortalPage, startPortal } from '../e2e/host-pages/portal.ts';
import { ELEMENTS_FOLDER, pagePolicy } from '../e2e/host-pages/search-pages.ts';
import { accessTokenOf } from '../e2e/support/access-token.ts';
import { launch } from '../e2e/support/browser.ts';
import { ADMIN, COACH } from '../e2e/support/people.ts';
import { serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import { changedSince, hostOf, installProbe, lookOf, wordsOf } from './support/host-probe.ts';
import { HOSTS, hostPage } from './support/hosts.ts';
import {
  copiesPage,
  framePage,
  lateFilePage,
  MOUNTED_TWICE,
  outerPage,
  readingsPage,
  unknownPage,
} from './support/hosts-by-job.ts';

/**
 * Kinds of pages that partners have, each with the job of a search done by keys: found, chosen, read back from the form, moved about in
 * the page, with what our files changed of the page and how the search looks beside the plain page's. Pages of frameworks are
 * `release.prove.ts`'s.
 */
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let portal: Portal;
let around: Portal;
let patient: PatientMatch;
const pages: Record<string, PortalPage> = {};
const addressOf = (name: string): string => `/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Of a busy machine. */
const SOON = { timeout: 20_000 };
const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'charts'];
const table: Record<string, Readonly<Record<string, string>>> = {};

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  const options = { careline: server.origin, pages: (path: string) => pages[path] };
  portal = await startPortal({ ...options, folders: { '/elements/': ELEMENTS_FOLDER } });
  around = await startPortal(options);
  const admin = serviceClient(server.origin, await accessTokenOf(server.origin, ADMIN));
  portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes: SCOPES }));
  const coach = serviceClient(server.origin, await accessTokenOf(server.origin, COACH));
  const { data } = await coach.call(listPatients, { body: { by: 'name', text: 'an', limit: 20 } });
  patient = data.find(({ uhid }) => uhid) as PatientMatch;
  for (const host of HOSTS) pages[addressOf(host.name)] = hostPage(server.origin, host);
  context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1200, height: 900 } });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(installProbe);
  await portal.signIn(context, COACH);
}, 400_000);
afterAll(async () => {
  process.stdout.write(`${asMarkdown()}\n`);
  await browser?.close();
  await portal?.close();
  await around?.close();
  await server?.stop();
});

const COLUMNS = ['renders', 'job', 'state', 'prototypes / page / CSP', 'looks'] as const;

/** What stands in docs/hosts.md. */
function asMarkdown(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(table).map(([host, cells]) =>
    row([host, ...COLUMNS.map((column) => cells[column] ?? '')]),
  );
  return [row(['host', ...COLUMNS]), row(['---', ...COLUMNS.map(() => '---')]), ...rows].join('\n');
}

const note = (host: string, column: (typeof COLUMNS)[number], result: string): void => {
  table[host] = { ...table[host], [column]: result };
};

async function drawn(page: Page | Frame): Promise<ElementHandle<HTMLElement>> {
  await page.waitForFunction(() => 'isDrawn' in globalThis);
  return hostOf(page);
}

const optionsIn = (host: ElementHandle<HTMLElement>): Promise<number> =>
  host.evaluate((element) => element.shadowRoot?.querySelectorAll('[role=option]').length ?? 0);

const inputOf = async (host: ElementHandle<HTMLElement>) =>
  (await host.evaluateHandle((element) => element.shadowRoot?.querySelector('input'))).asElement();

/** Types as a person does, until somebody is found. */
async function find(page: Page, host: ElementHandle<HTMLElement>): Promise<void> {
  await (await inputOf(host))?.focus();
  await page.keyboard.type(patient.uhid ?? '');
  await expect.poll(() => optionsIn(host), SOON).toBe(1);
}

const pressed = (host: ElementHandle<HTMLElement>, name: string): Promise<boolean> =>
  host.evaluate((element, text) => {
    const all = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
    const found = all.find(({ textContent }) => textContent === text);
    found?.click();
    return found !== undefined;
  }, name);

/** Chooses who was found, and reads back what the form of the page would send. */
async function choose(page: Page, host: ElementHandle<HTMLElement>): Promise<unknown> {
  const chosen = () => host.evaluate((element) => (element as HTMLInputElement).value);
  await (await inputOf(host))?.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      await pressed(host, 'Yes, this is the person');
      return chosen();
    }, SOON)
    .toBe(patient.uhid);
  return host.evaluate((element) => [...new FormData((element as HTMLInputElement).form as HTMLFormElement)]);
}

/** As pages do that exchange their body, sort their lists or keep what they left. */
async function moveAbout(host: ElementHandle<HTMLElement>): Promise<void> {
  await host.evaluate(async (element) => {
    const home = element.parentNode as ParentNode & Node & { moveBefore?(node: Node, before: null): void };
    const other = home.appendChild(document.createElement('div')) as unknown as typeof home;
    for (let turn = 0; turn < 20; turn += 1) {
      other.appendChild(element);
      home.insertBefore(element, other);
      other.moveBefore?.(element, null);
      home.moveBefore?.(element, null);
      element.remove();
      home.insertBefore(element, other);
    }
    home.removeChild(other);
    await new Promise(requestAnimationFrame);
  });
}

let plainLook: readonly string[] = [];
let plainWords = '';

describe('a search in a page of somebody else', () => {
  it.each(HOSTS)('$name', async ({ name, ownLook, has = {} }) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${portal.origin}${addressOf(name)}`);
    const host = await drawn(page);
    const size = await host.evaluate((element) => element.getBoundingClientRect().height);
    expect(size).toBeGreaterThan(30);
    const set = await host.evaluate((element) => [
      Reflect.get(element, 'required'),
      (element as HTMLInputElement).form?.checkValidity(),
    ]);
    expect(set).toEqual([true, false]);
    const own = await host.evaluate(
      (element, names) => names.map((one) => Reflect.get(element, one)),
      Object.keys(has),
    );
    expect(own).toEqual(Object.values(has));
    note(name, 'renders', 'yes');

    await find(page, host);
    const look = await lookOf(host);
    const words = await wordsOf(host);
    plainLook = plainLook.length === 0 ? look : plainLook;
    plainWords ||= words;
    if (!ownLook) expect(look).toEqual(plainLook);
    if (name.startsWith('right to left')) expect(words).toBe(plainWords);
    if (name === 'dark page') expect(look).not.toEqual(plainLook);
    note(name, 'looks', ownLook ? 'the page’s' : 'equal');

    const changed = await changedSince(page);
    const violations = await readGlobal<string[]>(page, 'violations');
    expect(changed).toEqual({ patched: 0, changed: [] });
    expect(violations).toEqual([]);
    note(
      name,
      'prototypes / page / CSP',
      `${changed.patched} / ${changed.changed.length} / ${violations.length}`,
    );

    await moveAbout(host);
    expect([await (await inputOf(host))?.inputValue(), await optionsIn(host)]).toEqual([patient.uhid, 1]);
    note(name, 'state', 'kept');

    expect(await choose(page, host)).toEqual([
      ['uhid', patient.uhid],
      ['uhid-patient-id', patient.vitaId],
    ]);
    // Nothing but what was wrong on purpose: a session of somebody else’s that was set before the tag was known.
    expect([await readGlobal(page, 'heard'), errors]).toEqual([[], []]);
    note(name, 'job', 'yes');
    await page.close();
  });
});

describe('a page without frame-src', () => {
  it.each([
    ['a search in a frame', '<careline-patient-search isolation="frame"></careline-patient-search>'],
    ['charts', '<careline-charts topic="age"></careline-charts>'],
    ['the console', '<careline-console></careline-console>'],
  ])('is told of %s', async (name, tag) => {
    const policy = pagePolicy(server.origin).replace(/frame-src [^;]+; /, '');
    pages['/no-frames'] = framePage(server.origin, tag, policy);
    const page = await context.newPage();
    await page.goto(`${portal.origin}/no-frames`);
    await expect.poll(() => readGlobal<string[]>(page, 'heard'), SOON).toContain('load.frame-blocked');
    await page
      .getByText(/could not be shown|not allowed|blocked/i)
      .first()
      .waitFor();
    note(`CSP without frame-src: ${name}`, 'renders', 'says what is missing');
    await page.close();
  });
});

describe('a page of an origin that no partner has', () => {
  it.each([
    ['a search', '<careline-patient-search></careline-patient-search>'],
    ['a search in a frame', '<careline-patient-search isolation="frame"></careline-patient-search>'],
    ['readings', `<careline-readings patient-id="00000000-0002-7000-8000-000000000001"></careline-readings>`],
    ['the console', '<careline-console></careline-console>'],
  ])('is told so by %s, with what is to be added where', async (name, tag) => {
    pages['/unknown'] = unknownPage(server.origin, tag);
    const unknown = portal.origin.replace('localhost', '127.0.0.1');
    const page = await context.newPage();
    await page.goto(`${unknown}/unknown`);
    await expect.poll(() => readGlobal<string[]>(page, 'heard'), SOON).toContain('origin.unknown');
    expect(await readGlobal<string[]>(page, 'heard')).not.toContain('net.offline');
    await page.getByText(`Careline does not know ${unknown}.`).waitFor();
    note(`origin of nobody: ${name}`, 'renders', 'says what is missing');
    await page.close();
  });
});

it('does its job in a frame of a page of another origin', async () => {
  pages['/outer'] = outerPage(`${portal.origin}${addressOf('plain page')}`);
  const page = await context.newPage();
  await page.goto(`${around.origin}/outer`);
  const inner = await (await page.waitForSelector('iframe')).contentFrame();
  if (!inner) throw new Error('the page has no frame');
  const host = await drawn(inner);
  await find(page, host);
  expect(await choose(page, host)).toEqual([
    ['uhid', patient.uhid],
    ['uhid-patient-id', patient.vitaId],
  ]);
  note('in a frame of another origin', 'renders', 'yes');
  note('in a frame of another origin', 'job', 'yes');
  await page.close();
});

it('saves lists on a page whose arrays are written as text', async () => {
  pages['/prototype'] = readingsPage(server.origin, patient.vitaId);
  const page = await context.newPage();
  await page.goto(`${portal.origin}/prototype`);
  await drawn(page);
  await page.getByRole('button', { name: 'Weight' }).first().waitFor();
  await page.evaluate(() => (Reflect.get(globalThis, 'host') as { add(metric: string): void }).add('weight'));
  await page.getByRole('textbox', { name: /^Weight/ }).pressSequentially('70.5');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => readGlobal<string[]>(page, 'heard'), SOON).toContain('careline-reading-added');
  note('Array.prototype.toJSON: a reading is saved', 'job', 'yes');
  await page.close();
});

it.each(MOUNTED_TWICE)('takes the session of either copy, $name', async ({ name, order }) => {
  pages['/copies'] = copiesPage(server.origin, order);
  const page = await context.newPage();
  await page.goto(`${portal.origin}/copies`);
  const host = await drawn(page);
  await find(page, host);
  expect(await readGlobal(page, 'heard')).toEqual([]);
  note(`two copies: ${name}`, 'job', 'yes');
  await page.close();
});

it('says nothing of an error while its files are on their way', async () => {
  pages['/late'] = lateFilePage(server.origin);
  const page = await context.newPage();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/careline.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${portal.origin}/late`, { waitUntil: 'commit' });
  const words = page.getByText('Call the desk.');
  await words.waitFor({ state: 'attached' });
  expect(await words.isVisible()).toBe(false);
  release();
  await drawn(page);
  expect(await words.isVisible()).toBe(false);
  note('files that come late', 'renders', 'no error before');
  await page.close();
});
