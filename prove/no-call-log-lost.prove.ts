import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from '@careline/core/internal/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { dataClient, serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import {
  callable,
  createPersistence,
  type Entered,
  enterOne,
  insisting,
  somePatients,
  storedOnce,
} from './call-logs.ts';
import { coachToken } from './coach.ts';
import { type FaultCounts, faultyFetch } from './faulty-fetch.ts';
import { isShort, seed } from './proof.ts';

const LOGS = isShort ? 40 : 400;
const KILLS = isShort ? 2 : 20;
const WORKERS = 4;
const FAULT_RATE = 0.25;

let server: RunningServer;
let token: string;
const random = seededRandom(seed);
const persistence = createPersistence(random);
const cuts: FaultCounts = { before: 0, after: 0 };
let kills = 0;

beforeAll(async () => {
  server = await startServer();
  token = await coachToken(server.origin);
});
afterAll(() => server.stop());

async function killNowAndThen(done: () => boolean): Promise<void> {
  while (kills < KILLS && !done()) {
    await wait(400 + random() * 1_500);
    await server.kill();
    kills += 1;
    await server.restart();
  }
}

async function readingsOnce(http: HttpClient, entered: readonly Entered[]): Promise<void> {
  const metrics = dataClient(http);
  const to = Math.floor(Date.now() / 1000) + 60;
  for (const metric of ['bloodpressure', 'body'] as const) {
    for (const vitaId of new Set(entered.map(({ body }) => body.vitaId))) {
      const records = await metrics.read({ vitaId, metric, from: 0, to });
      const wanted = entered.filter(({ body }) => body.vitaId === vitaId);
      for (const { readingIds } of wanted)
        expect(records.filter(({ id }) => readingIds.includes(id))).toHaveLength(1);
      for (const { systolic } of metric === 'bloodpressure' ? wanted : [])
        expect(records.some(({ values }) => values.some(({ text }) => text === systolic))).toBe(true);
    }
  }
}

it(`stores ${LOGS} call logs exactly once while connections break and the server is killed (seed ${seed})`, async () => {
  const steady = insisting(serviceClient(server.origin, token), persistence);
  const shaky = serviceClient(server.origin, token, faultyFetch(random, FAULT_RATE, cuts));
  const people = await callable(steady, await somePatients(steady));
  expect(people.length).toBeGreaterThan(5);

  const entered: Entered[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < LOGS) {
      begun += 1;
      const vitaId = people[Math.floor(random() * people.length)] as string;
      entered.push(await enterOne(shaky, vitaId, { random, ...persistence }));
    }
  };
  const workers = Promise.all(Array.from({ length: WORKERS }, worker));
  await Promise.all([workers, killNowAndThen(() => entered.length >= LOGS)]);

  expect(entered).toHaveLength(LOGS);
  const faults = `cut before ${cuts.before}, after ${cuts.after}; repeated ${persistence.repeats()}; killed ${kills}`;
  for (const one of entered) await storedOnce(steady, one);
  await readingsOnce(steady, entered);
  console.log(`call logs: ${entered.length} stored once; ${faults}`);
});
