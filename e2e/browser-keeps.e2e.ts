import type { Patient } from '@careline/core/internal/patients';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseCall, dial, fillReached, saveCall } from './pages/call-page.ts';
import { callFound, openSearch, searchFor } from './pages/search-page.ts';
import { signIn, signOut } from './pages/sign-in.ts';
import { launch, type Visitor, visit, WITH_SERVICE_WORKER } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

/** The only keys that a browser may store (design: session and preferences). Anything else is a leak. */
const LOCAL = ['careline.loggedIn', 'careline.ui', 'careline.frame', 'careline.clock'];
/** Encrypted drafts and queued saves; `unsent.e2e.ts` reads their rows. */
const DATABASES = ['careline.unsent'];
const PER_TAB = /^careline\.(oidc\.|return$|signedOut$|facility$)/;
/** The console's static files and configuration, for an offline start. */
const CACHED = /^\/(assets\/[\w.-]+\.(js|css)|index\.html|appearance\.js|icon\.svg|config\.json)$/;

const origin = inject('origin');
let browser: Browser;
let coach: Visitor;
let token: string;
let idToken: string;
let patient: Patient;
const addresses: string[] = [];

interface Stored {
  readonly local: Readonly<Record<string, string>>;
  readonly perTab: Readonly<Record<string, string>>;
  readonly databases: readonly (string | undefined)[];
  /** Path and content of everything in Cache Storage. */
  readonly cached: Readonly<Record<string, string>>;
  readonly cookies: string;
}

const readStored = (): Promise<Stored> =>
  coach.page.evaluate(async () => {
    const cached: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached[new URL(request.url).pathname] = (await (await cache.match(request))?.text()) ?? '';
      }
    }
    return {
      local: { ...localStorage },
      perTab: { ...sessionStorage },
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached,
      cookies: document.cookie,
    };
  });

const secrets = (): readonly string[] => [
  token,
  token.split('.')[1] ?? 'no payload',
  idToken,
  patient.appUserInfo.name,
  encodeURIComponent(patient.appUserInfo.name),
  patient.phones[0]?.value ?? 'no phone',
  (patient.phones[0]?.value ?? 'no phone').replace(/\D/g, '').slice(-10),
  COACH,
];

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser, WITH_SERVICE_WORKER);
  const { page } = coach;
  page.on('request', (request) => addresses.push(request.url()));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/identityExchange')) idToken = request.postDataJSON().idToken;
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  token = await signIn(page, origin, COACH);
  const [found] = (await plainPatients(serviceClient(origin, token), 3)).slice(-1);
  if (!found) throw new Error('there is no patient');
  patient = found;
  await openSearch(page);
  await searchFor(page, patient.phones[0]?.value ?? '');
  await searchFor(page, patient.appUserInfo.name);
  await searchFor(page, patient.uhid ?? '');
  await callFound(page);
  await chooseCall(page, 'Ad-Hoc Call');
  await dial(page);
  await fillReached(page, { weight: '58.1', note: 'nothing of this stays' });
  await saveCall(page);
});
afterAll(() => browser?.close());

function expectNothingStored(stored: Stored): void {
  expect(Object.keys(stored.local).filter((key) => !LOCAL.includes(key))).toEqual([]);
  expect(Object.keys(stored.perTab).filter((key) => !PER_TAB.test(key))).toEqual([]);
  expect(stored.databases.filter((name) => !DATABASES.includes(name ?? ''))).toEqual([]);
  expect(Object.keys(stored.cached).filter((path) => !CACHED.test(path))).toEqual([]);
  expect(stored.cookies).toBe('');
  const everything = JSON.stringify(stored);
  for (const secret of secrets()) expect(everything).not.toContain(secret);
}

describe('after a whole call', () => {
  it('the browser stores the flag and the look, and nothing else', async () => {
    const stored = await readStored();
    expectNothingStored(stored);
    expect(stored.local['careline.loggedIn']).toBe('true');
  });

  it('cookies are out of reach of scripts', async () => {
    const cookies = await coach.context.cookies();
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  });

  it('signing out leaves only the flag, set to false', async () => {
    await signOut(coach.page);
    const stored = await readStored();
    expectNothingStored(stored);
    expect(stored.local['careline.loggedIn']).not.toBe('true');
  });

  it('no address contained a token, a name or a number', () => {
    expect(addresses.length).toBeGreaterThan(20);
    for (const secret of secrets()) {
      expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
    }
  });

  it('nothing violated the security policy or logged an error', () => {
    expect(coach.faults).toEqual([]);
  });
});
