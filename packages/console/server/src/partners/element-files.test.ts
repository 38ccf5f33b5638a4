import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openElementFiles } from './element-files.ts';

let home: string;
let folder: string;
let releases: string;
const onKeepFailed = vi.fn();

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'careline-elements-'));
  folder = join(home, 'cdn');
  releases = join(home, 'kept');
  onKeepFailed.mockClear();
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Makes a build whose first file imports another one with this hash in its name. */
async function build(hash: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await writeFile(join(folder, 'careline.js'), `import './chunk-${hash}.js';`);
  await writeFile(join(folder, `chunk-${hash}.js`), `export const build = '${hash}';`);
  await writeFile(join(folder, 'snippet.html'), '<p>');
}

const open = (where: string | undefined = releases) =>
  openElementFiles({ path: '/elements', folder, releases: where, onKeepFailed });
type Opened = Awaited<ReturnType<typeof open>>;

const ask = async (files: Opened, path: string) => files.answer(path, new Request('http://localhost/'));
const textOf = async (files: Opened, path: string) => (await ask(files, path))?.text();

it.each([
  [
    'the first file is asked for again soon',
    '/careline.js',
    'public, max-age=300, stale-while-revalidate=86400',
  ],
  ['a file with its hash in its name stays', '/chunk-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
  ['a file of a named build stays', '/{id}/careline.js', 'public, max-age=31536000, immutable'],
])('%s, for pages of every origin', async (_, path, caching) => {
  await build('a1b2c3d4');
  const files = await open();
  const { headers } = (await ask(files, path.replace('{id}', files.release?.id ?? ''))) as Response;
  expect(headers.get('cache-control')).toBe(caching);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('returns the integrity of every file, as a browser computes it', async () => {
  await build('a1b2c3d4');
  const { release } = await open();
  const digest = createHash('sha384').update("import './chunk-a1b2c3d4.js';").digest('base64');
  expect(release?.integrity['careline.js']).toBe(`sha384-${digest}`);
  expect(Object.keys(release?.integrity ?? {})).toEqual(['careline.js', 'chunk-a1b2c3d4.js']);
});

it('names a build by its content', async () => {
  await build('a1b2c3d4');
  const first = (await open()).release?.id;
  await build('a1b2c3d4');
  expect((await open()).release?.id).toBe(first);
  await build('b1b2c3d4');
  expect((await open()).release?.id).not.toBe(first);
});

it('names a build as its files name themselves', async () => {
  await build('a1b2c3d4');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ build: '0123456789ab' }));
  expect((await open()).release?.id).toBe('0123456789ab');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ build: '../../etc' }));
  expect((await open()).release?.id).toMatch(/^[0-9a-f]{12}$/);
});

it('keeps serving a named build, and the files its pages still request', async () => {
  await build('a1b2c3d4');
  const before = (await open()).release?.id ?? '';
  await build('b1b2c3d4');
  const files = await open();
  expect(await textOf(files, '/careline.js')).toContain('b1b2c3d4');
  expect(await textOf(files, `/${before}/careline.js`)).toContain('a1b2c3d4');
  expect(await textOf(files, '/chunk-a1b2c3d4.js')).toContain('a1b2c3d4');
  expect(onKeepFailed).not.toHaveBeenCalled();
});

it('stores a build together with its compressed files', async () => {
  await build('a1b2c3d4');
  await writeFile(join(folder, 'careline.js.br'), 'compressed');
  const { release } = await open();
  expect(await readFile(join(releases, release?.id ?? '', 'careline.js.br'), 'utf8')).toBe('compressed');
  expect(release?.integrity).not.toHaveProperty(['careline.js.br']);
});

it('keeps at most two dozen builds, the most recently used', async () => {
  for (let n = 10; n < 36; n += 1) {
    await build(`AAAAAA${n}`);
    await open();
  }
  const last = (await open()).release?.id;
  const names = await readdir(releases);
  expect(names).toHaveLength(24);
  expect(names).toContain(last);
});

it.each([
  ['without a folder to keep builds in', async () => undefined],
  [
    'where the folder cannot be written',
    async () => {
      await writeFile(releases, 'a file in the way');
      return releases;
    },
  ],
])('serves its own build %s', async (_, place) => {
  await build('a1b2c3d4');
  const where = await place();
  const files = await openElementFiles({ path: '/elements', folder, releases: where, onKeepFailed });
  expect(await textOf(files, `/${files.release?.id}/careline.js`)).toContain('a1b2c3d4');
  expect(onKeepFailed).toHaveBeenCalledTimes(where === undefined ? 0 : 1);
});

it.each([
  ['a build nobody made', '/0123456789ab/careline.js'],
  ['a file nobody made', '/other.js'],
  ['a file that is none of the elements', '/snippet.html'],
  ['a way out', '/../secret.js'],
  ['a longer way out', '/0123456789ab/../../secret.js'],
  ['the folder', '/'],
])('has no answer for %s', async (_, path) => {
  await build('a1b2c3d4');
  await writeFile(join(home, 'secret.js'), 'secret');
  expect(await ask(await open(), path)).toBeUndefined();
});

it('has none at all where nothing is built', async () => {
  const files = await open();
  expect(files.release).toBeUndefined();
  expect(await ask(files, '/careline.js')).toBeUndefined();
});
