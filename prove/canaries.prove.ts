import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createOpenTokens } from '@careline/core/internal/metrics';
import { getPatient, listPatients, type Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAddress, patientRegion } from '../e2e/pages/call-page.ts';
import { searchFor } from '../e2e/pages/search-page.ts';
import { enter } from '../e2e/pages/sign-in.ts';
import { launch, visit, WITH_SERVICE_WORKER } from '../e2e/support/browser.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { ADMIN } from '../e2e/support/people.ts';
import { serviceClient } from '../e2e/support/service.ts';
import { readBrowser } from '../e2e/support/stored-in-browser.ts';
import {
  startTraceCollector,
  type TraceCollector,
} from '../packages/console/server/test/requests/trace-collector.ts';
import { addPatient, type Canaries, contentOf, createCanaries } from './canaries.ts';
import { command, type ServerProcess, startProcess } from './processes.ts';
import { type RecordingProxy, recordingProxy } from './recording-proxy.ts';

const PATIENTS = 200;
const METRICS_TOKEN = crypto.randomUUID();
/** Syllables that start Indian names, enough to find all of the facility's patients. */
const LETTERS =
  'ra an su sh pr ma ka de vi ni la sa mo ar ha ku re bh ch ja ga ta pa na si me ro am ab di'.split(' ');

