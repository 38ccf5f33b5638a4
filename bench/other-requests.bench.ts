import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { uploadReport } from '@careline/core/internal/care';
import { importCalendar } from '@careline/core/internal/encounters/availability';
import {
  createHttpClient,
  type HttpClient,
  HttpError,
  serviceBasesUnder,
} from '@careline/core/internal/http';
import { getPatient } from '@careline/core/internal/patients';
import { withEmbeddedClinic } from './embedded-clinic.ts';
import { report } from './row.ts';
import { isShort } from './size.ts';
import { type Colleague, percentile } from './staff-load.ts';
import type { ServedClinic } from './team-server.ts';

/**
 * Milliseconds: one user's requests, alone and while others import calendars and upload files, on the embedded
 * database.
 */
const SLOWEST_MS = 250;
/** The limit for the median next to such work, divided by the median alone. */
const SLOWER = 10;
const MANY_CALENDARS = isShort ? 2 : 20;
const MANY_FILES = isShort ? 2 : 12;
const EVENTS = isShort ? 100 : 4000;
const RULES = isShort ? 100 : 1500;
const FILE_BYTES = isShort ? 20_000 : 19_000_000;
const WARM_UP = isShort ? 1 : 20;
const ALONE = isShort ? 3 : 60;
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

/** Imports a calendar as the colleague's own leave. */
const importing =
  (outcome: 'imported' | 'refused', events: number, lines: readonly string[]) =>
  async (http: HttpClient, { staffId: careProviderId }: Colleague): Promise<void> => {
    const body = { careProviderId, calendar: calendarOf(events, lines), replaceAll: false };
    const found = await http.call(importCalendar, { body, idempotencyKey: randomUUID() }).then(
      () => 'imported',
      (error: unknown) => {
        if (error instanceof HttpError && error.code === 'input-invalid') return 'refused';
        throw error;
      },
    );
    if (found !== outcome) throw new Error(`A calendar of ${events} events was ${found}.`);
  };

function aFile(): File {
  const bytes = new Uint8Array(FILE_BYTES);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  return new File([bytes], 'scan.pdf', { type: 'application/pdf' });
}

async function upload(http: HttpClient, { patients: [patient] }: Colleague): Promise<void> {
  const metaInfo = { updatedAt: Math.floor(Date.now() / 1000) };
  const body = { report: { id: randomUUID(), vitaId: patient?.vitaId ?? '', name: 'scan.pdf', metaInfo } };
  await http.call(uploadReport, { body, file: aFile(), idempotencyKey: randomUUID() });
}

const WORK = {
  'calendars of 4,000 events': importing('imported', EVENTS, [
    `DTSTART;TZID=Europe/Berlin:${stamp(3)}T100000`,
    'DURATION:PT1H',
  ]),
  'calendars with rules that take too long': importing('refused', RULES, [
    'DTSTART:19000101T100000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=1;BYMONTH=2;BYMONTHDAY=30',
  ]),
  'uploads of 19 MB': upload,
} as const;

type WorkName = keyof typeof WORK;

const ROWS: readonly (readonly [count: number, name: WorkName])[] = [
  [1, 'calendars of 4,000 events'],
  [MANY_CALENDARS, 'calendars of 4,000 events'],
  [MANY_CALENDARS, 'calendars with rules that take too long'],
  [1, 'uploads of 19 MB'],
  [MANY_FILES, 'uploads of 19 MB'],
];

async function doWork(origin: string, name: WorkName, colleagues: readonly Colleague[]): Promise<void> {
  await Promise.all(colleagues.map((colleague) => WORK[name](clientOf(origin, colleague.token), colleague)));
}

/** Runs in a separate process: sending 230 MB would disturb the measurement in this one. */
async function workElsewhere(origin: string, name: WorkName, colleagues: readonly Colleague[]) {
  if (isShort) return doWork(origin, name, colleagues);
  const child = fork(fileURLToPath(import.meta.url), [origin, name, JSON.stringify(colleagues)]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The ${name} failed.`);
}

async function timeOf(http: HttpClient, vitaId: string): Promise<number> {
  const began = performance.now();
  await http.call(getPatient, { query: { vitaId } });
  return performance.now() - began;
}

async function timesOf(count: number, http: HttpClient, vitaId: string): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await timeOf(http, vitaId));
  return times;
}

/** Returns the milliseconds of each request until the work is done. */
async function timesUntil(http: HttpClient, vitaId: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  do {
    times.push(await timeOf(http, vitaId));
    await pause(BETWEEN_MS);
  } while (!isDone);
  await work;
  return times;
}

async function measure({ origin, staff }: ServedClinic): Promise<void> {
  const [reader, ...colleagues] = staff;
  const http = clientOf(origin, reader?.token ?? '');
  const vitaId = reader?.patients[0]?.vitaId ?? '';
  // The first requests load code and data that later ones reuse.
  await timesOf(WARM_UP, http, vitaId);
  const alone = await timesOf(ALONE, http, vitaId);
  for (const [count, work] of ROWS) {
    const times = await timesUntil(http, vitaId, workElsewhere(origin, work, colleagues.slice(0, count)));
    const name = `slowest other request next to ${count} ${work}`;
    report({ name, kind: 'ms', value: Math.max(...times), budget: SLOWEST_MS });
    const ratio = percentile(times, 0.5) / percentile(alone, 0.5);
    report({ name: '  median, over the median alone', kind: 'ratio', value: ratio, budget: SLOWER });
  }
}

const [origin, name, colleagues] = process.argv.slice(2);
if (origin === undefined) await withEmbeddedClinic(measure);
else {
  await doWork(origin, name as WorkName, JSON.parse(colleagues ?? '[]'));
  process.exit(0);
}
