import { listPatients, type PatientMatch } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPartnerFor } from '../e2e/host-pages/add-partner-for.ts';
import { type Portal, type PortalPage, startPortal } from '../e2e/host-pages/portal.ts';
import { ELEMENTS_FOLDER, pagePolicy } from '../e2e/host-pages/search-pages.ts';
import { accessTokenOf } from '../e2e/support/access-token.ts';
import { ADMIN, COACH } from '../e2e/support/people.ts';
import { serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import type { EngineBrowser, EnginePage } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import { globalOf, inPage, onHost } from './engines/in-page.ts';
import {
  choose,
  chooseFound,
  drawn,
  find,
  focusField,
  formOf,
  moveAbout,
  optionsIn,
  press,
  SOON,
  seen,
  takeSearch,
  typedIn,
} from './support/host-job.ts';
import { changedSince, lookOf, wordsOf } from './support/host-probe.ts';
import { resultsAsMarkdown, resultsOf } from './support/host-results.ts';
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
 * Kinds of partner pages, each with a search done by keyboard: found, chosen, read back from the form, moved within the
 * page. It records what our files changed on the page, and how the search looks compared with the plain page's, in each
 * engine on the machine. `release.prove.ts` covers framework pages.
 */
let server: RunningServer;
let portal: Portal;
let around: Portal;
let patient: PatientMatch;
const pages: Record<string, PortalPage> = {};
const addressOf = (name: string): string => `/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'charts'];

beforeAll(async () => {
  server = await startServer();
  const options = { careline: server.origin, pages: (path: string) => pages[path] };
  portal = await startPortal({ ...options, folders: { '/elements/': ELEMENTS_FOLDER } });
  around = await startPortal(options);
  const admin = serviceClient(server.origin, await accessTokenOf(server.origin, ADMIN));
  portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes: SCOPES }));
  const coach = serviceClient(server.origin, await accessTokenOf(server.origin, COACH));
  const { data } = await coach.call(listPatients, { body: { by: 'name', text: 'an', limit: 20 } });
  patient = data.find(({ uhid }) => uhid) as PatientMatch;
  for (const host of HOSTS) pages[addressOf(host.name)] = hostPage(server.origin, host);
}, 400_000);
afterAll(async () => {
  process.stdout.write(`${resultsAsMarkdown()}\n`);
  await portal?.close();
  await around?.close();
  await server?.stop();
});

const heardOn = (page: EnginePage): Promise<string[]> => globalOf(page, 'heard');

describe.each(ENGINES)('$engine.name', ({ engine, missing }) => {
  if (missing) return it.skip(`is not on this machine: ${missing}`);
  let browser: EngineBrowser;
  let page: EnginePage;
  let note = resultsOf(engine.name);
  beforeAll(async () => {
    browser = await engine.open();
    note = resultsOf(`${engine.name} ${/^\d+(\.[1-9]\d*)?/.exec(browser.version)?.[0]}`);
    await portal.signIn(browser, COACH);
  });
  afterAll(() => browser?.close());
  const open = async (address: string): Promise<EnginePage> => {
    page = await browser.newPage();
    await page.goto(address);
    return page;
  };
  const chosen = (): [string, string][] => [
    ['uhid', patient.uhid ?? ''],
    ['uhid-patient-id', patient.vitaId],
  ];

  let plainLook: readonly string[] = [];
  let plainWords = '';

  describe('a search in a foreign page', () => {
    it.each(HOSTS)('$name', async ({ name, ownLook, has = {} }) => {
      await open(`${portal.origin}${addressOf(name)}`);
      await drawn(page);
      expect(await onHost(page, (host) => host.getBoundingClientRect().height)).toBeGreaterThan(30);
      const set = await onHost(page, (host) => [
        Reflect.get(host, 'required'),
        (host as HTMLInputElement).form?.checkValidity(),
      ]);
      expect(set).toEqual([true, false]);
      const own = await onHost(
        page,
        (host, names) => names.map((one) => Reflect.get(host, one)),
        Object.keys(has),
      );
      expect(own).toEqual(Object.values(has));
      note(name, 'renders', 'yes');

      await find(page, patient.uhid ?? '');
      const look = await lookOf(page);
      const words = await wordsOf(page);
      plainLook = plainLook.length === 0 ? look : plainLook;
      plainWords ||= words;
      if (!ownLook) expect(look).toEqual(plainLook);
      if (name.startsWith('right to left')) expect(words).toBe(plainWords);
      if (name === 'dark page') expect(look).not.toEqual(plainLook);
      note(name, 'looks', ownLook ? 'the page’s' : 'equal');

      const changed = await changedSince(page);
      const violations = await globalOf<string[]>(page, 'violations');
      expect(changed).toEqual({ patched: 0, changed: [] });
      expect(violations).toEqual([]);
      note(name, 'changed', 'nothing');

      await moveAbout(page);
      expect([await typedIn(page), await optionsIn(page)]).toEqual([patient.uhid, 1]);
      note(name, 'state', 'kept');

      expect(await choose(page, patient.uhid ?? '')).toEqual(chosen());
      // The deliberate fault: an invalid session set before the tag was defined.
      await expect.poll(() => heardOn(page), SOON).toEqual(['config.invalid-session']);
      expect(await globalOf(page, 'uncaught')).toEqual([]);
      note(name, 'job', 'yes');
      await page.close();
    });
  });

  describe('a page without frame-src', () => {
    it.each([
      ['a search in a frame', '<careline-patient-search isolation="frame"></careline-patient-search>'],
      ['charts', '<careline-charts topic="age"></careline-charts>'],
      ['the console', '<careline-console></careline-console>'],
    ])('reports %s', async (name, tag) => {
      const policy = pagePolicy(server.origin).replace(/frame-src [^;]+; /, '');
      pages['/no-frames'] = framePage(server.origin, tag, policy);
      await open(`${portal.origin}/no-frames`);
      await expect.poll(() => heardOn(page), SOON).toContain('load.frame-blocked');
      await expect.poll(() => seen(page), SOON).toMatch(/could not be shown|not allowed|blocked/i);
      note(`CSP without frame-src: ${name}`, 'renders', 'what is missing');
      await page.close();
    });
  });

  describe('a page of an unregistered origin', () => {
    it.each([
      ['a search', '<careline-patient-search></careline-patient-search>'],
      ['a search in a frame', '<careline-patient-search isolation="frame"></careline-patient-search>'],
      [
        'readings',
        `<careline-readings patient-id="00000000-0002-7000-8000-000000000001"></careline-readings>`,
      ],
      ['the console', '<careline-console></careline-console>'],
    ])('is told so by %s, with what to add where', async (name, tag) => {
      pages['/unknown'] = unknownPage(server.origin, tag);
      const unknown = portal.origin.replace('localhost', '127.0.0.1');
      await open(`${unknown}/unknown`);
      await expect.poll(() => heardOn(page), SOON).toContain('origin.unknown');
      expect(await heardOn(page)).not.toContain('net.offline');
      await expect.poll(() => seen(page), SOON).toContain(`Careline does not know ${unknown}.`);
      note(`origin of nobody: ${name}`, 'renders', 'what is missing');
      await page.close();
    });
  });

  it('works in a frame of another origin’s page', async () => {
    pages['/outer'] = outerPage(`${portal.origin}${addressOf('plain page')}`);
    await open(`${around.origin}/outer`);
    const inner = await page.frame();
    await drawn(inner);
    await find(inner, patient.uhid ?? '');
    expect(await choose(inner, patient.uhid ?? '')).toEqual(chosen());
    note('in a frame of another origin', 'renders', 'yes');
    note('in a frame of another origin', 'job', 'yes');
    await page.close();
  });

  it('works in a Careline frame', async () => {
    const tag = '<careline-patient-search name="uhid" isolation="frame"></careline-patient-search>';
    pages['/framed'] = framePage(server.origin, `<form>${tag}</form>`, pagePolicy(server.origin));
    await open(`${portal.origin}/framed`);
    const frameHeight = () =>
      onHost(page, (host) => host.shadowRoot?.querySelector('iframe')?.getBoundingClientRect().height);
    await expect.poll(frameHeight, SOON).toBeGreaterThan(30);
    const inner = await page.frame();
    await expect.poll(() => takeSearch(inner), SOON).toBe(true);
    await find(inner, patient.uhid ?? '');
    await chooseFound(inner, patient.uhid ?? '');
    await expect.poll(() => formOf(page), SOON).toEqual(chosen());
    expect(await heardOn(page)).toEqual([]);
    note('isolation="frame"', 'job', 'yes');
    await page.close();
  });

  it('saves lists on a page whose arrays have a toJSON', async () => {
    pages['/prototype'] = readingsPage(server.origin, patient.vitaId);
    await open(`${portal.origin}/prototype`);
    await drawn(page);
    await expect.poll(() => seen(page), SOON).toContain('Weight');
    await onHost(page, (host) => (host as HTMLElement & { add(metric: string): void }).add('weight'));
    await focusField(page, 'Weight');
    await page.type('70.5');
    await press(page, 'Add');
    await expect.poll(() => heardOn(page), SOON).toContain('careline-reading-added');
    note('Array.prototype.toJSON: a reading is saved', 'job', 'yes');
    await page.close();
  });

  it.each(MOUNTED_TWICE)('accepts the session of either copy, $name', async ({ name, order }) => {
    pages['/copies'] = copiesPage(server.origin, order);
    await open(`${portal.origin}/copies`);
    await drawn(page);
    await find(page, patient.uhid ?? '');
    expect(await heardOn(page)).toEqual([]);
    note(`two copies: ${name}`, 'job', 'yes');
    await page.close();
  });

  it('shows no error while its files are loading', async () => {
    pages['/late'] = lateFilePage(server.origin);
    await open(`${portal.origin}/late`);
    const isSeen = () =>
      inPage(page, () => {
        const words = document.querySelector('[slot=error]');
        return words?.checkVisibility({ visibilityProperty: true }) ?? 'there is none';
      });
    expect(await isSeen()).toBe(false);
    await inPage(page, () => (Reflect.get(globalThis, 'letFilesCome') as () => void)());
    await drawn(page);
    expect(await isSeen()).toBe(false);
    note('files that come late', 'renders', 'no error before');
    await page.close();
  });
});
