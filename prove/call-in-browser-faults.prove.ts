import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { getCallLog, listUserTouchpoints } from '@careline/core/internal/calls';
import type { HttpClient } from '@careline/core/internal/http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { enter } from '../e2e/pages/sign-in.ts';
import { launch, visit } from '../e2e/support/browser.ts';
import { COACH } from '../e2e/support/people.ts';
import { plainPatients, serviceClient } from '../e2e/support/service.ts';
import { type RunningServer, startServer } from '../e2e/support/start-server.ts';
import { ofTurn } from '../scripts/long-tests.mjs';
import { type BegunCall, begin, settled, type TypedCall, typeMost } from './browser-call.ts';
import { FAULTS, type Fault, STRIKES } from './browser-faults.ts';
import { createPersistence, insisting } from './call-logs.ts';
import { coachToken } from './coach.ts';
import { isShort, seed } from './proof.ts';

/** The short form runs every other fault once, chosen by `CARELINE_SEED`. */
const FIRST = isShort ? ofTurn(FAULTS, 2) : FAULTS;
const LOGS = isShort ? FIRST.length : 324;
const PEOPLE = isShort ? 8 : 20;
const LIMIT_MS = 90 * 60_000;
/** Longer than a save waits between two attempts. */
const WAITING_MS = 6 * 60_000;

interface Logged extends BegunCall {
  readonly typed: TypedCall;
  readonly fault: Fault;
}

const random = seededRandom(seed);
const persistence = createPersistence(random);
const counts = new Map<Fault, number>();
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Returns a client; make new ones, because its token expires before a long run ends. */
const reader = async (): Promise<HttpClient> =>
  insisting(serviceClient(server.origin, await coachToken(server.origin)), persistence);

/** Returns faults in equal numbers, in an order set by the seed; the first ones are all different. */
function faultOf(number: number): Fault {
  return FIRST[number] ?? FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none';
}

function newCall(): TypedCall {
  const reached = random() < 0.7;
  return { reached, note: `note ${randomUUID()}`, report: reached ? `Says “${randomUUID()}”,\nन & <b>` : '' };
}

async function enterOne(page: Page, vitaId: string, fault: Fault): Promise<{ page: Page; logged: Logged }> {
  const typed = newCall();
  const call = await begin(page, server.origin, vitaId);
  const rest = await typeMost(page, typed);
  const at = await STRIKES[fault](page, { context, server, random, call, rest });
  const isOver = settled(at).or(at.getByText('This call is already finished')).first();
  await isOver.waitFor();

  return { page: at, logged: { ...call, typed, fault } };
}

const isOfNow = (at: number): boolean => Math.abs(Date.now() / 1000 - at) * 1000 < LIMIT_MS;

/** Returns what the server has of a call, as far as a person entered it. */
async function storedOf(http: HttpClient, { contactId, vitaId, typed }: Logged) {
  const { data } = await http.call(listUserTouchpoints, { query: { vitaId, limit: '200' } });
  const own = data.filter(({ id }) => id === contactId);
  const statuses = own.map(({ status }) => status);
  const { data: logs } = await http.call(getCallLog, { query: { contactId } });
  return {
    calls: statuses.map(({ disposition, note }) => [disposition, note]),
    // It must be dated now, whatever the device's clock says.
    dated: own.every(({ startedAt, status }) => isOfNow(startedAt) && isOfNow(status.endedAt ?? startedAt)),
    versions: logs.map(({ version }) => version),
    reported: typed.reached && JSON.stringify(logs[0]?.answers ?? {}).includes(JSON.stringify(typed.report)),
  };
}

/** Returns the faults after which a call is missing, altered, or stored more than once. */
async function notStoredOnce(http: HttpClient, logged: readonly Logged[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const one of logged) {
    const { reached, note } = one.typed;
    const expected = {
      calls: [[reached ? 'reached-patient' : 'busy', note]],
      dated: true,
      versions: reached ? [1] : [],
      reported: reached,
    };
    const stored = await storedOf(http, one);
    if (!isDeepStrictEqual(stored, expected)) wrong.push(`${one.fault}: ${JSON.stringify(stored)}`);
  }
  return wrong;
}

/** Checks that no other calls were stored. */
async function noGhosts(http: HttpClient, logged: readonly Logged[], since: number): Promise<void> {
  for (const vitaId of new Set(logged.map((one) => one.vitaId))) {
    const { data } = await http.call(listUserTouchpoints, { query: { vitaId, limit: '200' } });
    const made = data.filter(({ startedAt }) => startedAt >= since).map(({ id }) => id);
    const entered = logged.filter((one) => one.vitaId === vitaId).map(({ contactId }) => contactId);
    expect(made.sort()).toEqual(entered.sort());
  }
}

it(
  `stores ${LOGS} calls entered in a browser exactly once, whatever fails (seed ${seed})`,
  async () => {
    const since = Math.floor(Date.now() / 1000);
    const people = (await plainPatients(await reader(), PEOPLE)).map(({ vitaId }) => vitaId);
    const visitor = await visit(browser);
    context = visitor.context;
    let { page } = visitor;
    await enter(page, server.origin, COACH);
    const logged: Logged[] = [];
    for (let number = 0; number < LOGS; number += 1) {
      const fault = faultOf(number);
      // Each time another patient: a call that still waits to be sent is offered again to whoever calls the same one.
      const vitaId = people[number % people.length] ?? '';
      const one = await enterOne(page, vitaId, fault);
      page = one.page;
      logged.push(one.logged);
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
    }
    // The next person to open the console sends what still waits.
    await page.goto(`${server.origin}/prohealth`);
    const last = await reader();
    await expect
      .poll(() => notStoredOnce(last, logged), { timeout: WAITING_MS, interval: 2_000 })
      .toEqual([]);
    await noGhosts(last, logged, since);
    const summary = [...counts].map(([fault, count]) => `${fault} ${count}`).join(', ');
    console.log(`calls in a browser: ${logged.length} stored once; ${summary}`);
  },
  LIMIT_MS,
);
