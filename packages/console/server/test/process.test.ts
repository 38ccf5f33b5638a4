import { type ChildProcess, spawn } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildChild } from './build-child.ts';
import { newDataFolder } from './data-folder.ts';
import { openBrowser, signIn } from './identity/oidc-browser.ts';
import { freePort } from './test-server.ts';

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

let program: string;
let folder: string;
let port: number;
const folders: string[] = [];
const running = new Set<ChildProcess>();

const newFolder = async () => {
  const made = await newDataFolder();
  folders.push(made);
  return made;
};

beforeAll(async () => {
  program = await buildChild(fileURLToPath(new URL('../src/serve.ts', import.meta.url)));
  folder = await newFolder();
  port = await freePort();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(folders.map((one) => rm(one, { recursive: true, force: true })));
});

const real = () => ({
  PORT: String(port),
  CARELINE_DATA: folder,
  CARELINE_DEMO: 'off',
  CARELINE_HOST: '127.0.0.1',
  CARELINE_ORIGIN: `http://localhost:${port}`,
});

function start(environment: Record<string, string>, args: readonly string[] = []): Started {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, CARELINE_LOG: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, output: () => text, ended };
}

/** Runs to the end. Returns the exit code and all output. */
async function run(environment: Record<string, string>, args: readonly string[] = []) {
  const { output, ended } = start(environment, args);
  const code = await ended;
  return { code, output: output() };
}

async function serving(started: Started): Promise<void> {
  for (;;) {
    if (started.output().includes('Careline runs on')) return;
    if (started.child.exitCode !== null) throw new Error(`It ended: ${started.output()}`);
    await pause(50);
  }
}

const health = async () => (await fetch(`http://localhost:${port}/health`)).json();

describe('the command line', () => {
  it.each([
    ['--help', 0, 'PORT'],
    ['frobnicate', 2, 'no command "frobnicate"'],
    ['staff', 0, '--email'],
    ['backup', 2, 'backup FILE'],
    ['restore', 2, '--replace'],
  ])('%s exits with %d and lists the commands', async (command, code, words) => {
    const ended = await run({}, [command]);
    expect(ended.code).toBe(code);
    expect(ended.output).toContain(words);
  });

  it.each([
    ['a port that is none', { PORT: 'http' }, 'PORT must be'],
    ['no address where people are real', { CARELINE_DEMO: 'off' }, 'CARELINE_ORIGIN is missing'],
    [
      'demo people and a database server',
      { DATABASE_URL: 'postgresql://x/y', CARELINE_DEMO: 'on' },
      'CARELINE_DEMO',
    ],
  ])('refuses %s with an explanation', async (_, environment, words) => {
    const ended = await run(environment);
    expect(ended.code).toBe(2);
    expect(ended.output).toContain(words);
    expect(ended.output).not.toMatch(/ at .*\d+:\d+/);
  });

  it('says which port is busy and how to choose another', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const ended = await run(real());
    other.close();
    expect(ended.code).toBe(4);
    expect(ended.output).toContain(`Port ${port} is in use`);
    expect(ended.output).toContain(`PORT=${port + 1} npm start`);
  });

  it('says when the database server cannot be reached', async () => {
    const { CARELINE_DATA: _, ...environment } = real();
    const ended = await run({
      ...environment,
      DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/careline',
    });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain('DATABASE_URL');
    expect(ended.output).not.toContain('secret');
  });
});

describe('a server for real users', () => {
  let password = '';
  let server: Started;

  it('has its first administrator added before it starts', async () => {
    const { CARELINE_ORIGIN: _, ...environment } = real();
    const bad = await run(environment, ['staff', 'add', '--email', 'nobody', '--name', 'A']);
    expect(bad.code).toBe(2);
    const args = [
      'staff',
      'add',
      '--email',
      'First@Staff.example',
      '--name',
      'Asha Verma',
      '--facility',
      'Clinic',
      '--app-scope',
      'consult',
    ];
    const added = await run(environment, args);
    expect(added.code).toBe(0);
    expect(added.output).toContain('first@staff.example may now sign in at Clinic');
    password = /shown only now\): (\S+)/.exec(added.output)?.[1] ?? '';
    const again = await run(environment, args);
    expect(again.output).toContain('already on the staff list');
  });

  it('starts, and lets the administrator sign in', async () => {
    server = start(real());
    await serving(server);
    expect(server.output()).not.toContain('demo');
    expect(await health()).toMatchObject({ status: 'ok', demo: 'none' });
    const origin = `http://localhost:${port}`;
    const idToken = await signIn(openBrowser(origin), 'first@staff.example', password);
    const exchanged = await fetch(`${origin}/api/identityExchange`, {
      method: 'POST',
      headers: { authorization: 'None', 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
    });
    const { token } = (await exchanged.json()) as { token: string };
    expect(decodeJwt(token)).toMatchObject({ user_metadata: { app_scopes: ['consult'] } });
  });

  it('refuses a second one on its folder, and says where the first one is', async () => {
    const second = await run({ ...real(), PORT: String(await freePort()) });
    expect(second.code).toBe(3);
    expect(second.output).toContain(`at http://localhost:${port}`);
    const staff = await run(real(), ['staff', 'add', '--email', 'b@staff.example', '--name', 'B']);
    expect(staff.code).toBe(3);
  });

  it('keeps the importer’s secret readable only by its owner', async () => {
    const { mode } = await stat(join(folder, 'import-secret'));
    expect(mode & 0o077).toBe(0);
  });

  it('starts again after kill -9, with all sessions', async () => {
    const browser = openBrowser(`http://localhost:${port}`);
    await signIn(browser, 'first@staff.example', password);
    server.child.kill('SIGKILL');
    await server.ended;
    server = start(real());
    await serving(server);
    expect((await browser.authorize({ prompt: 'none' })).back.get('code')).toBeTruthy();
  });

  it('stops on request, and removes its secret', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await expect(stat(join(folder, 'import-secret'))).rejects.toThrow();
  });

  it('does not become a demo, because real users are in its folder', async () => {
    const ended = await run({ PORT: String(port), CARELINE_DATA: folder });
    expect(ended.code).toBe(2);
    expect(ended.output).toContain('real staff');
  });
});

describe('a demo', () => {
  it('lists its accounts, answers while it is created, and is never served as real', async () => {
    const demoFolder = await newFolder();
    const demo = start({ PORT: String(port), CARELINE_DATA: demoFolder });
    await serving(demo);
    // Lines may arrive in chunks.
    await vi.waitFor(() => expect(demo.output()).toContain('coach@careline.example'));
    expect(await health()).toMatchObject({ status: 'ok', demo: expect.stringMatching(/making|ready/) });
    const browser = openBrowser(`http://localhost:${port}`);
    expect(await signIn(browser, 'coach@careline.example', 'Careline-demo-1')).toMatch(/^eyJ/);
    demo.child.kill('SIGTERM');
    expect(await demo.ended).toBe(0);
    const ended = await run({ ...real(), CARELINE_DATA: demoFolder });
    expect(ended.code).toBe(2);
    expect(ended.output).toContain('demo accounts');
  });
});
