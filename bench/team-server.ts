import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { freePort } from '../e2e/support/free-port.ts';
import { copyMadeDemo } from '../e2e/support/start-server.ts';
import { copyBesideBundle } from '../packages/console/server/files-beside-bundle.ts';
import { isShort } from './size.ts';
import type { Colleague } from './staff-load.ts';

const SERVER = 'packages/console/server';
const run = promisify(execFile);
/** Used instead of the demo's patients, which take half a minute on an empty server. */
const SHORT_PATIENTS = 100;

/**
 * Builds a script that fills a database, below node_modules so that it finds its packages. Returns the built file's
 * path.
 */
export async function buildSeeder(name: 'seed-clinic' | 'demo-warnings' = 'seed-clinic'): Promise<string> {
  const folder = join(SERVER, 'node_modules/.careline-bench');
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(SERVER, `test/children/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@electric-sql/*', 'pg', 'oidc-provider', 'kysely'],
    logLevel: 'error',
  });
  await copyBesideBundle(SERVER, folder);
  return outfile;
}

/** A folder, or the address of a PostgreSQL database. */
type Place = { readonly CARELINE_DATA: string } | { readonly DATABASE_URL: string };

async function seed(seeder: string, staff: number, origin: string, place: Place): Promise<Colleague[]> {
  const [where = ''] = Object.values(place);
  const size = isShort && 'DATABASE_URL' in place ? [String(SHORT_PATIENTS)] : [];
  if (isShort && 'CARELINE_DATA' in place) await copyMadeDemo(place.CARELINE_DATA);
  const { stdout } = await run(process.execPath, [seeder, String(staff), origin, where, ...size], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const colleagues: Colleague[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  if (colleagues.length !== staff)
    throw new Error(`The clinic has ${colleagues.length} of ${staff} colleagues.`);
  return colleagues;
}

export interface TeamServer {
  stop(): Promise<void>;
}

/** The built server with a clinic's patients and its signed-in staff. */
export interface ServedClinic {
  readonly origin: string;
  readonly staff: readonly Colleague[];
  stop(): Promise<void>;
}

export async function startClinic(staffCount: number, place: Place): Promise<ServedClinic> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const staff = await seed(await buildSeeder(), staffCount, origin, place);
  const { stop } = await startTeamServer(port, place);
  return { origin, staff, stop };
}

const START_LIMIT_MS = 120_000;

/** Starts the built server as `npm start` does; `CARELINE_SERVER_ENTRY` selects another build. */
export async function startTeamServer(port: number, place: Place): Promise<TeamServer> {
  const entry = process.env.CARELINE_SERVER_ENTRY ?? join(SERVER, 'dist/serve.js');
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run "pnpm run build product" first.`);
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    PORT: String(port),
    CARELINE_ORIGIN: `http://localhost:${port}`,
    CARELINE_HOST: '127.0.0.1',
  };
  const child = spawn(process.execPath, [entry], {
    env: { PATH, HOME, CARELINE_DEMO: 'off', CARELINE_LOG: 'warn', ...settings, ...place },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // A failing bench may exit early, and its server must not outlive it.
  process.once('exit', () => child.kill('SIGKILL'));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error('The server does not start.');
    }
    await pause(100);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
