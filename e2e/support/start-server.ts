import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What `npm start` runs. */
export const SERVER_ENTRY = join(root, 'packages/console/server/dist/serve.js');
const CONSOLE = join(root, 'packages/console/app/dist/index.html');

export interface RunningServer {
  readonly origin: string;
  readonly dataFolder: string;
  /** What the process wrote so far. */
  log(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Health {
  readonly status: string;
  readonly demo: string;
}

function assertBuilt(): void {
  for (const file of [SERVER_ENTRY, CONSOLE]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run "pnpm run build product" first.`);
  }
}

async function readHealth(origin: string): Promise<Health | undefined> {
  try {
    return (await (await fetch(`${origin}/health`)).json()) as Health;
  } catch {
    return undefined;
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Longest wait for a first start with its demo people on a slow, busy machine. */
const START_LIMIT_MS = 170_000;

/** The built server as its own process, on a new data folder, once it is healthy and its demo people are made. */
export async function startServer(): Promise<RunningServer> {
  assertBuilt();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'careline-e2e-'));
  const logFile = join(dataFolder, 'server.log');
  const env = { ...process.env, PORT: String(port), CARELINE_DATA: dataFolder, CARELINE_LOG: 'info' };
  let child: ChildProcess;

  async function start(): Promise<void> {
    const output = openSync(logFile, 'a');
    child = spawn(process.execPath, [SERVER_ENTRY], { env, stdio: ['ignore', output, output] });
    const deadline = Date.now() + START_LIMIT_MS;
    while (Date.now() < deadline) {
      const health = await readHealth(origin);
      if (health?.status === 'ok' && health.demo === 'ready') return;
      if (child.exitCode !== null) break;
      await wait(200);
    }
    child.kill('SIGKILL');
    throw new Error(`The server did not become ready:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended(child);
  }

  await start();
  return {
    origin,
    dataFolder,
    log: () => readFileSync(logFile, 'utf8'),
    kill: () => end('SIGKILL'),
    restart: start,
    async stop() {
      await end('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
