import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importCalendar } from '@careline/core/encounters/availability';
import { createHttpClient, type HttpClient, HttpError, serviceBasesUnder } from '@careline/core/http';
import { getPatient } from '@careline/core/patients';
import { freePort } from '../e2e/support/free-port.ts';
import { report } from './row.ts';
import { percentile } from './staff-load.ts';
import { buildSeeder, seed, startTeamServer } from './team-server.ts';

/** Requests of another user alone, and next to imports of calendars, on the embedded database. */
const ENTRY = process.env.CARELINE_SERVER_ENTRY ?? 'packages/console/server/dist/serve.js';
const SLOWEST_MS = 250;
/** The median of a request next to imports over the median alone, each server its own. */
const SLOWER = 10;
const ALONE = 60;
const BETWEEN_MS = 25;

const clientOf = (origin: string, token: string): HttpClient =>
  createHttpClient({
    bases: serviceBasesUnder(`${origin}/api`),
    origin,
    fetch,
    accessToken: async () => token,
  });

const calendarOf = (events: number, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...Array.from({ length: events }, (_, index) =>
      ['BEGIN:VEVENT', `UID:event-${index}`, ...lines, 'END:VEVENT'].join('\r\n'),
    ),
    'END:VCALENDAR',
  ].join('\r\n');

const stamp = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

const LONG = calendarOf(4000, [`DTSTART;TZID=Europe/Berlin:${stamp(3)}T100000`, 'DURATION:PT1H']);
const HEAVY = calendarOf(1500, [
  'DTSTART:19000101T100000Z',
  'DURATION:PT1H',
  'RRULE:FREQ=DAILY;COUNT=1;BYMONTH=2;BYMONTHDAY=30',
]);

const timeOf = async (http: HttpClient, vitaId: string): Promise<number> => {
  const began = performance.now();
  await http.call(getPatient, { query: { vitaId } });
  return performance.now() - began;
};

async function timesUntil(http: HttpClient, vitaId: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    times.push(await timeOf(http, vitaId));
    await pause(BETWEEN_MS);
  }
  await work;
  return times;
}

/** Imports a calendar as one's own leave; a refusal is an answer too. */
async function take(http: HttpClient, careProviderId: string, calendar: string): Promise<void> {
  const body = { careProviderId, calendar, replaceAll: false };
  await http.call(importCalendar, { body, idempotencyKey: randomUUID() }).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.code !== 'input-invalid') throw error;
  });
}

const folder = join(tmpdir(), `careline-calendars-${process.pid}`);
const port = await freePort();
const origin = `http://localhost:${port}`;
const place = { CARELINE_DATA: folder };
const MANY = 20;
const staff = await seed(await buildSeeder(), MANY + 1, origin, place);
const server = await startTeamServer(ENTRY, port, place);
try {
  const [reader, ...importers] = staff;
  const http = clientOf(origin, reader?.token ?? '');
  const vitaId = reader?.patients[0]?.vitaId ?? '';
  // The first requests load what the others use.
  for (let turn = 0; turn < 20; turn += 1) await timeOf(http, vitaId);
  const alone: number[] = [];
  for (let turn = 0; turn < ALONE; turn += 1) alone.push(await timeOf(http, vitaId));
  for (const [name, count, calendar] of [
    ['1 calendar of 4,000 events', 1, LONG],
    [`${MANY} calendars of 4,000 events`, MANY, LONG],
    [`${MANY} calendars with rules that take too long`, MANY, HEAVY],
  ] as const) {
    const imports = importers
      .slice(0, count)
      .map(({ token, staffId }) => take(clientOf(origin, token), staffId, calendar));
    const times = await timesUntil(http, vitaId, Promise.all(imports));
    report({
      name: `slowest other request next to ${name}`,
      kind: 'ms',
      value: Math.max(...times),
      budget: SLOWEST_MS,
    });
    report({
      name: '  median, over the median alone',
      kind: 'ratio',
      value: percentile(times, 0.5) / percentile(alone, 0.5),
      budget: SLOWER,
    });
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
