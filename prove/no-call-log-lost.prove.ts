import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addCallLog, dial, getCallLog, listUserTouchpoints } from '@careline/core/calls';
import { type BodyOf, type HttpClient, HttpError } from '@careline/core/http';
import { getPatient, listPatients } from '@careline/core/patients';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { dataClient, serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import { coachToken } from './coach.ts';
import { type FaultCounts, faultyFetch } from './faulty-fetch.ts';
import { isShort, seed } from './proof.ts';

const LOGS = isShort ? 40 : 400;
const KILLS = isShort ? 2 : 20;
const WORKERS = 4;
const FAULT_RATE = 0.25;

type LogBody = BodyOf<typeof addCallLog>;

interface Entered {
  readonly body: LogBody;
  readonly systolic: string;
  readonly weight: string;
}

let server: RunningServer;
let token: string;
const random = seededRandom(seed);
const cuts: FaultCounts = { before: 0, after: 0 };
let kills = 0;
let repeats = 0;

beforeAll(async () => {
  server = await startServer();
  token = await coachToken(server.origin);
});
afterAll(() => server.stop());

/** Tries until the server has confirmed, always with the same key, as an outbox does. */
async function untilConfirmed<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      const mayWork = error instanceof HttpError && (error.retryable || error.failure === 'answer-invalid');
      if (!mayWork) throw error;
      repeats += 1;
      await wait(30 + random() * 120);
    }
  }
}

/** A client that waits and asks again where it is told to: reading 400 calls back is more than the server's rate limit. */
const insisting = (http: HttpClient): HttpClient => ({
  call: (endpoint, request) => untilConfirmed(() => http.call(endpoint, request)),
});

const digits = (from: number, span: number) => String(from + Math.floor(random() * span));

function newLog(contactId: string, vitaId: string): Entered {
  const [systolic, weight] = [digits(110, 60), `${digits(45, 50)}.${digits(0, 10)}`];
  const now = Math.floor(Date.now() / 1000);
  const metaInfo = { updatedAt: now };
  const reading = (metric: 'bloodpressure' | 'body', values: LogBody['readings'][number]['values']) => ({
    id: randomUUID(),
    metric,
    timestamp: now,
    values,
    metaInfo,
  });
  const body: LogBody = {
    contactId,
    vitaId,
    status: {
      id: randomUUID(),
      disposition: 'reached-patient',
      note: `note ${contactId}`,
      endedAt: now,
      metaInfo,
    },
    log: {
      form: 'chronic-care/ad-hoc@1',
      answers: {
        bloodPressure: {
          systolic,
          systolicUnit: 'mm[Hg]',
          diastolic: '80',
          diastolicUnit: 'mm[Hg]',
        },
        body: { weight, weightUnit: 'kg' },
      },
      metaInfo,
    },
    readings: [
      reading('bloodpressure', [
        { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
        { key: 'diastolic', text: '80', unit: 'mm[Hg]' },
      ]),
      reading('body', [{ key: 'weight', text: weight, unit: 'kg' }]),
    ],
  };
  return { body, systolic, weight };
}

async function enterOne(http: HttpClient, vitaId: string): Promise<Entered> {
  const id = randomUUID();
  const [dialKey, logKey] = [randomUUID(), randomUUID()];
  const contact = {
    id,
    vitaId,
    programme: 'ahc' as const,
    callType: 'ad-hoc' as const,
    startedAt: Math.floor(Date.now() / 1000),
    metaInfo: { updatedAt: Math.floor(Date.now() / 1000) },
  };
  await untilConfirmed(() => http.call(dial, { body: { contact }, idempotencyKey: dialKey }));
  const entered = newLog(id, vitaId);
  const save = () => http.call(addCallLog, { body: entered.body, idempotencyKey: logKey });
  // Every fifth save is a double click: two requests with one key at the same time.
  if (random() < 0.2) await Promise.all([untilConfirmed(save), untilConfirmed(save)]);
  else await untilConfirmed(save);
  return entered;
}

async function patients(http: HttpClient): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const text of ['ra', 'an', 'su', 'ma']) {
    const { data } = await http.call(listPatients, { body: { by: 'name', text, limit: 20 } });
    for (const { vitaId } of data) found.add(vitaId);
  }
  return [...found];
}

/** Only patients who may be called: a dial that is refused is not a fault. */
async function callable(http: HttpClient, candidates: readonly string[]): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const vitaId of candidates) {
    const { data } = await http.call(getPatient, { query: { vitaId } });
    if (data.callsStopped === null && !data.deceased && data.phones.length > 0) kept.push(vitaId);
  }
  return kept;
}

async function killNowAndThen(done: () => boolean): Promise<void> {
  while (kills < KILLS && !done()) {
    await wait(400 + random() * 1_500);
    await server.kill();
    kills += 1;
    await server.restart();
  }
}

async function storedOnce(http: HttpClient, entered: Entered): Promise<void> {
  const { contactId, vitaId, readings, status } = entered.body;
  const { data: versions } = await http.call(getCallLog, { query: { contactId } });
  expect(versions.map((version) => version.version)).toEqual([1]);
  expect(versions[0]?.answers).toMatchObject({ bloodPressure: { systolic: entered.systolic } });
  expect([...(versions[0]?.readingIds ?? [])].sort()).toEqual(readings.map(({ id }) => id).sort());
  const { data: contacts } = await http.call(listUserTouchpoints, { query: { vitaId, limit: '200' } });
  const mine = contacts.filter(({ id }) => id === contactId);
  expect(mine.map((contact) => contact.status.note)).toEqual([status.note]);
}

async function readingsOnce(http: HttpClient, entered: readonly Entered[]): Promise<void> {
  const metrics = dataClient(http);
  const to = Math.floor(Date.now() / 1000) + 60;
  for (const metric of ['bloodpressure', 'body'] as const) {
    for (const vitaId of new Set(entered.map(({ body }) => body.vitaId))) {
      const records = await metrics.read({ vitaId, metric, from: 0, to });
      const wanted = entered.filter(({ body }) => body.vitaId === vitaId);
      const ids = wanted.flatMap(({ body }) =>
        body.readings.filter((r) => r.metric === metric).map((r) => r.id),
      );
      for (const id of ids) expect(records.filter((record) => record.id === id)).toHaveLength(1);
      for (const { systolic } of metric === 'bloodpressure' ? wanted : [])
        expect(records.some(({ values }) => values.some(({ text }) => text === systolic))).toBe(true);
    }
  }
}

it(`stores ${LOGS} call logs exactly once while lines are cut and the server is killed (seed ${seed})`, async () => {
  const steady = insisting(serviceClient(server.origin, token));
  const shaky = serviceClient(server.origin, token, faultyFetch(random, FAULT_RATE, cuts));
  const people = await callable(steady, await patients(steady));
  expect(people.length).toBeGreaterThan(5);

  const entered: Entered[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < LOGS) {
      begun += 1;
      entered.push(await enterOne(shaky, people[Math.floor(random() * people.length)] as string));
    }
  };
  const workers = Promise.all(Array.from({ length: WORKERS }, worker));
  await Promise.all([workers, killNowAndThen(() => entered.length >= LOGS)]);

  expect(entered).toHaveLength(LOGS);
  const faults = `cut before ${cuts.before}, after ${cuts.after}; repeated ${repeats}; killed ${kills}`;
  for (const one of entered) await storedOnce(steady, one);
  await readingsOnce(steady, entered);
  console.log(`call logs: ${entered.length} stored once; ${faults}`);
});