/** Its own server, with everything observable from outside. */
describe('after a day with 200 patients and every kind of failure', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'careline-canaries-'));
  /** The server's home and temporary folder: whatever it writes outside its data folder. */
  const elsewhere = mkdtempSync(join(tmpdir(), 'careline-elsewhere-'));
  const canaries: Canaries = createCanaries();
  /** Opaque ids, which are only allowed in addresses (decision 0008). */
  const ids: Canaries = createCanaries();
  const patients: Patient[] = [];
  let origin: string;
  /** The server without the proxy: forced errors carry canaries in addresses, which the proxy must not count. */
  let inner: string;
  let environment: Record<string, string>;
  let server: ServerProcess;
  let proxy: RecordingProxy;
  let collector: TraceCollector;
  let browser: Browser;
  let page: Page;
  let token: string;
  let figures: string;
  let failed = 0;

  const heldBy = (text: string) => [...canaries.foundIn(text), ...ids.foundIn(text)];

  async function untilDemoIsMade(): Promise<void> {
    for (;;) {
      const { demo } = (await (await fetch(`${inner}/health`)).json()) as { demo: string };
      if (demo === 'ready') return;
      await wait(500);
    }
  }

  beforeAll(async () => {
    const port = await freePort();
    const front = await freePort();
    origin = `http://localhost:${front}`;
    inner = `http://127.0.0.1:${port}`;
    collector = await startTraceCollector();
    environment = {
      PORT: String(port),
      CARELINE_DATA: dataFolder,
      CARELINE_ORIGIN: origin,
      CARELINE_LOG: 'info',
      CARELINE_METRICS_TOKEN: METRICS_TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      TRUST_PROXY: '1',
      HOME: elsewhere,
      TMPDIR: elsewhere,
    };
    proxy = await recordingProxy(front, port);
    server = await startProcess(environment);
    await untilDemoIsMade();
    browser = await launch();
    page = (await visit(browser, WITH_SERVICE_WORKER)).page;
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.kill();
    await proxy?.close();
    await collector?.close();
    for (const folder of [dataFolder, elsewhere]) rmSync(folder, { recursive: true, force: true });
  });

  it(`${PATIENTS} patients are searched for and opened`, async () => {
    token = await enter(page, origin, ADMIN, '/prohealth/searchByUhid');
    canaries.add('access token', token);
    const http = serviceClient(origin, token);
    const openTokens = createOpenTokens({ http, now: Date.now });
    const seen = new Set<string>();
    for (const text of LETTERS) {
      const { data } = await http.call(listPatients, { body: { by: 'name', text, limit: 50 } });
      for (const { vitaId } of data) {
        if (seen.size === PATIENTS || seen.has(vitaId)) continue;
        seen.add(vitaId);
        const { data: patient } = await http.call(getPatient, { query: { vitaId } });
        addPatient(canaries, patient, seen.size);
        ids.add(`id of patient ${seen.size}`, vitaId);
        patients.push(patient);
        if (seen.size % 20 === 0) {
          canaries.add(`Open token ${seen.size}`, await openTokens.tokenFor(vitaId));
          await http.call(listPatients, { body: { by: 'name', text: patient.appUserInfo.name } });
        }
      }
    }
    expect(patients).toHaveLength(PATIENTS);
    expect(canaries.size).toBeGreaterThan(2 * PATIENTS);
  });

  it('some of them are viewed in a browser', async () => {
    for (const patient of patients.slice(0, 3)) {
      await page.goto(`${origin}/prohealth/searchByUhid`);
      await searchFor(page, patient.phones[0]?.value ?? patient.appUserInfo.name);
      await page.goto(`${origin}${callAddress(patient.vitaId)}`);
      await patientRegion(page).getByText(patient.appUserInfo.name).first().waitFor();
    }
  });

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${inner}${path}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });

  it('requests are refused, each with canaries wherever possible', async () => {
    const statuses = new Set<number>();
    for (const { appUserInfo, phones, uhid, vitaId } of patients.slice(0, 20)) {
      const { name } = appUserInfo;
      const phone = phones[0]?.value ?? name;
      const bearer = { authorization: `Bearer ${token}` };
      const q = encodeURIComponent;
      const answers = [
        post('/api/auth/user/list', JSON.stringify({ by: name, text: phone })),
        post('/api/auth/user/list', `{"by":"name","text":"${name}`),
        post('/api/auth/user/list', JSON.stringify({ by: 'name', text: name, [name]: uhid })),
        post('/api/auth/user/list', name, { 'content-type': `text/${name.replace(' ', '-')}` }),
        post('/api/routine/calllog/add', JSON.stringify({ name, phone }), { 'idempotency-key': vitaId }),
        post('/api/identityExchange', JSON.stringify({ idToken: `${name} ${phone}` }), {
          authorization: 'None',
        }),
        fetch(`${inner}/api/auth/user/get?vitaId=${q(name)}&phone=${q(phone)}`, { headers: bearer }),
        fetch(`${inner}/${q(name)}?uhid=${q(uhid ?? '')}`),
        fetch(`${inner}/health`, { headers: { 'x-request-id': phone.replace(/\D/g, '') } }),
        fetch(`${inner}/metrics`, { headers: { authorization: `Bearer ${q(name)}` } }),
        fetch(`${inner}/login/${q(name)}`, { method: 'POST', body: new URLSearchParams({ email: phone }) }),
        fetch(`${inner}/oidc/auth?login_hint=${q(name)}&client_id=${q(phone)}`),
      ];
      for (const { status } of await Promise.all(answers)) statuses.add(status);
    }
    for (const status of [400, 401, 404, 415, 422]) expect([...statuses]).toContain(status);
  });

  it('input that is not HTTP is refused', async () => {
    const { port } = new URL(inner);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`${patients[0]?.appUserInfo.name} ${patients[0]?.phones[0]?.value}\r\n\r\n`);
    await new Promise((resolve) => socket.resume().once('close', resolve));
  });

  it('an import is refused, row by row', async () => {
    const file = join(elsewhere, '..', `careline-rows-${process.pid}.ndjson`);
    const rows = patients.flatMap(({ appUserInfo: { name }, phones, uhid }) => [
      JSON.stringify({ source: 'canary', name, phone: phones, uhid }),
      `{"source":"canary","name":"${name}`,
    ]);
    writeFileSync(file, rows.join('\n'));
    const output = await command(environment, 'import', '--patients', file).catch(String);
    rmSync(file);
    expect(output).toMatch(/\d/);
    expect(heldBy(output)).toEqual([]);
  });

  it('the database fails under the server', async () => {
    const before = await fetch(`${inner}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    figures = await before.text();
    const base = join(dataFolder, 'database', 'base');
    for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
      const path = join(base, name);
      if (statSync(path).isFile()) truncateSync(path, 0);
    }
    const statuses: number[] = [];
    for (const { appUserInfo, vitaId } of patients.slice(0, 40)) {
      const search = post('/api/auth/user/list', JSON.stringify({ by: 'name', text: appUserInfo.name }));
      const open = fetch(`${inner}/api/auth/user/get?vitaId=${vitaId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      for (const answer of [search, open])
        statuses.push(
          await answer.then(
            ({ status }) => status,
            () => 0,
          ),
        );
    }
    failed = statuses.filter((status) => status >= 500).length;
    expect(failed).toBeGreaterThan(0);
  });

  it('the browser stores none', async () => {
    const stored = JSON.stringify(await readBrowser(page));
    expect(stored.length).toBeGreaterThan(1_000);
    expect(canaries.foundIn(stored)).toEqual([]);
    await page.evaluate((name) => localStorage.setItem('planted', name), patients[7]?.appUserInfo.name ?? '');
    expect(canaries.foundIn(JSON.stringify(await readBrowser(page)))).not.toEqual([]);
  });

  it('no address seen by a proxy contains one', async () => {
    expect(proxy.addresses.length).toBeGreaterThan(PATIENTS);
    expect(proxy.addresses.filter((address) => canaries.foundIn(address).length > 0)).toEqual([]);
    await fetch(`${origin}/${encodeURIComponent(patients[8]?.uhid ?? '')}`);
    expect(canaries.foundIn(proxy.addresses.join('\n'))).not.toEqual([]);
  });

  it('no metric contains one', () => {
    expect(figures).toContain('careline_http_requests_total');
    expect(heldBy(figures)).toEqual([]);
    expect(heldBy(`${figures}${patients[9]?.vitaId}`)).toEqual(['id of patient 10']);
  });

  it('no log line of any level contains one', async () => {
    await server.stop();
    const output = server.output();
    for (const level of ['info', 'error']) expect(output).toContain(`"level":"${level}"`);
    expect(output.split('\n').length).toBeGreaterThan(PATIENTS);
    expect(heldBy(output)).toEqual([]);
    expect(heldBy(`${output}${token}`)).toEqual(['access token']);
  });

  it('no trace contains one', () => {
    expect(collector.spans().length).toBeGreaterThan(PATIENTS);
    expect(heldBy(collector.bodies.join('\n'))).toEqual([]);
    const planted = JSON.stringify({
      url: `/search?q=${encodeURIComponent(patients[10]?.appUserInfo.name ?? '')}`,
    });
    expect(heldBy(planted)).not.toEqual([]);
  });

  it('no file outside the data folder contains one', () => {
    expect(heldBy(contentOf(elsewhere))).toEqual([]);
    console.log(
      `canaries: ${canaries.size + ids.size} looked for in ${server.output().split('\n').length} lines of the log (${failed} of answers 5xx), ${proxy.addresses.length} addresses, ${collector.spans().length} spans, ${figures.split('\n').length} lines of figures: 0 found`,
    );
    writeFileSync(join(elsewhere, 'planted'), `of ${patients[11]?.appUserInfo.name}`);
    expect(heldBy(contentOf(elsewhere))).not.toEqual([]);
  });
});
