import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 300_000;

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function isReady(port) {
  try {
    const health = await (await fetch(`http://localhost:${port}/health`)).json();
    return health.status === 'ok' && health.demo === 'ready';
  } catch {
    return false;
  }
}

/**
 * Makes a data folder with the demo patients, which servers of journeys and proofs copy. It takes half a
 * minute, so it runs next to other tests. If it fails, each server makes its own and reports the cause.
 */
export async function makeDemoFolder(folder) {
  const making = `${folder}.making`;
  await mkdir(making);
  const port = await freePort();
  const output = openSync(join(making, 'server.log'), 'a');
  const server = spawn(process.execPath, ['packages/console/server/dist/serve.js'], {
    env: { ...process.env, PORT: String(port), CARELINE_DATA: making, CARELINE_LOG: 'info' },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const deadline = Date.now() + LIMIT_MS;
  let ready = false;
  while (!ready && server.exitCode === null && Date.now() < deadline) {
    await wait(300);
    ready = await isReady(port);
  }
  server.kill('SIGTERM');
  await ended;
  if (ready) await rename(making, folder);
  else await rm(making, { recursive: true, force: true });
}
