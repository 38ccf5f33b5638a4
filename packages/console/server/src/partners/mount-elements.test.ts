import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Log } from '../platform/http/log.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { problemResponse } from '../platform/http/problem-response.ts';
import { RELEASE_VERSION } from '../platform/release-version.ts';
import { mountElements, openElements } from './mount-elements.ts';

const ORIGIN = 'https://clinic.example';
const app = new Hono<{ Bindings: HttpBindings }>();
const error = vi.fn();
let home: string;
app.onError((failure) => {
  if (!(failure instanceof ProblemError)) throw failure;
  return problemResponse(failure, { id: 'request' } as never);
});

async function build(folder: string, drawnBy: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'careline.js'), `'${drawnBy}';`);
  await writeFile(join(folder, 'session.js'), `'${drawnBy}';`);
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ shell: ['careline.js'], session: ['session.js'], views: {} }),
  );
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'careline-mounted-'));
  const elementsFolder = join(home, 'cdn');
  await build(elementsFolder, 'react');
  await build(join(elementsFolder, 'light'), 'preact');
  await writeFile(join(elementsFolder, 'careline-core.tgz'), 'an archive '.repeat(100));
  const log = { error } as unknown as Log;
  mountElements(app, await openElements({ elementsFolder, releasesFolder: join(home, 'kept') }, log), {
    origin: ORIGIN,
  });
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** The routes record their name in the request record. */
const ask = (path: string) => app.request(path, {}, { incoming: { headers: {}, socket: {} } } as never);
const textAt = async (path: string) => (await ask(path)).text();

it.each([
  ['the build on React', '/elements', 'react'],
  ['the light build', '/elements/light', 'preact'],
])(
  '%s has its own addresses: a moving one, a permanent one, and a note about it',
  async (_, path, drawnBy) => {
    const note = JSON.parse(await textAt(`${path}/release.json`));
    expect((await ask(`${path}/careline.js`)).headers.get('timing-allow-origin')).toBe('*');
    expect(note.version).toBe(`${RELEASE_VERSION}+${note.release}`);
    expect(note.address).toBe(`${ORIGIN}${path}/${note.release}/`);
    expect(Object.keys(note.importMap.integrity)).toEqual([
      `${note.address}careline.js`,
      `${note.address}session.js`,
    ]);
    expect(await textAt(`${path}/careline.js`)).toContain(drawnBy);
    const named = await ask(new URL(`${note.address}careline.js`).pathname);
    expect(await named.text()).toContain(drawnBy);
    expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const snippet = await textAt(`${path}/snippet.html`);
    expect(snippet).toContain(`import '${note.address}careline.js'`);
    expect(snippet).toContain(note.importMap.integrity[`${note.address}careline.js`]);
    expect(error).not.toHaveBeenCalled();
  },
);

it('serves the libraries’ archives unchanged at permanent addresses, and says what to do where there is none', async () => {
  const { release, archives } = JSON.parse(await textAt('/elements/release.json'));
  expect(archives).toEqual([`${ORIGIN}/elements/${release}/careline-core.tgz`]);
  const accept = { 'accept-encoding': 'br, gzip' };
  const { pathname } = new URL(archives[0]);
  const archive = await app.request(pathname, { headers: accept }, {
    incoming: { headers: {}, socket: {} },
  } as never);
  expect(await archive.text()).toMatch(/^an archive /);
  expect(Object.fromEntries(archive.headers)).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(archive.headers.has('content-encoding')).toBe(false);
  const none = await ask(`/elements/${release}/careline-ui.tgz`);
  expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('npm run archives')]);
});
