import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ENTRY } from '../e2e/support/start-server.ts';
import { START_LIMIT_MS } from '../scripts/patience.ts';

/** A build other than the one `npm start` runs. */
const entry = process.env.CARELINE_SERVER_ENTRY ?? SERVER_ENTRY;

export type Environment = Readonly<Record<string, string>>;

function spawnServer(environment: Environment, args: readonly string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH, HOME, CARELINE_LOG: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => text };
}

/** Runs one command to its end. Returns its output, or throws it if the command failed. */
export async function command(environment: Environment, ...args: readonly string[]): Promise<string> {
  const { ended, output } = spawnServer(environment, args);
  if ((await ended) === 0) return output();
  throw new Error(`${args.join(' ')} failed: ${output()}`);
}

/** Starts a command and kills it with `kill -9` after some time, unless it has ended by then. */
export async function killedCommand(
  environment: Environment,
  afterMs: number,
  ...args: readonly string[]
): Promise<void> {
  const { child, ended } = spawnServer(environment, args);
  await Promise.race([ended, wait(afterMs)]);
  child.kill('SIGKILL');
  await ended;
}

export interface ServerProcess {
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  output(): string;
  /** Returns how often it exited unexpectedly. */
  exits(): number;
}

async function isHealthy(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}

/** Starts the server in a separate process; its settings must include PORT. */
export async function startProcess(environment: Environment): Promise<ServerProcess> {
  const { PORT: port = '' } = environment;
  let running: { child: ChildProcess; ended: Promise<number | null>; output: () => string };
  let output = '';
  let exits = 0;
  let isAsked = false;

  async function start(): Promise<void> {
    isAsked = false;
    running = spawnServer(environment, []);
    void running.ended.then(() => {
      if (!isAsked) exits += 1;
    });
    const deadline = Date.now() + START_LIMIT_MS;
    while (Date.now() < deadline && running.child.exitCode === null) {
      if (await isHealthy(port)) return;
      await wait(50);
    }
    running.child.kill('SIGKILL');
    throw new Error(`The server did not become ready:\n${running.output()}`);
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    isAsked = true;
    running.child.kill(signal);
    await running.ended;
    output += running.output();
  }

  await start();
  return {
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: start,
    output: () => output + running.output(),
    exits: () => exits,
  };
}
