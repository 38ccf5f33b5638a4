import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { START_LIMIT_MS } from '../../scripts/patience.ts';
import { freePort } from './free-port.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** The file `npm start` runs. */
export const SERVER_ENTRY = join(root, 'packages/console/server/dist/serve.js');
const CONSOLE = join(root, 'packages/console/app/dist/index.html');

export interface RunningServer {
  readonly origin: string;
  readonly dataFolder: string;
  /** Returns the process's output so far. */
  log(): string;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  /** Restarts it on the same folder and port. */
  restart(): Promise<void>;
  /** Stops it gracefully. Its folder stays. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

/** Named as in docs/operations/settings.md. */
type Settings = Readonly<Record<string, string>>;

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

/** Logs and the lock's sockets belong to one process. */
const isStored = (path: string): boolean => !path.endsWith('server.log') && !statSync(path).isSocket();

/** Runs the built server as a process on a data folder; resolves when it is healthy and has its demo patients. */
async function runOn(dataFolder: string, settings: Settings = {}): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const logFile = join(dataFolder, 'server.log');
  const env = {
    ...process.env,
    PORT: String(port),
    CARELINE_DATA: dataFolder,
    CARELINE_LOG: 'info',
    ...settings,
  };
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
    rest: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a folder with demo patients already created, in CARELINE_TEST_TEMPLATE, so that the servers of a run share
 * the half minute it takes. Nobody has signed in there, so it knows no server address yet.
 */
async function madeFolder(template: string): Promise<string> {
  if (!existsSync(template)) {
    const making = mkdtempSync(`${template}-`);
    await (await runOn(making)).rest();
    renameSync(making, template);
  }
  return template;
}

/** Fills a new data folder with the demo patients of CARELINE_TEST_TEMPLATE, if set. */
export async function copyMadeDemo(dataFolder: string): Promise<void> {
  const template = process.env.CARELINE_TEST_TEMPLATE;
  if (template) cpSync(await madeFolder(template), dataFolder, { recursive: true, filter: isStored });
}

/** Starts a new server with extra settings; stopping it removes its folder. */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  assertBuilt();
  const dataFolder = mkdtempSync(join(tmpdir(), 'careline-e2e-'));
  await copyMadeDemo(dataFolder);
  return runOn(dataFolder, settings);
}
