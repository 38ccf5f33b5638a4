import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { SERVER_ENTRY } from '../e2e/support/start-server.ts';
import {
  type ImportedContents,
  importedContents,
} from '../packages/console/server/test/content/imported-contents.ts';
import { writeSources } from './import-sources.ts';
import { command, type Environment, startProcess } from './processes.ts';
import { seed } from './proof.ts';

const SIZE = { people: 300, rows: 12_000 };
const KILLS = 8;

const random = seededRandom(seed);
const entry = process.env.CARELINE_SERVER_ENTRY ?? SERVER_ENTRY;

let work: string;
let source: string;
/** The result of an undisturbed import. */
let wanted: ImportedContents;

const countsOf = (tables: ImportedContents) =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));

async function newClinic(): Promise<Environment> {
  const port = await freePort();
  const environment = {
    PORT: String(port),
    CARELINE_DATA: await mkdtemp(join(work, 'data-')),
    CARELINE_DEMO: 'off',
    CARELINE_HOST: '127.0.0.1',
    CARELINE_ORIGIN: `http://localhost:${port}`,
  };
  const who = ['--email', 'a@staff.example', '--name', 'A', '--facility', 'Clinic'];
  await command(environment, 'staff', 'add', ...who);
  return environment;
}

const importCommand = (environment: Environment) => command(environment, 'import', source);

interface Started {
  readonly child: ChildProcess;
  /** The exit code; null if it was killed. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

/** Starts an import and waits until it has reached `quarter` percent. */
async function importUntil(environment: Environment, quarter: string): Promise<Started> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [entry, 'import', source], {
    env: { PATH, HOME, CARELINE_LOG: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes(`${quarter} %`)) resolve();
      });
    }
    child.once('close', () => reject(new Error(`It ended before ${quarter} %: ${text}`)));
  });
  return { child, ended, output: () => text };
}

/** Later kills come later, because rows already imported are skipped. */
const quarterOf = (kill: number): string => (['25', '50', '75'] as const)[kill % 3] ?? '25';

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'careline-import-proof-'));
  source = join(work, 'source');
  await writeSources(source, SIZE, random);
  const clinic = await newClinic();
  await importCommand(clinic);
  wanted = await importedContents(clinic.CARELINE_DATA ?? '');
});
afterAll(() => rm(work, { recursive: true, force: true }));

describe(`an import that is killed ${KILLS} times (seed ${seed})`, () => {
  it('ends with the same data as an undisturbed one when the command dies', async () => {
    const clinic = await newClinic();
    const folder = clinic.CARELINE_DATA ?? '';
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, ended } = await importUntil(clinic, quarterOf(kill));
      child.kill('SIGKILL');
      expect(await ended).toBeNull();
      if (kill === 0)
        expect((await importedContents(folder)).reading?.length).not.toBe(wanted.reading?.length);
    }
    await importCommand(clinic);
    const left = await importedContents(folder);
    expect(countsOf(left)).toEqual(countsOf(wanted));
    expect(left).toEqual(wanted);
    expect(await importCommand(clinic)).not.toMatch(/[1-9][\d,]* {2}(taken|kept as they are)/);
    expect(countsOf(await importedContents(folder))).toEqual(countsOf(wanted));
    console.log(`import: command killed ${KILLS} times; rows ${JSON.stringify(countsOf(left))}`);
  });

  it('ends with the same data as an undisturbed one when its server dies', async () => {
    const clinic = await newClinic();
    const server = await startProcess(clinic);
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { ended, output } = await importUntil(clinic, quarterOf(kill));
        await server.kill();
        expect(await ended, output()).toBe(1);
        expect(output()).toContain('run the same command again');
        await server.restart();
      }
      expect(await importCommand(clinic)).toContain('through the server');
    } finally {
      await server.stop();
    }
    const left = await importedContents(clinic.CARELINE_DATA ?? '');
    expect(countsOf(left)).toEqual(countsOf(wanted));
    expect(left).toEqual(wanted);
    console.log(`import: server killed ${KILLS} times; rows ${JSON.stringify(countsOf(left))}`);
  });
});
