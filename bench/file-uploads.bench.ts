import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { uploadReport } from '@careline/core/care';
import { createHttpClient, type HttpClient, serviceBasesUnder } from '@careline/core/http';
import { getPatient } from '@careline/core/patients';
import { freePort } from '../e2e/support/free-port.ts';
import { report } from './row.ts';
import { percentile } from './staff-load.ts';
import { buildSeeder, seed, startTeamServer } from './team-server.ts';

/** Somebody else's requests while one and while many large reports are uploaded, on the embedded database. */
const ENTRY = process.env.CARELINE_SERVER_ENTRY ?? 'packages/console/server/dist/serve.js';
const FILE_BYTES = 19_000_000;
const MANY = 12;
/** Goal: nobody notices. */
const SLOWEST_MS = 250;
const BETWEEN_MS = 25;

const clientOf = (origin: string, token: string): HttpClient =>
  createHttpClient({
    bases: serviceBasesUnder(`${origin}/api`),
    origin,
    fetch,
    accessToken: async () => token,
  });

function aFile(): File {
  const bytes = new Uint8Array(FILE_BYTES);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  return new File([bytes], 'scan.pdf', { type: 'application/pdf' });
}

async function upload(http: HttpClient, vitaId: string): Promise<void> {
  const metaInfo = { updatedAt: Math.floor(Date.now() / 1000) };
  const body = { report: { id: randomUUID(), vitaId, name: 'scan.pdf', metaInfo } };
  await http.call(uploadReport, { body, file: aFile(), idempotencyKey: randomUUID() });
}

/** Milliseconds of each request of somebody else until the work is done. */
async function timesBeside(http: HttpClient, vitaId: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await http.call(getPatient, { query: { vitaId } });
    times.push(performance.now() - began);
    await pause(BETWEEN_MS);
  }
  await work;
  return times;
}

interface Uploader {
  readonly token: string;
  readonly vitaId: string;
}

/** Uploads in a process of its own: sending 230 MB would keep this one from measuring. */
async function uploadElsewhere(origin: string, uploaders: readonly Uploader[]): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [origin, JSON.stringify(uploaders)]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The uploads failed.');
}

async function measure(): Promise<void> {
  const folder = join(tmpdir(), `careline-uploads-${process.pid}`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const place = { CARELINE_DATA: folder };
  const staff = await seed(await buildSeeder(), MANY + 1, origin, place);
  const server = await startTeamServer(ENTRY, port, place);
  try {
    const [reader, ...others] = staff;
    const http = clientOf(origin, reader?.token ?? '');
    const vitaId = reader?.patients[0]?.vitaId ?? '';
    const uploaders = others.map(({ token, patients }) => ({ token, vitaId: patients[0]?.vitaId ?? '' }));
    // The first requests load what the others use.
    for (let turn = 0; turn < 20; turn += 1) await http.call(getPatient, { query: { vitaId } });
    for (const count of [1, MANY]) {
      const times = await timesBeside(http, vitaId, uploadElsewhere(origin, uploaders.slice(0, count)));
      const name = `slowest other request beside ${count} uploads of 19 MB`;
      report({ name, kind: 'ms', value: Math.max(...times), budget: SLOWEST_MS });
      report({ name: '  median', kind: 'ms', value: percentile(times, 0.5) });
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const [origin, uploaders] = process.argv.slice(2);
if (origin === undefined) await measure();
else {
  const list: readonly Uploader[] = JSON.parse(uploaders ?? '[]');
  await Promise.all(list.map(({ token, vitaId }) => upload(clientOf(origin, token), vitaId)));
  process.exit(0);
}
