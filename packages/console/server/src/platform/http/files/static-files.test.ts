import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaticFiles, serveFiles } from './static-files.ts';

let folder: string;
let files: StaticFiles;
const script = 'console.log("hello");\n'.repeat(200);
const request = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-static-'));
  await mkdir(join(folder, 'app/assets'), { recursive: true });
  await writeFile(join(folder, 'app/index.html'), '<!doctype html><title>x</title>');
  await writeFile(join(folder, 'app/assets/main-abc.js'), script);
  await writeFile(join(folder, 'secret.txt'), 'secret');
  files = serveFiles(join(folder, 'app'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('caches hashed assets permanently and revalidates the page', async () => {
  const asset = await files.answer('/assets/main-abc.js', request());
  const page = await files.answer('/index.html', request());
  expect(asset?.headers.get('cache-control')).toContain('immutable');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  expect(page?.headers.get('content-type')).toContain('text/html');
});

it('compresses for clients that accept it', async () => {
  const small = await files.answer('/assets/main-abc.js', request({ 'accept-encoding': 'gzip, br' }));
  expect(small?.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await (small as Response).arrayBuffer())).toString()).toBe(script);
  const plain = await files.answer('/assets/main-abc.js', request());
  expect(plain?.headers.get('content-encoding')).toBeNull();
  expect(await plain?.text()).toBe(script);
});

it.each([
  ['sends what the build has compressed beside it', 1, 'of the build'],
  ['compresses itself a file that was changed since', -60, script],
])('%s', async (_, seconds, text) => {
  const path = join(folder, 'app/assets/built-abc.js');
  await writeFile(path, script);
  await writeFile(`${path}.br`, brotliCompressSync('of the build'));
  const { mtimeMs } = await stat(path);
  const at = mtimeMs / 1000 + seconds;
  await utimes(`${path}.br`, at, at);
  const fresh = serveFiles(join(folder, 'app'));
  const sent = await fresh.answer('/assets/built-abc.js', request({ 'accept-encoding': 'br' }));
  expect(brotliDecompressSync(Buffer.from(await (sent as Response).arrayBuffer())).toString()).toBe(text);
});

it('answers 304 for a file the browser has', async () => {
  const etag = (await files.answer('/index.html', request()))?.headers.get('etag') ?? '';
  expect((await files.answer('/index.html', request({ 'if-none-match': etag })))?.status).toBe(304);
});

it('notices a changed file', async () => {
  await writeFile(join(folder, 'app/changes.txt'), 'before');
  expect(await (await files.answer('/changes.txt', request()))?.text()).toBe('before');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(join(folder, 'app/changes.txt'), 'after!');
  expect(await (await files.answer('/changes.txt', request()))?.text()).toBe('after!');
});

it.each(['/../secret.txt', '/assets/../../secret.txt', '/assets', '/', '/missing.js', '/index.html/x'])(
  'has no file at %s',
  async (path) => {
    expect(await files.answer(path, request())).toBeUndefined();
  },
);
