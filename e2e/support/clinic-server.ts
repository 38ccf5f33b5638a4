import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { START_LIMIT_MS } from '../../scripts/patience.ts';
import { SERVER_ENTRY } from './start-server.ts';

type Environment = Readonly<Record<string, string>>;

/** A clinic's server: no demo, people added by command. */
export interface ClinicServer {
  readonly origin: string;
  /** Runs a product command while the server is stopped and returns its output. Rejects if it fails. */
  command(argv: readonly string[], environment: Environment): Promise<string>;
  /** Starts the server, or restarts it with other settings. */
  start(environment: Environment): Promise<void>;
  remove(): Promise<void>;
}

const isHealthy = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null ? Promise.resolve(child.exitCode) : new Promise((done) => child.once('exit', done));

/** Creates a data folder for a server on this port. */
export function clinicServer(port: number): ClinicServer {
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'careline-clinic-'));
  let serving: ChildProcess | undefined;

  function run(argv: readonly string[], environment: Environment) {
    const own = {
      PORT: String(port),
      CARELINE_DATA: folder,
      CARELINE_ORIGIN: origin,
      CARELINE_HOST: '127.0.0.1',
      CARELINE_LOG: 'info',
    };
    const child = spawn(process.execPath, [SERVER_ENTRY, ...argv], {
      env: { ...process.env, ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return { child, output: () => output };
  }

  async function rest(): Promise<void> {
    if (!serving) return;
    serving.kill('SIGTERM');
    await ended(serving);
    serving = undefined;
  }

  return {
    origin,
    async command(argv, environment) {
      await rest();
      const { child, output } = run(argv, environment);
      if ((await ended(child)) !== 0) throw new Error(output());
      return output();
    },
    async start(environment) {
      await rest();
      const { child, output } = run([], environment);
      serving = child;
      const deadline = Date.now() + START_LIMIT_MS;
      while (!(await isHealthy(origin))) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(output());
        await wait(200);
      }
    },
    async remove() {
      await rest();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
