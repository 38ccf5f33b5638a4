import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newDataFolder } from '../../../../test/data-folder.ts';
import { openDatabase } from '../database.ts';
import { prepareFolder } from './embedded-folder.ts';

let dataFolder: string;
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

async function flip(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

const failureOf = () => openDatabase({ dataFolder }).catch((error) => error);

describe('a damaged folder is reported and left unchanged', () => {
  it.each<[string, string, (folder: string) => Promise<void>]>([
    ['without its version', 'the file PG_VERSION is missing', (folder) => rm(join(folder, 'PG_VERSION'))],
    [
      'with a version that is none',
      'does not contain a version',
      (folder) => writeFile(join(folder, 'PG_VERSION'), '\0\0\0'),
    ],
    [
      'with a changed control file',
      'incorrect checksum in control file',
      (folder) => flip(join(folder, 'global/pg_control'), 100),
    ],
    [
      'with a cut control file',
      'could not read file "global/pg_control"',
      (folder) => truncate(join(folder, 'global/pg_control'), 0),
    ],
  ])('%s', async (_, words, damage) => {
    dataFolder = await newDataFolder();
    const folder = join(dataFolder, 'database');
    await damage(folder);
    const before = await readdir(folder);
    const failure = await failureOf();
    expect(failure.name).toBe('DatabaseOpenError');
    expect(failure.message).toContain(words);
    expect(failure.message).toContain(`${folder} is damaged`);
    expect(failure.message).toContain('npm start -- restore FILE');
    expect(await readdir(folder)).toEqual(expect.arrayContaining(before));
  });

  it('of another PostgreSQL version, with how to migrate it', async () => {
    dataFolder = await newDataFolder();
    await writeFile(join(dataFolder, 'database/PG_VERSION'), '17\n');
    const failure = await failureOf();
    expect(failure.message).toContain('is of PostgreSQL 17');
    expect(failure.message).toContain('npm start -- backup FILE');
  });
});

it('creates a new database where a killed first start left half of one', async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'careline-folder-'));
  const folder = join(dataFolder, 'database');
  await mkdir(`${folder}.making`);
  await writeFile(join(`${folder}.making`, 'half'), '');
  await prepareFolder(folder, async (making) => {
    expect(await readdir(making)).toEqual([]);
    await writeFile(join(making, 'PG_VERSION'), '18\n');
  });
  expect(await readdir(dataFolder)).toEqual(['database']);
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
});
