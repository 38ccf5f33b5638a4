import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildChild, type Child, startChild } from '../../../../test/build-child.ts';
import { askHolder, FolderInUseError, lockFolder } from './folder-lock.ts';

const address = 'http://localhost:47100';
const describeHolder = () => ({ address });
let base: string;
let holder: string;
const children: Child[] = [];

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'careline-lock-'));
  holder = await buildChild(
    fileURLToPath(new URL('../../../../test/children/lock-holder.ts', import.meta.url)),
  );
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()));
});
afterAll(() => rm(base, { recursive: true, force: true }));

function holdIn(folder: string): Child {
  const child = startChild(holder, [folder, address]);
  children.push(child);
  return child;
}

describe.each([
  ['a folder', 'short'],
  ['a folder whose path is longer than a socket may have', join('l'.repeat(90), 'o'.repeat(90), 'नाम')],
])('%s', (_, name) => {
  const folderOf = (part: string) => join(base, name, part);

  it('is acquired, held, and free again after its release', async () => {
    const folder = folderOf('release');
    const lock = await lockFolder(folder, describeHolder);
    expect(await askHolder(folder)).toEqual({ address });
    await lock.release();
    expect(await askHolder(folder)).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder, describeHolder)).release();
  });

  it('is refused to a second process, which learns where the first serves', async () => {
    const folder = folderOf('second');
    const lock = await lockFolder(folder, describeHolder);
    const lines = await holdIn(folder).nextLine();
    expect(lines).toContain(`FolderInUseError: Careline is already running on the data folder`);
    expect(lines).toContain(`at ${address}`);
    await lock.release();
  });

  it('is free again after kill -9 of its holder', async () => {
    const folder = folderOf('killed');
    const child = holdIn(folder);
    expect(await child.nextLine()).toBe('held');
    await expect(lockFolder(folder, describeHolder)).rejects.toBeInstanceOf(FolderInUseError);
    await child.kill();
    expect(await askHolder(folder)).toBeUndefined();
    const lock = await lockFolder(folder, describeHolder);
    expect(await readdir(folder)).toHaveLength(1);
    await lock.release();
  });
});

it.each([1, 2, 3])(
  'goes to exactly one of the processes that race for a killed one’s lock (run %i)',
  async () => {
    const folder = join(base, 'race');
    const first = holdIn(folder);
    expect(await first.nextLine()).toBe('held');
    await first.kill();
    const lines = await Promise.all([1, 2, 3, 4].map(() => holdIn(folder).nextLine()));
    expect(lines.filter((line) => line === 'held')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('FolderInUseError'))).toHaveLength(3);
  },
);

it('goes to exactly one of many requests inside one process', async () => {
  const folder = join(base, 'one-process');
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockFolder(folder, describeHolder)),
  );
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});

it('says that the holder is still starting', async () => {
  const folder = join(base, 'starting');
  const lock = await lockFolder(folder, () => ({ address: undefined }));
  expect(await askHolder(folder)).toEqual({ address: undefined });
  await expect(lockFolder(folder, describeHolder)).rejects.toThrow('has not said yet where it serves');
  await lock.release();
});

it('leaves other files of the folder alone', async () => {
  const folder = join(base, 'files');
  await (await lockFolder(folder, describeHolder)).release();
  const file = join(folder, 'lock-notes.sock');
  await writeFile(file, 'mine');
  await (await lockFolder(folder, describeHolder)).release();
  expect(existsSync(file)).toBe(true);
});

it('says what to do about an unusable folder', async () => {
  const file = join(base, 'file');
  await writeFile(file, '');
  await expect(lockFolder(file, describeHolder)).rejects.toThrow('EEXIST');
  expect(await askHolder(join(base, 'missing'))).toBeUndefined();
});
