import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CaseSheetSession,
  createCaseSheetSession,
  listCaseSheetVersions,
  loadCaseSheetSection,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import type { HttpClient } from '@careline/core/internal/http';
import { exchangeIdentity, getProfile } from '@careline/core/internal/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { DOCTOR, PASSWORD } from '../e2e/support/people.ts';
import { plainPatients, serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import { openBrowser, signIn } from '../packages/console/server/test/identity/oidc-browser.ts';
import { type FaultCounts, faultyFetch } from './faulty-fetch.ts';
import { isShort, seed } from './proof.ts';

/** A list has at most 30 rows, so the writers share two patients. */
const WRITERS = isShort ? 6 : 50;
const KILLS = isShort ? 1 : 6;
const FAULT_RATE = 0.2;

let server: RunningServer;
let http: HttpClient;
let shaky: HttpClient;
let staffId: string;
const random = seededRandom(seed);
const cuts: FaultCounts = { before: 0, after: 0 };
const counts = { conflicts: 0, failures: 0, kills: 0 };

beforeAll(async () => {
  server = await startServer();
  const idToken = await signIn(openBrowser(server.origin), DOCTOR, PASSWORD);
  const { token } = await serviceClient(server.origin, '').call(exchangeIdentity, { body: { idToken } });
  http = serviceClient(server.origin, token);
  shaky = serviceClient(server.origin, token, faultyFetch(random, FAULT_RATE, cuts));
  staffId = (await http.call(getProfile)).data.resourceId;
});
afterAll(() => server.stop());

async function ready(session: CaseSheetSession): Promise<void> {
  while (session.store.getState().phase !== 'editing') {
    await wait(20 + random() * 200);
    if (session.store.getState().phase === 'unavailable') await session.load();
  }
}

/** Adds a row to a section as one person, retrying until it is stored. */
async function write(vitaId: string, number: number): Promise<void> {
  const session = createCaseSheetSession({
    http: shaky,
    vitaId,
    section: await loadCaseSheetSection('ALLERGIES'),
    staffId,
    now: Date.now,
    newId: randomUUID,
    timeZone: 'Asia/Kolkata',
  });
  await ready(session);
  session.addRow('allergies');
  const rows = (session.store.getState().values.allergies?.allergies ?? []) as readonly unknown[];
  const at = (key: string) => ({ section: 'allergies', row: rows.length - 1, key });
  session.setValue(at('substance'), `Substance ${number}`);
  session.setValue(at('kind'), 'DRUG');
  for (;;) {
    const result = await session.save();
    if (result === 'saved') break;
    if (result === 'conflict') counts.conflicts += 1;
    else if (result === 'failed') counts.failures += 1;
    else throw new Error(`writer ${number}: ${result} ${JSON.stringify(session.store.getState().problems)}`);
    await wait(random() * 300);
  }
  session.dispose();
}

async function killNowAndThen(isDone: () => boolean): Promise<void> {
  while (counts.kills < KILLS && !isDone()) {
    await wait(500 + random() * 1_500);
    await server.kill();
    counts.kills += 1;
    await server.restart();
  }
}

async function versionsOf(vitaId: string): Promise<SheetVersion[]> {
  const all: SheetVersion[] = [];
  let after: string | undefined;
  do {
    const query = { vitaId, section: 'ALLERGIES', ...(after !== undefined && { after }) } as const;
    const page = await http.call(listCaseSheetVersions, { query });
    all.push(...page.data);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return all;
}

const substancesIn = ({ answers }: SheetVersion): readonly string[] =>
  ((answers.allergies?.allergies ?? []) as { substance: string }[]).map(({ substance }) => substance);

it(`${WRITERS} people write in the sheets of two patients at once; nothing is lost while connections break and the server is killed (seed ${seed})`, async () => {
  // Some demo patients are recorded as having no known allergies, which leaves no place for rows.
  const patients: { readonly vitaId: string }[] = [];
  for (const patient of await plainPatients(http, 12))
    if (patients.length < 2 && (await versionsOf(patient.vitaId)).length === 0) patients.push(patient);
  expect(patients).toHaveLength(2);
  const work = Array.from({ length: WRITERS }, (_, number) => ({
    vitaId: patients[number % 2]?.vitaId ?? '',
    number,
  }));
  let done = 0;
  const writing = Promise.all(
    work.map(async ({ vitaId, number }) => {
      await write(vitaId, number);
      done += 1;
    }),
  );
  await Promise.all([writing, killNowAndThen(() => done === WRITERS)]);
  for (const { vitaId } of patients) {
    const versions = await versionsOf(vitaId);
    const own = work.filter((one) => one.vitaId === vitaId);
    // Each row is there once, each writer has one version, and each version follows the previous one.
    expect(versions).toHaveLength(own.length);
    expect([...substancesIn(versions[0] as SheetVersion)].toSorted()).toEqual(
      own.map(({ number }) => `Substance ${number}`).toSorted(),
    );
    expect(versions.map(({ number }) => number)).toEqual(own.map((_, index) => own.length - index));
    for (const [place, version] of versions.entries())
      expect(version.follows).toEqual(versions[place + 1] ? [versions[place + 1]?.id] : []);
  }
  console.log(
    `case sheets: ${WRITERS} writers, ${WRITERS} versions; refused for a newer one and merged ${counts.conflicts}; ` +
      `tries that failed ${counts.failures}; cut before ${cuts.before}, after ${cuts.after}; killed ${counts.kills}`,
  );
});
