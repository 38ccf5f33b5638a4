import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bloodPressure,
  createForeignServer,
  type ForeignServer,
  foreignPatient,
  HOSPITAL_NUMBERS,
  refusal,
  visit,
  weight,
} from '../packages/elements/test/foreign-fhir.ts';
import { type Portal, startPortal } from './host-pages/portal.ts';
import { ELEMENTS_FOLDER } from './host-pages/search-pages.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const TOKEN = 'hospital-token-canary';
const PATIENTS = 10_000;
const LATENCY_MS = 80;

const visitor = visitorPerTest();
let hospital: Server;
let foreign: ForeignServer;
let portal: Portal;
let isBroken = false;

/** Serves the FHIR server over HTTP, with CORS as a hospital would allow it. */
function serve(answer: ForeignServer['fetch']): Server {
  return createServer(async (incoming, outgoing) => {
    const cors = {
      'access-control-allow-origin': incoming.headers.origin ?? '',
      'access-control-allow-headers': 'authorization, content-type, accept',
    };
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, cors).end();
      return;
    }
    const body = incoming.method === 'POST' ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ...body,
    } as RequestInit);
    const response = await answer(request);
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
    outgoing.end(await response.text());
  });
}

const page = (base: string): string => `<!doctype html><html lang="en"><title>Hospital</title>
<script type="module">
  import '/elements/careline.js';
  import { configure, createSession } from '/elements/session.js';
  import { fhirSource } from '/elements/fhir-source.js';
  configure({ session: createSession({ source: fhirSource({
    base: '${base}', uhidSystem: '${HOSPITAL_NUMBERS}', name: 'City Hospital', timeZone: 'Asia/Kolkata',
    getToken: async () => ({ token: '${TOKEN}', expires_in: 600 }),
  }) }) });
  addEventListener('careline-patient-selected', ({ detail }) => {
    for (const tag of ['careline-readings', 'careline-encounters'])
      document.querySelector(tag).patientId = detail.patientId;
  });
</script>
<careline-patient-search></careline-patient-search>
<careline-readings></careline-readings>
<careline-encounters></careline-encounters></html>`;

beforeAll(async () => {
  const records = Array.from({ length: PATIENTS }, (_, n) => [
    foreignPatient(n),
    bloodPressure(`bp-${n}`, `p-${n}`, 100 + (n % 80), 60 + (n % 40)),
    weight(`w-${n}`, `p-${n}`, 40 + (n % 60)),
    visit(`v-${n}`, `p-${n}`),
  ]).flat();
  hospital = serve((input, init) => foreign.fetch(input, init));
  await new Promise<void>((resolve) => hospital.listen(0, 'localhost', resolve));
  const base = `http://localhost:${(hospital.address() as AddressInfo).port}/fhir`;
  foreign = createForeignServer(records, {
    base,
    latency: LATENCY_MS,
    token: TOKEN,
    fault: ({ url }) => (isBroken && url.includes('Encounter') ? refusal(500) : undefined),
  });
  portal = await startPortal({
    careline: 'http://localhost',
    pages: (path) => (path === '/' ? { html: page(base) } : undefined),
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
});

afterAll(async () => {
  await portal?.close();
  hospital?.close();
});

it('the three elements show a patient of a hospital with 10,000 others, and nothing else leaves the page', async () => {
  const { page: tab } = visitor();
  const origins = new Set<string>();
  const addresses: string[] = [];
  tab.on('request', (request) => {
    origins.add(new URL(request.url()).origin);
    addresses.push(request.url());
  });
  await tab.goto(portal.origin);
  await tab.getByRole('combobox', { name: 'Find a patient' }).fill('HN004711');
  await tab.getByRole('option').first().click();
  await tab.getByRole('button', { name: 'Yes, this is the person' }).click();
  await expect.poll(() => tab.getByText('171/91').count()).toBeGreaterThan(0);
  await expect.poll(() => tab.getByText('Diabetes clinic').count()).toBe(1);
  expect([...origins].sort()).toEqual([portal.origin, new URL(foreign.base).origin].sort());
  expect(addresses.filter((address) => /HN004711|canary/.test(address))).toEqual([]);
  const inside = await tab.evaluate(() =>
    [...document.body.children].map(({ outerHTML, shadowRoot }) => outerHTML + (shadowRoot?.innerHTML ?? '')),
  );
  expect(inside).toHaveLength(3);
  expect(inside.join()).not.toContain(TOKEN);
});

it('a fault of the hospital is said in words, and the rest is shown', async () => {
  isBroken = true;
  const { page: tab } = visitor();
  await tab.goto(portal.origin);
  await tab.getByRole('combobox', { name: 'Find a patient' }).fill('HN000042');
  await tab.getByRole('option').first().click();
  await tab.getByRole('button', { name: 'Yes, this is the person' }).click();
  await expect.poll(() => tab.getByText('142/62').count()).toBeGreaterThan(0);
  await expect.poll(() => tab.getByText(/Something went wrong on the server/).count()).toBe(1);
  expect(await tab.getByText('CANARY').count()).toBe(0);
});
